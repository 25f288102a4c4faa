import { defineConfig } from 'tsup';
import { declarationsOf } from '../../scripts/lib/declarations.ts';

const entry = { index: 'src/index.ts', register: 'src/register.ts' };

const declared = (name: string) => Object.values(declarationsOf(name, { index: 'src/index.ts' }));

/** The types, with all that they name: a page that has the elements alone has no other package of ours. */
export default defineConfig({
  entry,
  format: 'esm',
  clean: true,
  dts: {
    only: true,
    entry: declarationsOf('elements', entry),
    compilerOptions: {
      paths: { '@aferir/api-client': declared('api-client'), '@aferir/domain': declared('domain') },
    },
  },
});
