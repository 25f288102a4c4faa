import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { MenuItem } from './menu.tsx';
import { MenuButton } from './menu-button.tsx';

function renderButton() {
  const onReport = vi.fn();
  const items = vi.fn(() => (
    <>
      <MenuItem onSelect={onReport}>Relatório</MenuItem>
      <MenuItem>Excluir</MenuItem>
    </>
  ));
  const { user } = renderUi(
    <MenuButton icon={<svg aria-hidden="true" />} label="Ações de Ana Souza">
      {items}
    </MenuButton>,
  );
  return { user, items, onReport, button: screen.getByRole('button') };
}

describe('MenuButton', () => {
  it('makes nothing of its menu before it is used', async () => {
    const { user, items, button } = renderButton();
    expect(items).not.toHaveBeenCalled();
    await user.click(button);
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens at its first item by "%s"', async (key) => {
    const { user, onReport, button } = renderButton();
    await user.tab();
    await user.keyboard(key);
    expect(screen.getByRole('menuitem', { name: 'Relatório' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onReport).toHaveBeenCalledOnce();
    expect(button).toHaveFocus();
  });

  it('closes by a second press, by Escape and by a press elsewhere', async () => {
    const { user, button } = renderButton();
    const away = [
      () => user.click(button),
      () => user.keyboard('{Escape}'),
      () => user.click(document.body),
    ];
    for (const goAway of away) {
      await user.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'true');
      await goAway();
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('opens a menu of its own name, and accessible', async () => {
    const { user, button } = renderButton();
    await user.click(button);
    const menu = screen.getByRole('menu', { name: 'Ações de Ana Souza' });
    expect(button).toHaveAttribute('aria-controls', menu.id);
    expect(await axeViolations()).toEqual([]);
  });
});
