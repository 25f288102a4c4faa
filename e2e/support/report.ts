import { expect } from '@playwright/test';
import type { Root } from './questionnaire.ts';

/** What a report must show. */
export interface ExpectedReport {
  primary: string;
  secondary: string;
  sums: Readonly<Record<string, number>>;
  shares: Readonly<Record<string, string>>;
}

/** Compares the report on screen with a table: names, sums and shares. */
export async function expectReportOf(root: Root, expected: ExpectedReport): Promise<void> {
  await expect(root.getByRole('heading', { name: 'Análise Comportamental' })).toBeVisible();
  const profile = root.getByRole('region', { name: 'Perfil', exact: true });
  await expect(profile.getByRole('heading', { name: expected.primary })).toBeVisible();
  await expect(profile.getByText(`Perfil secundário: ${expected.secondary}`)).toBeVisible();
  await root.getByRole('button', { name: 'Ver dados' }).first().click();
  await expectSums(root, expected);
}

/** Compares the table behind the distribution with what must come out. */
export async function expectSums(root: Root, expected: ExpectedReport): Promise<void> {
  const table = root.getByRole('table', { name: 'Distribuição do Perfil' });
  for (const [name, sum] of Object.entries(expected.sums)) {
    const row = table.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(String(sum));
    await expect(row).toContainText(expected.shares[name] ?? '');
  }
}
