import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { oneSheetPlugin } from './one-sheet-plugin.ts';

interface Needs {
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  /** The module that it was cut for. */
  readonly cutFor?: string;
  readonly isEntry?: boolean;
}

function chunk(name: string, { imports = [], later = [], cutFor, isEntry = false }: Needs = {}) {
  return {
    type: 'chunk',
    name,
    fileName: `${name}.js`,
    isEntry,
    isDynamicEntry: cutFor !== undefined,
    facadeModuleId: cutFor ?? null,
    imports,
    dynamicImports: later,
    viteMetadata: { importedCss: new Set([`${name}.css`]), importedAssets: new Set() },
  };
}

const chunks = [
  chunk('lists', { imports: ['kit.js', 'entry.js'], later: ['dialog.js', 'users.js'] }),
  chunk('kit', { imports: ['entry.js'] }),
  chunk('entry', { isEntry: true, later: ['lists.js', 'users.js', 'rating.js'] }),
  chunk('rating', { imports: ['entry.js'] }),
  chunk('dialog', { imports: ['kit.js'], cutFor: '/src/features/dialog.tsx' }),
  chunk('users', { imports: ['kit.js', 'masks.js'], cutFor: '/src/routes/users.tsx' }),
  chunk('masks'),
];

it('joins the sheets of what pages share, what is imported before what imports it', () => {
  const bundle = Object.fromEntries(
    chunks.flatMap((one) => [
      [one.fileName, one],
      [`${one.name}.css`, { type: 'asset', source: `.${one.name}{}` }],
    ]),
  );
  const emitted: unknown[] = [];
  const context = {
    emitFile: (file: unknown) => String(emitted.push(file)),
    getFileName: () => 'app-1.css',
  };
  const plugin = oneSheetPlugin({
    shared: ['lists', 'rating'],
    keep: ['rating'],
    isPage: (id) => id.startsWith('/src/routes/'),
  });
  const { generateBundle } = plugin as unknown as {
    generateBundle(this: typeof context, options: object, bundle: Rolldown.OutputBundle): void;
  };
  generateBundle.call(context, {}, bundle as unknown as Rolldown.OutputBundle);

  expect(emitted).toEqual([{ type: 'asset', name: 'app.css', source: '.kit{}.lists{}.dialog{}' }]);
  const sheets = chunks.map(({ name, viteMetadata }) => [name, ...viteMetadata.importedCss]);
  expect(sheets).toEqual([
    ['lists', 'app-1.css'],
    ['kit', 'app-1.css'],
    ['entry', 'entry.css'],
    ['rating', 'rating.css'],
    ['dialog', 'app-1.css'],
    ['users', 'users.css'],
    ['masks', 'masks.css'],
  ]);
  expect(Object.keys(bundle).filter((name) => name.endsWith('.css'))).toEqual([
    'entry.css',
    'rating.css',
    'users.css',
    'masks.css',
  ]);
});
