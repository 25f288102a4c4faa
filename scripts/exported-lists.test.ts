import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const { components } = parse(readFileSync(path.join(root, 'contract/exports.yaml'), 'utf8'));
const lists: readonly string[] = components.schemas.ExportedList.enum;
const tests = globSync('packages/reference-app/src/**/*.test.tsx', { cwd: root }).map((file) =>
  readFileSync(path.join(root, file), 'utf8'),
);

/** Where a test of the app takes a list away, and looks at what it was narrowed down to. */
const takenAway = (list: string) =>
  new RegExp(
    [
      `testTakenAway\\('${list}'`,
      `(?:list|results|dsLista): '${list}'`,
      // Those that stand whole, in a table of a test.
      `^  \\['${list}', `,
    ].join('|'),
    'm',
  );

it.each(lists)('%s is taken away by a test of the screen that shows it', (list) => {
  expect(tests.filter((text) => takenAway(list).test(text))).not.toEqual([]);
});
