/** Where a command writes to: `out` is for what was asked for, `note` for all that is said about it. */
export interface Output {
  /** Writes data; to be waited for where much is written. */
  out(text: string): Promise<void>;
  /** Writes a message for a person. */
  note(text: string): void;
}

/** The status of a process whose output has no place. */
const NOT_WRITTEN = 2;

/**
 * Writes to the process's own streams. Whoever reads them may go away: then the process ends without a word. If they
 * cannot be written for another reason, such as a full disk, `cannotWrite` says so.
 */
export function standardOutput(cannotWrite: (reason: string) => string): Output {
  process.stdout.on('error', (error) =>
    end(error, (reason) => process.stderr.write(`${cannotWrite(reason)}\n`)),
  );
  process.stderr.on('error', (error) => end(error, () => {}));
  return {
    out: (text) => write(process.stdout, text),
    note: (text) => void process.stderr.write(text),
  };
}

/** Writes; where the stream is full, all who wait for it wait for the same drain. */
function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  if (stream.write(text)) return Promise.resolve();
  const drained = drains.get(stream) ?? drainOf(stream);
  drains.set(stream, drained);
  return drained;
}

const drains = new Map<NodeJS.WriteStream, Promise<void>>();

function drainOf(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.once('drain', () => {
      drains.delete(stream);
      resolve();
    });
  });
}

function end({ code, message }: NodeJS.ErrnoException, say: (reason: string) => void): never {
  if (code === 'EPIPE') process.exit();
  say(code ?? message);
  process.exit(NOT_WRITTEN);
}
