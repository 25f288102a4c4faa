import { expect, type Locator, type Page } from '@playwright/test';
import { enterAt, tabTo } from './keyboard.ts';

/** What somebody may take for a job, at most. */
export interface Effort {
  clicks: number;
  fields?: number;
}

/** The hand of somebody who does a job: each click and each field that is filled in counts. */
export interface CountedHand {
  click(control: Locator): Promise<void>;
  /** Types into a field, letter by letter where it puts them in order itself. */
  fill(field: Locator, text: string, how?: { byLetter: boolean }): Promise<void>;
  /** Clicks what opens the computer's own dialog, and chooses a file there. */
  chooseFile(page: Page, control: Locator, file: { name: string; text: string }): Promise<void>;
  /** Fails over the number. */
  expectAtMost(effort: Effort): void;
}

/** What a hand holds. */
interface Tool {
  click(control: Locator): Promise<void>;
  fill(field: Locator, text: string, how: { byLetter: boolean }): Promise<void>;
}

const pointer: Tool = {
  click: (control) => control.click(),
  fill: (field, text, { byLetter }) =>
    byLetter ? field.pressSequentially(text) : field.fill(text),
};

// The rows of a long list stand between a control and the next.
const most = 120;

/** A hand that has no mouse: Tab leads to a control, Enter is its click. */
export const keyboard: Tool = {
  click: (control) => enterAt(control.page(), control, { most }),
  async fill(field, text) {
    await tabTo(field.page(), field, { most });
    await field.page().keyboard.type(text);
  },
};

/** Begins to count, on top of what was done before. */
export function countedHand(
  before: Required<Effort> = { clicks: 0, fields: 0 },
  tool: Tool = pointer,
): CountedHand {
  const done: string[] = [];
  const filled: string[] = [];
  async function click(control: Locator) {
    done.push(String(control));
    await tool.click(control);
  }
  return {
    click,
    async fill(field, text, { byLetter } = { byLetter: false }) {
      filled.push(String(field));
      await tool.fill(field, text, { byLetter });
    },
    async chooseFile(page, control, { name, text }) {
      const chooser = page.waitForEvent('filechooser');
      await click(control);
      const mimeType = 'application/octet-stream';
      await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(text) });
    },
    expectAtMost({ clicks, fields = Number.POSITIVE_INFINITY }) {
      const told = (list: readonly string[]) => list.join('\n');
      expect(before.clicks + done.length, `clicks:\n${told(done)}`).toBeLessThanOrEqual(clicks);
      expect(before.fields + filled.length, `fields:\n${told(filled)}`).toBeLessThanOrEqual(fields);
    },
  };
}
