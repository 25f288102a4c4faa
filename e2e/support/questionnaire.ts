import { expect, type Locator, type Page } from '@playwright/test';
import { placesOf } from './disc-table.ts';

const placeNames = [
  'Me identifico muito',
  'Me identifico',
  'Me identifico em parte',
  'Não me identifico',
];

/** Where a questionnaire is: the page, or the element that holds its shadow root. */
export type Root = Page | Locator;

/** The progress text of the question on screen. */
export function progressAt(root: Root, question: number): Locator {
  return root.getByText(`${question} de 20`, { exact: true });
}

/** Gives each option of the question on screen its place of the table, with the pointer. */
export async function rankByPointer(root: Root, question: number): Promise<void> {
  await expect(progressAt(root, question)).toBeVisible();
  for (const [index, place] of placesOf(question).entries()) {
    const option = root.getByRole('radiogroup').nth(index);
    const name = placeNames[place - 1];
    if (!name) throw new Error(`There is no place ${place}.`);
    const radio = option.getByRole('radio', { name, exact: true });
    await radio.check();
    await expect(radio).toBeChecked();
  }
}

/** Expects the options of the question on screen to hold the places of the table. */
export async function expectRanked(root: Root, question: number): Promise<void> {
  for (const [index, place] of placesOf(question).entries()) {
    const radios = root.getByRole('radiogroup').nth(index).getByRole('radio');
    await expect(radios.nth(place - 1)).toBeChecked();
  }
}

/** Opens a mailed link and starts to answer. */
export async function startQuestionnaire(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await expect(progressAt(page, 1)).toBeVisible();
}

/** Moves on from the question on screen; the last one ends the questionnaire. */
export async function goOn(root: Root, question: number): Promise<void> {
  await root.getByRole('button', { name: question === 20 ? 'Terminar' : 'Próxima' }).click();
}

/** Answers from one question to another as the table says, and waits for what follows. */
export async function answer(root: Root, from = 1, to = 20): Promise<void> {
  for (let question = from; question <= to; question += 1) {
    await rankByPointer(root, question);
    await goOn(root, question);
  }
  const next =
    to === 20 ? root.getByRole('heading', { name: 'Obrigado!' }) : progressAt(root, to + 1);
  await expect(next).toBeVisible();
}
