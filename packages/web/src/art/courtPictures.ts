import { idle } from '../client/idle.ts';

/** The widest a card is shown, in pixels of the page. */
const WIDTH = 160;
/** The height of a card for its width. */
const HEIGHT = 7 / 5;
/** So much a colour may differ that a browser gives back; some change it a little, so that nobody is known by it. */
const NEARLY = 8;

interface Picture {
  readonly address: string;
  /** Kept, so that the browser keeps it ready. */
  readonly image: HTMLImageElement;
}

/** The pictures that were made, by the files of the drawings. */
const pictures = new Map<string, Picture>();
/** The making of those that were asked for so far: no picture is made twice by tables that follow each other closely. */
let making = Promise.resolve();

/** The address of a court's picture; as long as there is none, its drawing itself. */
export function courtPicture(file: string): string {
  return pictures.get(file)?.address ?? file;
}

/**
 * Makes pictures of the drawings of courts, one after the other, when the page has nothing more urgent to do. A drawing of a
 * hundred strokes is a document of its own to the browser, which is read when its card is first laid, drawn again whenever
 * something moves over it, and looked through by the garbage collector; a picture is none of that. Where a browser does not give
 * back what was painted, the drawings stay.
 */
export function makeCourtPictures(files: readonly string[]): Promise<void> {
  making = making.then(() => makeAll(files));
  return making;
}

async function makeAll(files: readonly string[]): Promise<void> {
  if (!givesBack()) return;
  for (const file of files) {
    if (pictures.has(file)) continue;
    await idle();
    const drawing = await loaded(file);
    await idle();
    const blob = drawing === null ? null : await painted(drawing);
    if (blob === null) continue;
    const address = URL.createObjectURL(blob);
    const image = await loaded(address);
    if (image === null) URL.revokeObjectURL(address);
    else pictures.set(file, { address, image });
  }
}

/** Whether the browser gives back what was painted: some give white or noise, so that nobody is known by his screen. */
function givesBack(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return false;
  const colour = [180, 60, 20, 255];
  context.fillStyle = `rgb(${colour.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.every((value, index) => Math.abs(value - colour[index % 4]!) <= NEARLY);
}

/** An image that is ready to be shown; null where it cannot be had: without a network its card does without it too. */
async function loaded(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The drawing as a picture that is sharp on this screen. */
function painted(drawing: HTMLImageElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(WIDTH * devicePixelRatio);
  canvas.height = Math.ceil(canvas.width * HEIGHT);
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
