import { defineConfig } from 'tsup';
import { declarationsOf } from '../../scripts/lib/declarations.ts';

const entry = { index: 'src/index.ts' };

export default defineConfig({
  entry,
  format: 'esm',
  dts: { entry: declarationsOf('domain', entry) },
  clean: true,
  target: 'es2023',
});
