import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { shadowCssPlugin } from './shadow-css-plugin.ts';

async function bundle(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'shadow-css-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [shadowCssPlugin(path.join(root, 'registry.js'))],
    build: { write: false, minify: false, rolldownOptions: { input: path.join(root, 'entry.js') } },
  })) as Rolldown.RolldownOutput;
  expect(result.output.filter(({ fileName }) => fileName.endsWith('.css'))).toEqual([]);
  return result.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

const registry = 'export function registerShadowStyles(css) { globalThis.registered = css; }';

it('hands the rules to the shadow roots under the class names that the code uses', async () => {
  const code = await bundle({
    'registry.js': registry,
    'card.module.css': '.root { color: red; }',
    'entry.js': "import styles from './card.module.css'; globalThis.className = styles.root;",
  });
  new Function(code)();
  const { className, registered } = globalThis as unknown as Record<string, string>;
  expect(className).toMatch(/^aferir-card-module-root-/);
  expect(registered).toBe(`.${className}{color:red}`);
});

it('leaves the styles of unused components out', async () => {
  const code = await bundle({
    'registry.js': registry,
    'package.json': '{"sideEffects":false}',
    'card.module.css': '.root { color: red; }',
    'card.js': "import styles from './card.module.css'; export const card = styles.root;",
    'entry.js': "import { card } from './card.js'; globalThis.used = 1;",
  });
  expect(code).not.toContain('color:red');
});
