import { expect, type Page } from '@playwright/test';
import { watchFaults } from './host-page.ts';
import { goOn, progressAt, rankByPointer } from './questionnaire.ts';

/** An example's page has the questionnaire in the look of the example, and tells what has been answered. */
export async function expectQuestionnaire(page: Page, url: string, hash: string): Promise<void> {
  const faults = watchFaults(page);
  await page.goto(`${url}/?hs=${hash}`);
  const begin = page.getByRole('button', { name: 'Iniciar avaliação' });
  await expect(begin).toHaveCSS('background-color', 'rgb(11, 110, 79)');
  await expect(begin).toHaveCSS('border-radius', '2px');
  await begin.click();
  await rankByPointer(page, 1);
  await goOn(page, 1);
  await expect(progressAt(page, 2)).toBeVisible();
  await expect(page.getByText('1 de 20 respondidas', { exact: true })).toBeVisible();
  expect(faults).toEqual([]);
}

/** An example's page has the report of a finished response. */
export async function expectReport(page: Page, url: string, hash: string): Promise<void> {
  const faults = watchFaults(page);
  await page.goto(`${url}/?relatorio=${hash}`);
  await expect(page.getByRole('heading', { name: 'Análise Comportamental' })).toBeVisible();
  expect(faults).toEqual([]);
}
