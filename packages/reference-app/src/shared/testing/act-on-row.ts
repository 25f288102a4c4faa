import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Opens the menu of a row. */
export async function openRowMenu(user: UserEvent, name: string): Promise<void> {
  const [menu] = screen.getAllByRole('button', { name: `Ações de ${name}` });
  await user.click(menu as HTMLElement);
  await screen.findByRole('menu');
}

/** Chooses an action in the menu of a row. */
export async function actOnRow(user: UserEvent, action: string, name: string): Promise<void> {
  await openRowMenu(user, name);
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** Says yes to the question that is asked, by what its button says. */
export async function confirm(user: UserEvent, answer: string): Promise<void> {
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: answer }));
}

/** What the menu of a row offers; nothing where it has none. */
export async function offeredFor(user: UserEvent, name: string): Promise<string[]> {
  if (screen.queryAllByRole('button', { name: `Ações de ${name}` }).length === 0) return [];
  await openRowMenu(user, name);
  const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return offered;
}
