import { screen, within } from '@testing-library/react';

/** A dialog by its title, once it is there. */
export async function dialogOf(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}
