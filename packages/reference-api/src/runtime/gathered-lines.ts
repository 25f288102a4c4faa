import type { LogStream } from '../plugins/request-log.ts';

/** How long a line may wait for others, in milliseconds. */
const longestWait = 100;

/**
 * Writes lines together, many of them in one go: to write each by itself takes as long as a look-up. What
 * waits is written when the process ends, unless it is killed.
 */
export function gatherLines(
  stream: LogStream,
  beforeEnd: (write: () => void) => unknown = (write) => process.once('exit', write),
): LogStream {
  let lines = '';
  const writeAll = () => {
    if (lines === '') return;
    stream.write(lines);
    lines = '';
  };
  beforeEnd(writeAll);
  return {
    write: (line) => {
      if (lines === '') setTimeout(writeAll, longestWait).unref();
      lines += line;
    },
  };
}
