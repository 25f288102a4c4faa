import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './lib/run.ts';
import { writeDesignTokens } from './write-design-tokens.ts';

const kit = join(root, 'packages/ui');
const built = await mkdtemp(join(tmpdir(), 'design-tokens-'));
afterAll(() => rm(built, { recursive: true }));

it('the files of tokens that the kit names are those that its build writes', async () => {
  await cp(join(kit, 'src/tokens'), join(built, 'src/tokens'), { recursive: true });
  await mkdir(join(built, 'dist'));
  await writeDesignTokens(built);

  const { exports } = JSON.parse(await readFile(join(kit, 'package.json'), 'utf8'));
  for (const [scheme, surface] of [
    ['light', '#ffffff'],
    ['dark', '#18191b'],
  ]) {
    const text = await readFile(join(built, exports[`./${scheme}.tokens.json`]), 'utf8');
    const { color, space } = JSON.parse(text);
    expect(color.surface.$value.hex).toBe(surface);
    expect(space[4].$value).toEqual({ value: 16, unit: 'px' });
  }
});
