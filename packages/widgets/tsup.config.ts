import { defineConfig } from 'tsup';
import { cssModulesPlugin } from '../../scripts/css-modules-plugin.ts';

const entry = {
  index: 'src/index.ts',
  access: 'src/access/index.ts',
  'disc-questionnaire': 'src/disc-questionnaire/index.ts',
  'behavioral-report': 'src/behavioral-report/index.ts',
  'employee-dashboard': 'src/employee-dashboard/index.ts',
  'manager-evaluation': 'src/manager-evaluation/index.ts',
  'performance-report': 'src/performance-report/index.ts',
  'performance-self-assessment': 'src/performance-self-assessment/index.ts',
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
  esbuildPlugins: [
    cssModulesPlugin({
      root: import.meta.dirname,
      entry: 'src/index.ts',
      base: 'src/styles.css',
      outfile: 'dist/styles.css',
    }),
  ],
});
