import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherLines } from './gathered-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes a line at once, and those that follow soon together, in their order', () => {
  const write = vi.fn();
  const lines = gatherLines({ write }, () => undefined);
  for (const line of ['a\n', 'b\n', 'c\n']) lines.write(line);
  expect(write.mock.calls).toEqual([['a\n']]);
  vi.advanceTimersByTime(100);
  expect(write.mock.calls).toEqual([['a\n'], ['b\nc\n']]);
  vi.advanceTimersByTime(1000);
  lines.write('d\n');
  expect(write.mock.calls).toEqual([['a\n'], ['b\nc\n'], ['d\n']]);
});

it('writes what waits before the process ends, once', () => {
  const write = vi.fn();
  let end = () => {};
  const lines = gatherLines({ write }, (writeAll) => {
    end = writeAll;
  });
  lines.write('first\n');
  lines.write('last\n');
  end();
  vi.advanceTimersByTime(100);
  expect(write.mock.calls).toEqual([['first\n'], ['last\n']]);
});
