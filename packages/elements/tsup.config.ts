import path from 'node:path';
import { defineConfig } from 'tsup';

const source = (name: string) => [path.resolve(import.meta.dirname, `../${name}/src/index.ts`)];

/** The types, with all that they name: a page that has the elements alone has no other package of ours. */
export default defineConfig({
  entry: ['src/index.ts', 'src/register.ts'],
  format: 'esm',
  clean: true,
  dts: {
    only: true,
    compilerOptions: {
      paths: { '@aferir/api-client': source('api-client'), '@aferir/domain': source('domain') },
    },
  },
});
