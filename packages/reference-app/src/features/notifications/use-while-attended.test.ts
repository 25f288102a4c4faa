import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWhileAttended } from './use-while-attended.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start() {
  const work = vi.fn();
  return { work, ...renderHook(() => useWhileAttended(minute, work)) };
}

it('works each minute while somebody sits there, and no longer', () => {
  const { work } = start();
  vi.advanceTimersByTime(3 * minute);
  expect(work).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60 * minute);
  const last = work.mock.calls.length;
  expect(last).toBeLessThan(16);
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(minute);
  expect(work).toHaveBeenCalledTimes(last + 1);
});

it('rests while the page is hidden', () => {
  const { work } = start();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(3 * minute);
  expect(work).not.toHaveBeenCalled();
});

it('ends with what it is for', () => {
  const { work, unmount } = start();
  unmount();
  vi.advanceTimersByTime(3 * minute);
  expect(work).not.toHaveBeenCalled();
});
