import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MenuItem } from '../menu/index.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { AppShell, type AppShellProps } from './app-shell.tsx';
import { UserMenu } from './user-menu.tsx';

const entries: AppShellProps['entries'] = [
  { id: '1', label: 'Início', icon: <svg />, href: '#inicio' },
  {
    id: '8',
    label: 'Configuração',
    icon: <svg />,
    sections: [{ id: '9', label: 'Dados Cadastrais', icon: <svg />, href: '#dados' }],
  },
];

function Shell(props: Partial<AppShellProps>) {
  const [isCollapsed, setIsCollapsed] = useState(false);
  return (
    <AppShell
      brand={<a href="#inicio">Aferir</a>}
      entries={entries}
      currentId="1"
      isCollapsed={isCollapsed}
      onCollapsedChange={setIsCollapsed}
      {...props}
    >
      <h1>Página</h1>
    </AppShell>
  );
}

const sidebar = () => within(screen.getByRole('navigation', { name: 'Menu principal' }));

describe('AppShell', () => {
  it('marks the section being shown', () => {
    renderUi(<Shell />);
    expect(sidebar().getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page');
  });

  it('folds a group and opens it', async () => {
    const { user } = renderUi(<Shell />);
    const group = sidebar().getByRole('button', { name: 'Configuração' });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(sidebar().queryByRole('link', { name: 'Dados Cadastrais' })).not.toBeInTheDocument();
    await user.click(group);
    expect(sidebar().getByRole('link', { name: 'Dados Cadastrais' })).toBeVisible();
  });

  it('opens the group that holds the section being shown', () => {
    renderUi(<Shell currentId="9" />);
    expect(sidebar().getByRole('link', { name: 'Dados Cadastrais' })).toBeVisible();
  });

  it('shows every section as an icon when collapsed, and folds the group', async () => {
    const { user } = renderUi(<Shell />);
    await user.click(sidebar().getByRole('button', { name: 'Configuração' }));
    await user.click(sidebar().getByRole('button', { name: 'Recolher menu' }));
    expect(sidebar().getByRole('link', { name: 'Dados Cadastrais' })).toBeInTheDocument();
    expect(sidebar().queryByRole('button', { name: 'Configuração' })).not.toBeInTheDocument();
    await user.click(sidebar().getByRole('button', { name: 'Expandir menu' }));
    expect(sidebar().getByRole('button', { name: 'Configuração' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('closes the drawer when a section is chosen', async () => {
    const { user } = renderUi(<Shell />);
    await user.click(screen.getByLabelText('Abrir menu'));
    const drawer = screen.getByRole('dialog', { name: 'Menu principal' });
    expect(await axeViolations(drawer)).toEqual([]);
    await user.click(within(drawer).getByRole('link', { name: 'Início' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('draws links with the router it is given', () => {
    renderUi(<Shell renderLink={(props) => <a {...props} data-router />} />);
    expect(sidebar().getByRole('link', { name: 'Início' })).toHaveAttribute('data-router');
  });

  it('lets the keyboard skip to the content', async () => {
    const { user } = renderUi(<Shell />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('holds the user menu and is accessible', async () => {
    const onSignOut = vi.fn();
    const { user, container } = renderUi(
      <Shell
        headerEnd={
          <UserMenu name="Ana Souza" roleLabel="Usuário" avatar={<svg />}>
            <MenuItem onSelect={onSignOut}>Sair</MenuItem>
          </UserMenu>
        }
      />,
    );
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /Ana Souza/ }));
    expect(screen.getByRole('banner')).toContainElement(screen.getByRole('menu'));
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('menuitem', { name: 'Sair' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});
