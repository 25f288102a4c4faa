import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFilesPlugin } from '../widgets/build/compressed-files-plugin.ts';
import { quietCopyPlugin } from '../widgets/build/quiet-copy-plugin.ts';

const api = process.env.AFERIR_API_URL ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), quietCopyPlugin(), compressedFilesPlugin()],
  // The app is always built from the packages' sources: nothing has to be built before it.
  resolve: { conditions: ['aferir-source', 'module', 'browser', 'development|production'] },
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: 'aferir-[name]-[local]-[hash]' } },
  },
  // Data addresses would need a hole in the Content-Security-Policy.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    // Requests arrive as if the API had served the page: it knows no other origin of its own.
    proxy: Object.fromEntries(
      ['/api', '/arquivos', '/exemplos', '/widgets', '/caixa-de-saida'].map((path) => [
        path,
        { target: api, headers: { origin: api } },
      ]),
    ),
  },
});
