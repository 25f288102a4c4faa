import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { aloneScriptsPlugin } from './alone-scripts-plugin.ts';

const files = {
  'index.html': '<script type="module" src="/src/main.ts"></script>',
  'src/main.ts': "import { shared } from './shared.ts';\ndocument.title = shared;",
  'src/alone.ts': "import { shared } from './shared.ts';\ndocument.body.id = shared;",
  'src/shared.ts': "export const shared: string = 'both';",
};

it('writes a script under its name, with all that it shares with the others', async () => {
  const root = await mkdtemp(join(tmpdir(), 'alone-scripts-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'src'));
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, file), text);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [aloneScriptsPlugin({ 'beside/alone.js': 'src/alone.ts' })],
  });
  expect(await readdir(join(root, 'dist/beside'))).toEqual(['alone.js']);
  const script = await readFile(join(root, 'dist/beside/alone.js'), 'utf8');
  expect(script).toContain('both');
  expect(script).not.toMatch(/\bimport\b|\bexport\b/);
});
