import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PortalContainerProvider } from '../portal-container/index.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from './menu.tsx';

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

  it('is accessible while open', async () => {
    const { user } = renderUi(<RowMenu />);
    await user.click(screen.getByRole('button', { name: 'Ações' }));
    expect(await axeViolations()).toEqual([]);
  });
});
