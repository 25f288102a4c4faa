import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

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
