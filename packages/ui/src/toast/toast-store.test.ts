import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('createToastStore', () => {
  it('keeps toasts in order and tells its listeners', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const first = store.show({ message: 'Salvo com sucesso.' });
    store.show({ message: 'Solicitação enviada.' });
    store.dismiss(first);
    expect(store.getToasts().map(({ message }) => message)).toEqual(['Solicitação enviada.']);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    store.show({ message: 'Outra' });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('shows the same news once, as new', () => {
    const store = createToastStore();
    const first = store.show({ message: 'Sem conexão', tone: 'danger' });
    const second = store.show({ message: 'Sem conexão', tone: 'danger' });
    expect(store.getToasts().map(({ id }) => id)).toEqual([second]);
    expect(second).not.toBe(first);
  });

  it('keeps its snapshot when nothing changes', () => {
    const store = createToastStore();
    const before = store.getToasts();
    store.dismiss(99);
    expect(store.getToasts()).toBe(before);
  });
});
