import type { Page } from '@playwright/test';

/** Opens the totem of the cycle on screen; its address. */
export async function openTotem(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Totem' }).click();
  await page.getByRole('button', { name: 'Abrir totem' }).click();
  return page.getByRole('textbox', { name: 'Endereço do totem' }).inputValue();
}

/** Says at a totem who somebody is: a CPF or a registration number, and the day of birth. */
export async function comeIn(tablet: Page, mark: string, day: string): Promise<void> {
  await tablet.getByRole('textbox', { name: 'CPF ou matrícula' }).fill(mark);
  await tablet.getByRole('textbox', { name: 'Data de nascimento' }).fill(day);
  await tablet.getByRole('button', { name: 'Entrar' }).click();
}
