import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits until the next frame is over', () => {
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersToNextFrame();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersToNextTimer();
  expect(work).toHaveBeenCalledOnce();
});

it.each([
  ['before the frame', () => {}],
  ['within the frame', () => vi.advanceTimersToNextFrame()],
])('is called off %s', (_, happen) => {
  const work = vi.fn();
  const callOff = afterPaint(work);
  happen();
  callOff();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});

it('waits for nothing on a page out of sight', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const work = vi.fn();
  afterPaint(work);
  expect(work).toHaveBeenCalledOnce();
});
