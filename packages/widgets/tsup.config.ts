import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { declarationsOf } from '../../scripts/lib/declarations.ts';
import { componentPackagePlugins } from '../../scripts/plugins/index.ts';
import { writeIndex } from '../../scripts/write-index.ts';

const entry = {
  index: 'src/index.ts',
  'team-map': 'src/team-map/index.ts',
  access: 'src/access/index.ts',
  'disc-questionnaire': 'src/disc-questionnaire/index.ts',
  'behavioral-report': 'src/behavioral-report/index.ts',
  'employee-dashboard': 'src/employee-dashboard/index.ts',
  'game-player': 'src/game-player/index.ts',
  'manager-evaluation': 'src/manager-evaluation/index.ts',
  'performance-report': 'src/performance-report/index.ts',
  'performance-self-assessment': 'src/performance-self-assessment/index.ts',
  'training-player': 'src/training-player/index.ts',
  shared: 'src/shared/index.ts',
};

/** What a server may call or read, in files of its own: a file that runs React is the client's as a whole. */
const apart = globSync(
  [
    'src/*/*.messages.ts',
    'src/employee-dashboard/finish-signal.ts',
    'src/shared/cells/status-tone.ts',
    'src/shared/pdf/index.ts',
  ],
  { cwd: import.meta.dirname },
);

export default defineConfig({
  entry: {
    ...entry,
    ...Object.fromEntries(apart.map((file) => [file.replace(/^src\/(.*)\.ts$/, '$1'), file])),
  },
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: { entry: declarationsOf('widgets', entry) },
  onSuccess: () => writeIndex(import.meta.dirname, (folder) => `${folder}.js`),
  esbuildPlugins: componentPackagePlugins(import.meta.dirname),
});
