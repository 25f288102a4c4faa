// Writes custom-elements.json from the contracts of the elements.
import { writeFileSync } from 'node:fs';
import { type Plugin, runnerImport } from 'vite';
import { definitionsIn } from './element-definitions.ts';
import { manifestText } from './manifest.ts';

const inside = (path: string) => new URL(`../${path}`, import.meta.url).pathname;

/** The contracts are read without drawing anything. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (/\.css(\?|$)/.test(source) ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : null),
};

const { module } = await runnerImport<Record<string, unknown>>(inside('src/elements.ts'), {
  configFile: false,
  logLevel: 'error',
  plugins: [withoutStyles],
  environments: {
    inline: {
      resolve: {
        conditions: ['aferir-source', 'node', 'development|production'],
        noExternal: [/^@aferir\//],
      },
    },
  },
});
writeFileSync(inside('custom-elements.json'), manifestText(definitionsIn(module)));
