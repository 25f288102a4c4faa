import { defineConfig } from 'tsup';
import { cssModulesPlugin } from '../../scripts/css-modules-plugin.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'disc-questionnaire': 'src/disc-questionnaire/index.ts',
    'behavioral-report': 'src/behavioral-report/index.ts',
  },
  format: 'esm',
  target: 'es2023',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: {
    entry: {
      index: 'src/index.ts',
      'disc-questionnaire': 'src/disc-questionnaire/index.ts',
      'behavioral-report': 'src/behavioral-report/index.ts',
      elements: 'src/elements.ts',
      loader: 'src/loader.ts',
      register: 'src/register.ts',
    },
  },
  esbuildPlugins: [
    cssModulesPlugin({
      root: import.meta.dirname,
      entry: 'src/index.ts',
      base: 'src/styles.css',
      outfile: 'dist/styles.css',
    }),
  ],
});
