import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAfterPaint } from './use-after-paint.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits for the next frame and does what waits once', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  const work = vi.fn();
  const { result, unmount } = renderHook(() => useAfterPaint());

  result.current.later(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersToNextTimer();
  expect(work).toHaveBeenCalledOnce();

  result.current.now();
  unmount();
  expect(work).toHaveBeenCalledOnce();
});

it('does what waits before it lets something else wait', () => {
  const done: string[] = [];
  const { result } = renderHook(() => useAfterPaint());

  result.current.later(() => done.push('first'));
  result.current.later(() => done.push('second'));
  expect(done).toEqual(['first']);
});

it.each([
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('does it at once when %s', (_, happen) => {
  const work = vi.fn();
  const { result } = renderHook(() => useAfterPaint());

  result.current.later(work);
  happen();
  expect(work).toHaveBeenCalledOnce();
});

it('does it when the component goes', () => {
  const work = vi.fn();
  const { result, unmount } = renderHook(() => useAfterPaint());

  result.current.later(work);
  unmount();
  expect(work).toHaveBeenCalledOnce();
});

it('does not wait for a paint of a page out of sight', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const work = vi.fn();
  const { result } = renderHook(() => useAfterPaint());

  result.current.later(work);
  expect(work).toHaveBeenCalledOnce();
});
