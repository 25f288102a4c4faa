import { defineConfig } from 'tsup';
import { declarationsOf } from '../../scripts/lib/declarations.ts';
import { clientDirectivePlugin } from '../../scripts/plugins/index.ts';

const entry = {
  index: 'src/index.ts',
  operations: 'src/operations/index.ts',
  react: 'src/react/index.ts',
  testing: 'src/testing/index.ts',
};

/** What runs React, in files of its own, and what it shares: the rest of that entry is a server's to call. */
const apart = {
  'react/client-context': 'src/react/client-context.tsx',
  'react/query-client': 'src/react/query-client.ts',
  'react/use-own-query-client': 'src/react/use-own-query-client.ts',
  'react/use-session': 'src/react/use-session.ts',
};

export default defineConfig({
  entry: { ...entry, ...apart },
  format: 'esm',
  dts: { entry: declarationsOf('api-client', entry) },
  clean: true,
  splitting: true,
  target: 'es2023',
  esbuildPlugins: [clientDirectivePlugin()],
});
