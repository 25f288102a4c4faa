import type { LogStream } from '../../operation/plugins/request-log.ts';

/** How long lines wait behind one that was written, in milliseconds. */
const longestWait = 100;

/**
 * Writes a line at once and those that follow soon together: under load, to write each by itself takes a
 * twelfth of a reading call. What waits is written when the process ends, unless it is killed.
 */
export function gatherLines(
  stream: LogStream,
  beforeEnd: (write: () => void) => unknown = (write) => process.once('exit', write),
): LogStream {
  let lines = '';
  let isWaiting = false;
  const writeAll = () => {
    if (lines === '') return;
    stream.write(lines);
    lines = '';
  };
  beforeEnd(writeAll);
  return {
    write: (line) => {
      lines += line;
      if (isWaiting) return;
      writeAll();
      isWaiting = true;
      const end = () => {
        isWaiting = false;
        writeAll();
      };
      setTimeout(end, longestWait).unref();
    },
  };
}
