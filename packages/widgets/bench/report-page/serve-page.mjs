import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { quietCopyPlugin } from '../../build/quiet-copy-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Builds the page with the report into a folder and serves it; resolves to how to stop. */
export async function serveReportPage({ outDir, port, headers = {} }) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [react(), quietCopyPlugin()],
    resolve: { conditions: ['aferir-source', 'module', 'browser', 'development|production'] },
    css: {
      transformer: 'lightningcss',
      lightningcss: { cssModules: { pattern: 'aferir-[name]-[local]-[hash]' } },
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { output: { assetFileNames: 'assets/[name][extname]' } },
    },
  });
  const server = await preview({
    root,
    configFile: false,
    build: { outDir },
    preview: { port, strictPort: true, headers },
  });
  return { address: `http://localhost:${port}/`, stop: () => server.close() };
}
