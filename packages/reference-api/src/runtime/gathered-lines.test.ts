import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherLines } from './gathered-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes the lines of a moment together, in their order, and those of the next ones after', () => {
  const write = vi.fn();
  const lines = gatherLines({ write }, () => undefined);
  lines.write('a\n');
  lines.write('b\n');
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(write.mock.calls).toEqual([['a\nb\n']]);
  lines.write('c\n');
  vi.advanceTimersByTime(100);
  expect(write.mock.calls).toEqual([['a\nb\n'], ['c\n']]);
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledTimes(2);
});

it('writes what waits before the process ends, once', () => {
  const write = vi.fn();
  let end = () => {};
  const lines = gatherLines({ write }, (writeAll) => {
    end = writeAll;
  });
  lines.write('last\n');
  end();
  vi.advanceTimersByTime(100);
  expect(write.mock.calls).toEqual([['last\n']]);
});
