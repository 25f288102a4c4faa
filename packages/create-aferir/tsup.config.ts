import { defineConfig } from 'tsup';

/** The command alone: the folder has the templates too, which another build writes. */
export default defineConfig({
  entry: { bin: 'src/bin.ts' },
  format: 'esm',
  splitting: false,
  target: 'node20',
});
