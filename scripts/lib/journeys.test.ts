import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { costsOf } from './journeys.ts';

function built(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'journeys-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return root;
}

const root = () =>
  built({
    'loader.js': "import('./one.js');",
    'one.js': "import './base.js'; import('./late.js');",
    'base.js': "import './deep.js';",
    'deep.js': 'globalThis.deep = 1;',
    'late.js': 'globalThis.late = 1;',
    'page.css': 'a { color: red; }',
  });

it('counts what is named at once as one level', async () => {
  const steps = [
    ['loader.js', 'page.css'],
    ['one.js', 'base.js', 'deep.js'],
  ];
  const [cost] = await costsOf([{ name: 'all', steps }], root());
  expect(cost).toMatchObject({ requests: 5, levels: 2 });
});

it('counts a level for each file that is found in another', async () => {
  const steps = [['loader.js'], ['one.js']];
  const [cost] = await costsOf([{ name: 'one', steps }], root());
  expect(cost).toMatchObject({ requests: 4, levels: 4 });
});

it('counts each journey by itself', async () => {
  const journeys = [
    { name: 'late', steps: [['late.js']] },
    { name: 'base', steps: [['base.js']] },
  ];
  expect(await costsOf(journeys, root())).toMatchObject([
    { name: 'late', requests: 1, levels: 1 },
    { name: 'base', requests: 2, levels: 2 },
  ]);
});
