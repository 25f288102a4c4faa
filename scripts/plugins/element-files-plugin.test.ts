import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { elementFilesPlugin } from './element-files-plugin.ts';

const sources = {
  'src/loader.js': `
    import { elementFiles } from './shared/loading/element-files.ts';
    globalThis.listed = elementFiles;
    import('./one/one.element.ts');
    import('./shared/element/define-element.ts');
  `,
  'src/one/one.element.ts': "export { used } from '../used.js'; import('../late.js');",
  'src/used.js': 'export const used = globalThis.used;',
  'src/late.js': "import { used } from './used.js'; globalThis.late = used;",
  'src/shared/element/define-element.ts': 'export const define = globalThis.define;',
  'src/shared/loading/element-files.ts': 'export const elementFiles = {};',
};

it('tells the loader the files of each element, without what comes later', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'element-files-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [elementFilesPlugin()],
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(root, 'src/loader.js'),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const text = output.find(({ fileName }) => fileName === 'elements.json');
  const listed = JSON.parse(String(text?.type === 'asset' && text.source)) as object;
  expect(Object.keys(listed)).toEqual(['aferir-one']);
  const [files] = Object.values(listed) as string[][];
  const names = output.map(({ fileName }) => fileName);
  expect(files?.every((file) => names.includes(file))).toBe(true);
  expect(files?.join()).toMatch(/one\.element.*define-element/);
  expect(files?.join()).not.toContain('late');
  const loader = output.find(({ fileName }) => fileName === 'loader.js');
  expect(loader?.type === 'chunk' && loader.code).toContain(JSON.stringify(files));
});
