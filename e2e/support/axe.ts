import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { NodeResult } from 'axe-core';
import { resultTypes } from '../../.storybook/accessibility-rules.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds in a page, or in one element of it, its frames included: a line for each rule. */
export async function findViolations(
  page: Page,
  { runOnly, within = 'html' }: { runOnly: string[]; within?: string | undefined },
): Promise<string[]> {
  // A document keeps it until the next visit: reading it takes longer than some looks.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  return page.evaluate(
    async ({ context, options }) => {
      const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
      const lineOf = ({ target, html }: NodeResult) =>
        `${target.flat().join(' ')} ${html.slice(0, 120)}`;
      const { violations } = await axe.run(context, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(lineOf).join(' | ')}`);
    },
    { context: within, options: { runOnly, resultTypes } },
  );
}
