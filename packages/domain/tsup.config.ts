import { defineConfig } from 'tsup';
import { declarationsOf } from '../../scripts/lib/declarations.ts';
import { writeIndex } from '../../scripts/write-index.ts';

export default defineConfig({
  // One entry a folder, so that a page loads the rules of what it shows, and late parts bring theirs.
  entry: ['src/index.ts', 'src/*/index.ts'],
  format: 'esm',
  splitting: true,
  dts: { entry: declarationsOf('domain', { index: 'src/index.ts' }) },
  clean: true,
  target: 'es2023',
  onSuccess: () => writeIndex(import.meta.dirname, (folder) => `${folder}/index.js`),
});
