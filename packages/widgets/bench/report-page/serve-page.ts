import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, preview } from 'vite';
import { quietCopyPlugin } from '../../../../scripts/plugins/index.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

interface ReportPageOptions {
  /** The folder that the page is built into. */
  outDir: string;
  port: number;
  headers?: Record<string, string>;
  /** Leaves the pages of a PDF white, which takes most of the time: its text is there. @default false */
  withoutPictures?: boolean;
}

/** Builds the page with the report into a folder and serves it; resolves to how to stop. */
export async function serveReportPage(
  options: ReportPageOptions,
): Promise<{ address: string; stop(): Promise<void> }> {
  const { outDir, port, headers = {}, withoutPictures = false } = options;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [react(), withoutPictures ? whitePagesPlugin : quietCopyPlugin()],
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

const whitePagesPlugin: Plugin = {
  name: 'white-pages',
  transform: {
    filter: { id: /\/pdf\/draw-page\.ts$/ },
    handler: () => ({
      code: `import { jsPDF } from 'jspdf';
        export const drawPage = async (page, pdf, { format: { widthPt, heightPt } }) =>
          pdf?.addPage() ?? new jsPDF({ unit: 'pt', format: [widthPt, heightPt] });`,
      map: null,
    }),
  },
};
