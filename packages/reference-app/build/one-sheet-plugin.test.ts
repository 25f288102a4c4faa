import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { oneSheetPlugin } from './one-sheet-plugin.ts';

function chunk(name: string, imports: readonly string[], sheet: string, isEntry = false) {
  const viteMetadata = { importedCss: new Set([sheet]), importedAssets: new Set() };
  return { type: 'chunk', name, fileName: `${name}.js`, isEntry, imports, viteMetadata };
}

const sheet = (source: string) => ({ type: 'asset', source });

it('joins the sheets beside the code, what is imported before what imports it', () => {
  const bundle = {
    'page.js': chunk('page', ['kit.js', 'entry.js'], 'page.css'),
    'kit.js': chunk('kit', ['entry.js'], 'kit.css'),
    'entry.js': chunk('entry', [], 'entry.css', true),
    'rating.js': chunk('rating', ['entry.js'], 'rating.css'),
    'page.css': sheet('.page{}'),
    'kit.css': sheet('.kit{}'),
    'entry.css': sheet('.entry{}'),
    'rating.css': sheet('.rating{}'),
  };
  const emitted: unknown[] = [];
  const context = {
    emitFile: (file: unknown) => String(emitted.push(file)),
    getFileName: () => 'app-1.css',
  };
  const { generateBundle } = oneSheetPlugin(['rating']) as unknown as {
    generateBundle(this: typeof context, options: object, bundle: Rolldown.OutputBundle): void;
  };
  generateBundle.call(context, {}, bundle as unknown as Rolldown.OutputBundle);

  expect(emitted).toEqual([{ type: 'asset', name: 'app.css', source: '.kit{}.page{}' }]);
  const sheets = ['page', 'kit', 'entry', 'rating'].map((name) => [
    ...bundle[`${name}.js` as 'page.js'].viteMetadata.importedCss,
  ]);
  expect(sheets).toEqual([['app-1.css'], ['app-1.css'], ['entry.css'], ['rating.css']]);
  expect(Object.keys(bundle).filter((name) => name.endsWith('.css'))).toEqual([
    'entry.css',
    'rating.css',
  ]);
});
