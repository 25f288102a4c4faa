import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { noticesPlugin } from './notices-plugin.ts';

const files = {
  'index.js':
    "import { used } from 'used';\nimport 'unused';\nimport deep from '@scope/deep';\nconsole.log(used, deep);",
  'node_modules/used/package.json':
    '{"name":"used","version":"1.0.0","license":"MIT","main":"index.js"}',
  'node_modules/used/index.js': 'export const used = 1;',
  'node_modules/used/LICENSE.md': 'Keep this notice.\n',
  'node_modules/unused/package.json':
    '{"name":"unused","version":"1.0.0","license":"MIT","sideEffects":false}',
  'node_modules/unused/index.js': 'export const unused = 1;',
  'node_modules/@scope/deep/package.json':
    '{"name":"@scope/deep","version":"2.0.0","license":"ISC"}',
  'node_modules/@scope/deep/index.js': 'export default 2;',
};

it('writes the licenses of what is in the output, and of nothing else', async () => {
  const root = await mkdtemp(join(tmpdir(), 'notices-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const outfile = join(root, 'dist/NOTICES.txt');
  await build({
    absWorkingDir: root,
    entryPoints: ['index.js'],
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [noticesPlugin({ outfile })],
  });
  expect(await readFile(outfile, 'utf8')).toBe(
    '@scope/deep 2.0.0 (ISC)\n\n\n\n\nused 1.0.0 (MIT)\n\nKeep this notice.\n',
  );
});
