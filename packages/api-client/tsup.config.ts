import { defineConfig } from 'tsup';
import { clientDirectivePlugin } from '../../scripts/client-directive-plugin.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    operations: 'src/operations/index.ts',
    react: 'src/react/index.ts',
    testing: 'src/testing/index.ts',
  },
  format: 'esm',
  dts: true,
  clean: true,
  splitting: true,
  target: 'es2023',
  esbuildPlugins: [clientDirectivePlugin()],
});
