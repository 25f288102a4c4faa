import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePinRenewal } from './use-pin-renewal.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

it('lengthens the PIN at the check before its end, and again before the next', async () => {
  const lengthen = vi.fn(async () => 30 * MINUTE);
  renderHook(() => usePinRenewal({ lifetime: 30 * MINUTE, lengthen, onFailure: vi.fn() }));
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect(lengthen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(lengthen).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect(lengthen).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(lengthen).toHaveBeenCalledTimes(2);
});

it('tells of a PIN that could not be lengthened, and tries at the next check', async () => {
  const cause = new Error('lost');
  const lengthen = vi
    .fn()
    .mockRejectedValueOnce(cause)
    .mockResolvedValue(30 * MINUTE);
  const onFailure = vi.fn();
  renderHook(() => usePinRenewal({ lifetime: 10 * MINUTE, lengthen, onFailure }));
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(cause);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(lengthen).toHaveBeenCalledTimes(2);
});
