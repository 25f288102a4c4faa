import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SkeletonGroup } from '../skeleton/index.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { SidePanel } from './side-panel.tsx';

function Scene({ onClose = () => undefined }: { onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      <SidePanel
        isOpen={isOpen}
        onClose={() => {
          onClose();
          setIsOpen(false);
        }}
        title="Avisos"
        actions={<button type="button">Marcar</button>}
        data-testid="panel"
      >
        <a href="#um">Um</a>
      </SidePanel>
    </>
  );
}

describe('SidePanel', () => {
  it('starts at the first control of its body, is accessible and passes the rest on', async () => {
    const { user } = renderUi(<Scene />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    const panel = screen.getByRole('dialog', { name: 'Avisos' });
    expect(panel).toBe(screen.getByTestId('panel'));
    expect(screen.getByRole('link', { name: 'Um' })).toHaveFocus();
    expect(await axeViolations(panel)).toEqual([]);
  });

  it('starts at itself when its body holds nothing to do', () => {
    renderUi(
      <SidePanel isOpen onClose={() => undefined} title="Avisos">
        <p>Nada de novo.</p>
      </SidePanel>,
    );
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  describe('whose list is on its way', () => {
    const panel = (list: ReactNode) => (
      <SidePanel isOpen onClose={() => undefined} title="Avisos">
        {list}
      </SidePanel>
    );
    const coming = <SkeletonGroup>{null}</SkeletonGroup>;
    const list = <a href="#um">Um</a>;

    it('starts at its first control once that is there', async () => {
      const { rerender } = renderUi(panel(<div />));
      expect(screen.getByRole('dialog')).toHaveFocus();
      rerender(panel(coming));
      await screen.findByRole('status');
      rerender(panel(list));
      await waitFor(() => expect(screen.getByRole('link')).toHaveFocus());
    });

    it('leaves the focus where it has gone on to', async () => {
      const { user, rerender } = renderUi(panel(coming));
      await user.tab();
      rerender(panel(list));
      await screen.findByRole('link');
      expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus();
    });
  });

  it.each([
    ['Esc', async (user: ReturnType<typeof renderUi>['user']) => user.keyboard('{Escape}')],
    [
      'its button',
      async (user: ReturnType<typeof renderUi>['user']) =>
        user.click(screen.getByRole('button', { name: 'Fechar' })),
    ],
  ])('is closed by %s and gives focus back', async (_way, close) => {
    const onClose = vi.fn();
    const { user } = renderUi(<Scene onClose={onClose} />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    await close(user);
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  });

  it('keeps the Tab key inside', async () => {
    const { user } = renderUi(<Scene />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    const panel = screen.getByRole('dialog');
    for (let count = 0; count < 5; count += 1) {
      await user.tab();
      expect(panel).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('gives focus to what it is told to', async () => {
    function Told() {
      const [isOpen, setIsOpen] = useState(true);
      const heir = useRef<HTMLButtonElement>(null);
      return (
        <>
          <button type="button" ref={heir}>
            Herdeiro
          </button>
          <SidePanel isOpen={isOpen} onClose={() => setIsOpen(false)} title="A" finalFocus={heir}>
            <a href="#um">Um</a>
          </SidePanel>
        </>
      );
    }
    const { user } = renderUi(<Told />);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Herdeiro' })).toHaveFocus());
  });
});
