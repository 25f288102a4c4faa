import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressedFilesPlugin } from './build/compressed-files-plugin.ts';
import { deepActivePlugin } from './build/deep-active-plugin.ts';
import { quietCopyPlugin } from './build/quiet-copy-plugin.ts';
import { shadowCssPlugin } from './build/shadow-css-plugin.ts';

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The custom elements with all they need, for pages without a bundler and for npm. */
export default defineConfig({
  base: './',
  publicDir: false,
  resolve: {
    conditions: ['aferir-source', 'module', 'browser', 'production'],
    alias: { 'react-style-singleton': beside('build/adopted-style-singleton.ts') },
  },
  css: { transformer: 'lightningcss' },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  plugins: [
    shadowCssPlugin(beside('src/shared/element/shadow-styles.ts')),
    deepActivePlugin(),
    quietCopyPlugin(),
    compressedFilesPlugin(),
  ],
  build: {
    outDir: 'dist-browser',
    target: 'es2022',
    emptyOutDir: true,
    // A library's imports stay plain: around those of an application Vite puts a helper, which the
    // loader would have to fetch on every page.
    lib: {
      formats: ['es'],
      entry: {
        loader: beside('src/loader.ts'),
        register: beside('src/register.ts'),
        elements: beside('src/elements.ts'),
      },
    },
    rolldownOptions: {
      // 'use client' means nothing to a browser.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      preserveEntrySignatures: 'strict',
      output: {
        minify: true,
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'chunks/[name]-[hash][extname]',
        // What every element needs comes in one file instead of in crumbs that compress badly.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack\/query-core|@tanstack\/react-query)\/|packages\/ui\/src\/(?:button|skeleton|spinner|visually-hidden|theme-scope)\//,
            },
          ],
        },
      },
    },
  },
});
