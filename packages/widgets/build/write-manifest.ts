// Writes custom-elements.json, what the loader knows and what TypeScript is told from the contracts of the elements.
import { writeFileSync } from 'node:fs';
import { type Plugin, runnerImport } from 'vite';
import { definitionsIn } from './element-definitions.ts';
import { typesText } from './element-types.ts';
import { manifestText, shapesText } from './manifest.ts';

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
const definitions = definitionsIn(module);
writeFileSync(inside('custom-elements.json'), manifestText(definitions));
writeFileSync(inside('src/generated/element-shapes.ts'), shapesText(definitions));
writeFileSync(inside('src/generated/element-types.ts'), typesText(definitions));
