import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadOverlays } from '../overlays/index.ts';
import { overlayCode } from '../overlays/overlay-code.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast-store.ts';

afterEach(() => vi.useRealTimers());

/** A store on a clock that the test moves. */
function onMovedClock() {
  vi.useFakeTimers();
  return {
    store: createToastStore(),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

describe('ToastRegion', () => {
  it('shows what the store holds and lets it be put away', async () => {
    const store = createToastStore();
    const { user } = renderUi(<ToastRegion store={store} />);
    act(() => void store.show({ tone: 'success', message: 'Salvo com sucesso.' }));
    expect(screen.getByText('Salvo com sucesso.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(store.getToasts()).toEqual([]);
  });

  it('announces a toast', async () => {
    const store = createToastStore();
    renderUi(<ToastRegion store={store} />);
    act(() => void store.show({ message: 'Solicitação enviada.' }));
    const announced = await screen.findByRole('status');
    await waitFor(() => expect(announced).toHaveTextContent('Solicitação enviada.'));
  });

  it('lets a toast go by itself', () => {
    const { store, pass } = onMovedClock();
    renderUi(<ToastRegion store={store} />);
    act(() => void store.show({ message: 'Passa' }));
    pass(7999);
    expect(store.getToasts()).toHaveLength(1);
    pass(1);
    expect(store.getToasts()).toEqual([]);
  });

  it('keeps a toast while it is pointed at', () => {
    const { store, pass } = onMovedClock();
    renderUi(<ToastRegion store={store} />);
    act(() => void store.show({ message: 'Fica' }));
    pass(5000);
    fireEvent.pointerMove(screen.getByText('Fica'));
    pass(60_000);
    expect(store.getToasts()).toHaveLength(1);
    fireEvent.pointerLeave(screen.getByRole('region', { name: /^Notificações/ }));
    pass(2999);
    expect(store.getToasts()).toHaveLength(1);
    pass(1);
    expect(store.getToasts()).toEqual([]);
  });

  it('goes by itself after an Esc that somebody else took', () => {
    const { store, pass } = onMovedClock();
    const wait = (event: KeyboardEvent) => event.preventDefault();
    document.addEventListener('keydown', wait, true);
    renderUi(
      <>
        <div role="dialog" aria-label="Solicitações">
          <button type="button">Enviar</button>
        </div>
        <ToastRegion store={store} />
      </>,
    );
    act(() => void store.show({ message: 'Passa' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Enviar' }), { key: 'Escape' });
    expect(store.getToasts()).toHaveLength(1);
    document.removeEventListener('keydown', wait, true);
    pass(8000);
    expect(store.getToasts()).toEqual([]);
  });

  it('runs its action and goes', async () => {
    const store = createToastStore();
    const onSelect = vi.fn();
    const { user } = renderUi(<ToastRegion store={store} />);
    act(() => void store.show({ message: 'Sem conexão', action: { label: 'Tentar', onSelect } }));
    await user.click(screen.getByRole('button', { name: 'Tentar' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(store.getToasts()).toEqual([]);
  });

  it('is accessible', async () => {
    const store = createToastStore();
    store.show({ message: 'Salvo com sucesso.', tone: 'success' });
    renderUi(<ToastRegion store={store} />);
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the code of a ToastRegion', () => {
  afterEach(loadOverlays);

  it('comes with the first toast', async () => {
    overlayCode.renew();
    const load = vi.spyOn(overlayCode, 'load');
    const store = createToastStore();
    renderUi(<ToastRegion store={store} />);
    expect(load).not.toHaveBeenCalled();
    act(() => void store.show({ message: 'Salvo com sucesso.' }));
    expect(await screen.findByText('Salvo com sucesso.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /^Notificações/ })).toBeInTheDocument();
  });

  it('may be lost: toasts are said and put away all the same', async () => {
    overlayCode.renew();
    vi.spyOn(overlayCode, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const store = createToastStore();
    const onSelect = vi.fn();
    const { user } = renderUi(<ToastRegion store={store} />);
    act(() => void store.show({ message: 'Sem conexão', action: { label: 'Tentar', onSelect } }));
    act(() => void store.show({ message: 'Salvo com sucesso.' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Sem conexão');
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Tentar' }));
    expect(onSelect).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(store.getToasts()).toEqual([]);
    vi.restoreAllMocks();
  });
});
