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

/** Those without a call that narrows them down, or that no grid shows: each has a test of its own. */
const BY_ITSELF = ['competencias', 'senioridades', 'organograma', 'relatorio-diretoria'];

/** Where a test of the app names a list to take away, with what its call is asked for: `testExport` and its like have it told. */
const takenAway = (list: string) =>
  new RegExp(
    BY_ITSELF.includes(list)
      ? `dsLista: '${list}'|^  \\['${list}', `
      : `testTakenAway\\('${list}'|^ {4}(?:list|results): '${list}',$`,
    'm',
  );

it.each(lists)('%s is taken away by a test of the screen that shows it', (list) => {
  expect(tests.filter((text) => takenAway(list).test(text))).not.toEqual([]);
});

it('knows no list by itself that is none', () => {
  expect(lists).toEqual(expect.arrayContaining(BY_ITSELF));
});
