import { defineConfig } from 'tsup';
import { declarationsOf } from '../../scripts/lib/declarations.ts';
import { componentPackagePlugins, radixPartsPlugin } from '../../scripts/plugins/index.ts';
import { writeDesignTokens } from '../../scripts/write-design-tokens.ts';
import { writeIndex } from '../../scripts/write-index.ts';

/** What a server may call or read, in files of its own: a file that runs React is the client's as a whole. */
const apart = [
  'src/avatar/avatar-identity.ts',
  'src/combobox-field/combobox-messages.ts',
  'src/data-grid/{grid-columns,grid-query}.ts',
  'src/focus/{deep-active-element,tabbable}.ts',
  'src/form-summary/apply-problem.ts',
  'src/form-messages/form-messages.ts',
  'src/hierarchy-chart/hierarchy-chart-messages.ts',
  'src/hierarchy-chart/export/{hierarchy-export-messages,hierarchy-pages,hierarchy-svg,page-svg}.ts',
  'src/image-field/image-field-messages.ts',
  'src/toast/toast-store.ts',
  'src/tree-view/tree-view-messages.ts',
  'src/ui-messages/ui-messages.ts',
];

export default defineConfig({
  // One entry a folder, so that a page which shows a button does not load the grid.
  entry: ['src/index.ts', 'src/*/index.ts', '!src/testing/index.ts', ...apart],
  format: 'esm',
  target: 'es2023',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: { entry: declarationsOf('ui', { index: 'src/index.ts' }) },
  onSuccess: async () => {
    await writeIndex(import.meta.dirname, (folder) => `${folder}/index.js`);
    await writeDesignTokens(import.meta.dirname);
  },
  esbuildPlugins: [radixPartsPlugin(), ...componentPackagePlugins(import.meta.dirname)],
});
