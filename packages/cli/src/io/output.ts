export interface Output {
  /** Writes a result to standard output. Resolves when the stream accepts more data. */
  out(text: string): Promise<void>;
  note(text: string): void;
}

const WRITE_FAILED_STATUS = 2;

/**
 * Writes to the streams of the process. The process exits silently if the reader closes the pipe, and with the message
 * `cannotWrite` on any other error, such as a full disk.
 */
export function standardOutput(cannotWrite: (reason: string) => string): Output {
  process.stdout.on('error', (error) =>
    end(error, (reason) => process.stderr.write(`${cannotWrite(reason)}\n`)),
  );
  process.stderr.on('error', (error) => end(error, () => {}));
  return { out: (text) => write(process.stdout, text), note: (text) => void process.stderr.write(text) };
}

/** All pending writes to a full stream share one `drain` listener. */
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

function end({ code, message }: NodeJS.ErrnoException, report: (reason: string) => void): never {
  if (code === 'EPIPE') process.exit();
  report(code ?? message);
  process.exit(WRITE_FAILED_STATUS);
}
