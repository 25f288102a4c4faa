import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { nodeFlags } from './node-flags.ts';

it('are those of npm start, whose process becomes the server', async () => {
  const file = path.resolve(import.meta.dirname, '../../../../../package.json');
  const { scripts } = JSON.parse(await readFile(file, 'utf8'));
  expect(scripts.start).toBe(`node ${nodeFlags.join(' ')} scripts/start.mjs`);
});
