import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { PortalContainerProvider } from '../portal-container/index.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from './menu.tsx';
import { MenuButton } from './menu-button.tsx';

function RowMenu({ onReport = () => undefined, onDelete = () => undefined }) {
  return (
    <Menu trigger={<button type="button">Ações</button>}>
      <MenuLabel>Ana Souza</MenuLabel>
      <MenuItem onSelect={onReport}>Relatório</MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" isDisabled onSelect={onDelete}>
        Excluir
      </MenuItem>
      <MenuItem asChild>
        <a href="#conta">Minha Conta</a>
      </MenuItem>
    </Menu>
  );
}

describe('Menu', () => {
  it('opens by keyboard, moves by arrows and gives focus back', async () => {
    const onReport = vi.fn();
    const { user } = renderUi(<RowMenu onReport={onReport} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Relatório' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Minha Conta' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onReport).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Ações' })).toHaveFocus();
  });

  it('does not run what is disabled', async () => {
    const onDelete = vi.fn();
    const { user } = renderUi(<RowMenu onDelete={onDelete} />);
    await user.click(screen.getByRole('button', { name: 'Ações' }));
    const item = screen.getByRole('menuitem', { name: 'Excluir' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await user.click(item);
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('opens where portals go', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const { user } = renderUi(
      <PortalContainerProvider container={container}>
        <RowMenu />
      </PortalContainerProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Ações' }));
    expect(container).toContainElement(screen.getByRole('menu'));
    container.remove();
  });

  it('opens beside its trigger where it is told to', async () => {
    const { user } = renderUi(
      <header>
        <Menu isInPlace trigger={<button type="button">Ana Souza</button>}>
          <MenuItem>Sair</MenuItem>
        </Menu>
      </header>,
    );
    await user.click(screen.getByRole('button', { name: 'Ana Souza' }));
    expect(screen.getByRole('banner')).toContainElement(screen.getByRole('menu'));
  });

  it.each(['Menu', 'MenuButton'])(
    'lets a dialog that %s leads to give the focus back',
    async (kind) => {
      function Asking() {
        const [isAsking, setIsAsking] = useState(false);
        const item = <MenuItem onSelect={() => setIsAsking(true)}>Excluir</MenuItem>;
        return (
          <>
            {kind === 'Menu' ? (
              <Menu trigger={<button type="button">Ações</button>}>{item}</Menu>
            ) : (
              <MenuButton label="Ações" icon={<svg aria-hidden="true" />}>
                {() => item}
              </MenuButton>
            )}
            <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Exclusão" />
          </>
        );
      }
      const { user } = renderUi(<Asking />);
      await user.tab();
      await user.keyboard('{Enter}{Enter}');
      expect(await screen.findByRole('dialog', { name: 'Exclusão' })).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Ações' })).toHaveFocus());
    },
  );

  it('is accessible while open', async () => {
    const { user } = renderUi(<RowMenu />);
    await user.click(screen.getByRole('button', { name: 'Ações' }));
    expect(await axeViolations()).toEqual([]);
  });
});
