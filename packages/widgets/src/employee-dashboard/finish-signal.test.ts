import { describe, expect, it, vi } from 'vitest';
import { createFinishSignal } from './finish-signal.ts';

const KEY = 'avaliacaoFinalizada';

function inOtherTab(newValue: string | null, key: string | null = KEY) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

describe('createFinishSignal', () => {
  it('tells the own tab and takes the signal down', () => {
    const signal = createFinishSignal();
    const told = vi.fn();
    signal.listen(told);
    signal.raise();
    expect(told).toHaveBeenCalledOnce();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('waits in storage for whoever listens first', () => {
    createFinishSignal().raise();
    expect(localStorage.getItem(KEY)).toBe('true');
    const told = vi.fn();
    createFinishSignal().listen(told);
    expect(told).toHaveBeenCalledOnce();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('hears another tab raise it, and nothing else', () => {
    const told = vi.fn();
    createFinishSignal().listen(told);
    inOtherTab(null);
    inOtherTab('true', 'user_funcionario');
    expect(told).not.toHaveBeenCalled();
    inOtherTab('true');
    expect(told).toHaveBeenCalledOnce();
  });

  it('tells nobody who has gone', () => {
    const told = vi.fn();
    const stop = createFinishSignal().listen(told);
    stop();
    inOtherTab('true');
    expect(told).not.toHaveBeenCalled();
  });

  it('works in the own tab where storage is blocked', () => {
    const signal = createFinishSignal(() => {
      throw new Error('bloqueado');
    });
    const told = vi.fn();
    signal.raise();
    signal.listen(told);
    signal.raise();
    expect(told).toHaveBeenCalledTimes(2);
  });
});
