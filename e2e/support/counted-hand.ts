import { expect, type Locator, type Page } from '@playwright/test';

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

/** Begins to count, on top of what was done before. */
export function countedHand(before: Required<Effort> = { clicks: 0, fields: 0 }): CountedHand {
  const done: string[] = [];
  const filled: string[] = [];
  async function click(control: Locator) {
    done.push(String(control));
    await control.click();
  }
  return {
    click,
    async fill(field, text, { byLetter } = { byLetter: false }) {
      filled.push(String(field));
      if (byLetter) await field.pressSequentially(text);
      else await field.fill(text);
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
