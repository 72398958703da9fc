/** Where a command writes to: `out` is for what was asked for, `note` for all that is said about it. */
export interface Output {
  /** Writes data; to be waited for where much is written. */
  out(text: string): Promise<void>;
  /** Writes a message for a person. */
  note(text: string): void;
}

/**
 * Writes to the process's own streams. Whoever reads them may go away: then the process ends without a
 * word.
 */
export function standardOutput(): Output {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endQuietly);
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

function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}
