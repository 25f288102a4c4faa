import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, run } from '../lib/run.ts';

interface Lint {
  plugins: string[];
  includes: string[];
}

const flagged = [
  "const SLOW = { timeout: 15_000 }; screen.findByRole('list', {}, SLOW);",
  'configure({ asyncUtilTimeout: 5 * 1000 });',
  'vi.setConfig({ testTimeout: minutes * 60_000 });',
  'vi.setConfig({ hookTimeout: 60_000 });',
  'await expect.poll(read, { interval: 50 }).toBe(1);',
  "describe('mails', { timeout: 30_000 }, () => {});",
  "it('is sent', async () => {}, 30_000);",
  "it.each([\n  ['a', 1],\n  ['b', 2],\n])('sends %s', async () => {}, 30_000);",
  "test.concurrent('is sent', async () => {}, 60 * 1000);",
  'beforeAll(load, 30_000);',
  'test.afterEach(async () => {}, 30_000);',
  'test.setTimeout(90_000);',
  'page.setDefaultTimeout(5000);',
  'await page.waitForTimeout(later);',
  'await setTimeout(40);',
  'client.get(path, { signal: AbortSignal.timeout(5) });',
  'await new Promise((resolve) => setTimeout(resolve, 10));',
  'const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(() => resolve(), ms));',
  "new Promise((_, reject) => { setTimeout(() => reject(new Error('late')), 5000); });",
  'await vi.waitFor(() => expect(sent).toBe(true), 3000);',
  'await vi.waitFor(() => expect(sent).toBe(true));',
  'await vi.waitUntil(() => sent);',
];

const allowed = [
  "it('is sent', async () => {});",
  "it.each([\n  ['a', 1],\n  ['b', 2],\n])('sends %s', async () => {});",
  "it('is sent', { timeout: patience.endToEnd }, async () => {});",
  'await vi.waitFor(() => expect(sent).toBe(true), { timeout: patience.wait });',
  'await expect.poll(() => sent).toBe(true);',
  'vi.useFakeTimers(); vi.advanceTimersByTime(30_000);',
  'const lifetimeMs = 600_000;',
  'setTimeout(() => server.close(), 20);',
  'await new Promise((resolve) => setTimeout(resolve));',
  'await new Promise((resolve) => setTimeout(resolve, 0));',
  "test.database.find('session', session, 1);",
  '// biome-ignore lint/plugin/no-limit-in-tests: what the server does after this time is what is tested\nstart({ timeout: 20 });',
];

let folder: string;
let found: Set<string>;
const examples = new Map(
  [...flagged, ...allowed].map((code, index) => [`packages/ui/src/${index}.test.ts`, code]),
);
const places: [path: string, isTest: boolean][] = [
  ['.storybook/looks.ts', true],
  ['e2e/faults.spec.ts', true],
  ['e2e/support/staff.ts', true],
  ['packages/reference-api/test/links.ts', true],
  ['packages/ui/src/card/card.stories.tsx', true],
  ['packages/ui/src/card/card-story-tools.tsx', true],
  ['packages/ui/src/card/card.test.tsx', true],
  ['packages/widgets/src/quiz/quiz.fixtures.ts', true],
  ['packages/widgets/src/shared/testing/page.ts', true],
  ['scripts/lib/run.test.ts', true],
  ['scripts/vitest-dom-setup.ts', true],
  ['packages/ui/src/card/card.tsx', false],
  ['scripts/lib/run.ts', false],
];

beforeAll(async () => {
  const { overrides } = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'));
  const { includes, plugins } = overrides.find((each: Partial<Lint>) => each.plugins) as Lint;
  folder = await mkdtemp(join(tmpdir(), 'limits-in-tests-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const override = { includes, plugins: plugins.map((path) => join(root, path)) };
  const rules = { preset: 'none' };
  await write('biome.json', JSON.stringify({ linter: { rules }, overrides: [override] }));
  for (const [path, code] of examples) await write(path, code);
  for (const [path] of places) await write(path, 'const limits = { timeout: 5000 };');
  const { output } = await run(
    'biome',
    ['lint', '--reporter=github', '--max-diagnostics=none', folder],
    { cwd: folder },
  );
  const paths = [...examples.keys(), ...places.map(([path]) => path)];
  found = new Set(paths.filter((path) => output.includes(`${path},`)));
});

afterAll(() => rm(folder, { recursive: true }));

it('flags a limit and a sleep in milliseconds, and nothing else', () => {
  const told = [...examples].filter(([path]) => found.has(path)).map(([, code]) => code);
  expect(told).toEqual(flagged);
});

it('looks at all that runs in a test, and at nothing else', () => {
  const told = places.map(([path]) => [path, found.has(path)]);
  expect(told).toEqual(places);
});
