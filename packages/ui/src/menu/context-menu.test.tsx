import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { ContextMenu } from './context-menu.tsx';
import { MenuItem } from './menu.tsx';
import { useContextMenu } from './use-context-menu.ts';

function People() {
  const { place, close, handlers, openByKey } = useContextMenu((element) =>
    element.closest('button'),
  );
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears what is asked of the buttons in it */}
      <div {...handlers} onKeyDown={(event) => openByKey(event, event.target as HTMLElement)}>
        {['Ana', 'Bruno'].map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
        <p>Ninguém</p>
      </div>
      <ContextMenu label={`Ações de ${place?.opener.textContent}`} place={place} onClose={close}>
        <MenuItem onSelect={() => setIsAsking(true)}>Excluir</MenuItem>
        <MenuItem>Editar</MenuItem>
      </ContextMenu>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Exclusão" />
    </>
  );
}

const nameOfMenu = () => screen.queryByRole('menu')?.getAttribute('aria-label');

describe('ContextMenu', () => {
  it('opens by the other button, for what is below the pointer alone', async () => {
    const { user } = renderUi(<People />);
    await user.pointer({ keys: '[MouseRight]', target: screen.getByText('Bruno') });
    expect(nameOfMenu()).toBe('Ações de Bruno');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Bruno' })).toHaveFocus();
    await user.pointer({ keys: '[MouseRight]', target: screen.getByText('Ninguém') });
    expect(nameOfMenu()).toBeUndefined();
  });

  it.each(['{ContextMenu}', '{Shift>}{F10}{/Shift}'])(
    'opens at its first item by %s',
    async (keys) => {
      const { user } = renderUi(<People />);
      await user.tab();
      await user.keyboard(keys);
      expect(nameOfMenu()).toBe('Ações de Ana');
      expect(screen.getByRole('menuitem', { name: 'Excluir' })).toHaveFocus();
      expect(await axeViolations()).toEqual([]);
    },
  );

  it('opens by a long press, which is no press on what is below it', () => {
    vi.useFakeTimers();
    renderUi(<People />);
    const ana = screen.getByRole('button', { name: 'Ana' });
    const touch = { pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(ana, touch);
    act(() => vi.advanceTimersByTime(499));
    expect(nameOfMenu()).toBeUndefined();
    act(() => vi.advanceTimersByTime(1));
    expect(nameOfMenu()).toBe('Ações de Ana');
    const isPress = () => fireEvent.touchEnd(ana);
    expect(isPress()).toBe(false);
    fireEvent.pointerDown(ana, touch);
    fireEvent.pointerUp(ana, touch);
    expect(isPress()).toBe(true);
    vi.useRealTimers();
  });

  it('stays closed where the finger moves on', () => {
    vi.useFakeTimers();
    renderUi(<People />);
    const ana = screen.getByRole('button', { name: 'Ana' });
    fireEvent.pointerDown(ana, { pointerType: 'touch', isPrimary: true, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(ana, { clientX: 4, clientY: 20 });
    act(() => vi.advanceTimersByTime(1000));
    expect(nameOfMenu()).toBeUndefined();
    vi.useRealTimers();
  });

  it('lets a dialog that it leads to give the focus back to what it was opened for', async () => {
    const { user } = renderUi(<People />);
    await user.tab();
    await user.keyboard('{ContextMenu}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Exclusão' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ana' })).toHaveFocus());
  });
});
