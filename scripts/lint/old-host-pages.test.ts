import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, run } from '../lib/run.ts';

interface Lint {
  plugins?: string[];
  includes: string[];
}

const broken = 'const text = JSON.stringify(value);';
const loop = 'for (const at in items) take(at);';

/** Whether it is told of, by file and line of code. */
const cases: [path: string, code: string, isTold: boolean][] = [
  ['packages/api-client/src/send.ts', broken, true],
  ['packages/widgets/src/quiz/quiz.tsx', broken, true],
  ['packages/widgets/src/quiz/values.ts', 'const texts = values.map(JSON.stringify);', true],
  ['packages/ui/src/card/card.tsx', 'const text = globalThis.JSON.stringify(value);', true],
  ['packages/elements/src/loop.ts', loop, true],
  ['packages/domain/src/loop.ts', loop, true],
  ['packages/widgets/src/quiz/of.ts', 'for (const item of items) take(item);', false],
  ['packages/widgets/src/quiz/read.ts', 'const value = JSON.parse(text);', false],
  ['packages/widgets/src/quiz/quiz.test.ts', broken, false],
  ['packages/widgets/src/shared/testing/page.ts', broken, false],
  ['packages/reference-api/src/reply.ts', broken, false],
];

let folder: string;
let output: string;

beforeAll(async () => {
  const { overrides } = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'));
  const { includes, plugins = [] } = overrides.find(({ plugins: own }: Lint) =>
    own?.some((path) => path.endsWith('no-json-stringify.grit')),
  ) as Lint;
  folder = await mkdtemp(join(tmpdir(), 'old-host-pages-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const override = { includes, plugins: plugins.map((path) => join(root, path)) };
  const config = { linter: { rules: { preset: 'none' } }, overrides: [override] };
  await write('biome.json', JSON.stringify(config));
  for (const [path, code] of cases) await write(path, code);
  const args = ['lint', '--reporter=github', '--max-diagnostics=none', folder];
  ({ output } = await run('biome', args, { cwd: folder }));
});

afterAll(() => rm(folder, { recursive: true }));

it('flags what prototypes of a host page have a say in, and nothing else', () => {
  const told = cases.map(([path, code]) => [path, code, output.includes(`${path},`)]);
  expect(told).toEqual(cases);
});
