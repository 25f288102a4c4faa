import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { clientDirectivePlugin } from '../../scripts/client-directive-plugin.ts';
import { cssModulesPlugin } from '../../scripts/css-modules-plugin.ts';
import { noticesPlugin } from '../../scripts/notices-plugin.ts';
import { writeIndex } from '../../scripts/write-index.ts';

const entry = {
  index: 'src/index.ts',
  access: 'src/access/index.ts',
  'disc-questionnaire': 'src/disc-questionnaire/index.ts',
  'behavioral-report': 'src/behavioral-report/index.ts',
  'employee-dashboard': 'src/employee-dashboard/index.ts',
  'manager-evaluation': 'src/manager-evaluation/index.ts',
  'performance-report': 'src/performance-report/index.ts',
  'performance-self-assessment': 'src/performance-self-assessment/index.ts',
  shared: 'src/shared/index.ts',
};

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: true,
  onSuccess: () => writeIndex(import.meta.dirname, (folder) => `${folder}.js`),
  esbuildPlugins: [
    noticesPlugin({ outfile: join(import.meta.dirname, 'dist/NOTICES.txt') }),
    cssModulesPlugin({
      root: import.meta.dirname,
      entry: 'src/index.ts',
      base: 'src/styles.css',
      outfile: 'dist/styles.css',
    }),
    clientDirectivePlugin(),
  ],
});
