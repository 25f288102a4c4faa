import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { NodeResult } from 'axe-core';
import { resultTypes } from '../../.storybook/accessibility-rules.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds in a page, or in one element of it, its frames included: a line for each rule. What sticks to the window
 * stands in its own place meanwhile: what it is over, and how far, is for whoever scrolls.
 */
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
      const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      );
      for (const { style } of stuck) Object.assign(style, { position: 'relative', inset: 'auto' });
      const { violations } = await axe.run(context, options);
      for (const { style } of stuck) Object.assign(style, { position: '', inset: '' });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(lineOf).join(' | ')}`);
    },
    { context: within, options: { runOnly, resultTypes } },
  );
}
