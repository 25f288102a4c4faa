import { defineConfig } from 'tsup';
import { declarationsOf } from '../../scripts/lib/declarations.ts';

const entry = { index: 'src/index.ts' };

export default defineConfig({
  entry: { ...entry, cli: 'src/cli.ts' },
  format: 'esm',
  platform: 'node',
  dts: { entry: declarationsOf('contract-check', entry) },
  clean: true,
  splitting: true,
  target: 'node20',
});
