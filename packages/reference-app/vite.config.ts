import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import {
  aloneScriptsPlugin,
  codeGroupsPlugin,
  compressedFilesPlugin,
  oneSheetPlugin,
  pageFilesPlugin,
  quietCopyPlugin,
} from '../../scripts/plugins/index.ts';
import { preactInPlace } from '../widgets/build/preact-in-place.ts';
import { filesWithSheets, pageGroupsOf, sharedFiles } from './build/cut-pages.ts';
import { API_BASE } from './src/api-base.ts';

const api = process.env.AFERIR_API_URL ?? 'http://localhost:4000';
const root = fileURLToPath(new URL('.', import.meta.url));

const app = {
  root,
  plugins: [quietCopyPlugin()],
  // The app is always built from the packages' sources: nothing has to be built before it.
  resolve: {
    conditions: ['aferir-source', 'module', 'browser', 'development|production'],
    alias: preactInPlace,
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: 'aferir-[name]-[local]-[hash]' } },
  },
  // Data addresses would need a hole in the Content-Security-Policy.
  // Workers load what they need as they need it.
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    // Requests arrive as if the API had served the page: it knows no other origin of its own.
    proxy: Object.fromEntries(
      [
        '/api',
        '/arquivos',
        '/videos',
        '/planilhas',
        '/exemplos',
        '/embed',
        '/widgets',
        '/caixa-de-saida',
      ].map((path) => [path, { target: api, headers: { origin: api } }]),
    ),
  },
} satisfies UserConfig;

export default defineConfig({
  ...app,
  plugins: [
    ...app.plugins,
    codeGroupsPlugin(app, (built) => pageGroupsOf(built, root)),
    oneSheetPlugin({
      shared: sharedFiles,
      keep: filesWithSheets,
      isPage: (id) => id.startsWith(`${root}src/routes/`),
    }),
    pageFilesPlugin({ apiBase: API_BASE }),
    aloneScriptsPlugin({
      'embed/frame.js': 'src/embed/frame.ts',
      'embed/host.js': 'src/embed/host.ts',
    }),
    compressedFilesPlugin(),
  ],
});
