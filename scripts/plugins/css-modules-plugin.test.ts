import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cssModulesPlugin } from './css-modules-plugin.ts';

let root: string;
let script: string;
let styles: string;

const files = {
  'src/base.css': ':root { --base: 1px; }',
  'src/index.js':
    "import { panel } from './panel.js';\nimport button from './button.module.css';\nexport default { panel, button };",
  'src/panel.js':
    "import './button.js';\nimport styles from './panel.module.css';\nexport const panel = styles.root;",
  'src/button.js': "import styles from './button.module.css';\nexport const button = styles.root;",
  'src/button.module.css': '.root { color: red; } .icon { color: blue; }',
  'src/panel.module.css': '.root { color: green; }',
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'css-modules-'));
  await mkdir(join(root, 'src'));
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/index.js'],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [
      cssModulesPlugin({
        root,
        entry: 'src/index.js',
        base: 'src/base.css',
        outfile: 'dist/styles.css',
      }),
    ],
  });
  script = outputFiles[0]?.text ?? '';
  styles = await readFile(join(root, 'dist/styles.css'), 'utf8');
});

afterAll(() => rm(root, { recursive: true }));

it('names a class after its file and slot in script and styles alike', () => {
  const [name = ''] = /aferir-button-module-root-\w+/.exec(script) ?? [];
  expect(name).not.toBe('');
  expect(styles).toContain(`.${name}{color:red}`);
});

it('puts the base first and a component after what it is made of', () => {
  const places = ['--base', 'button-module-root', 'panel-module-root'].map((text) =>
    styles.indexOf(text),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('writes no machine path into what is published', () => {
  expect(script + styles).not.toContain(root);
});
