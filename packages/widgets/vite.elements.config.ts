import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import {
  codeGroupsPlugin,
  compressedFilesPlugin,
  deepActivePlugin,
  elementFilesPlugin,
  loaderBesidePlugin,
  quietCopyPlugin,
  shadowCssPlugin,
} from '../../scripts/plugins/index.ts';
import { chunkGroupsOf } from './build/chunk-groups.ts';
import { preactInPlace } from './build/preact-in-place.ts';

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const elements = {
  root: beside('.'),
  base: './',
  publicDir: false,
  resolve: {
    conditions: ['aferir-source', 'module', 'browser', 'production'],
    alias: {
      'react-style-singleton': beside('build/adopted-style-singleton.ts'),
      ...preactInPlace,
    },
  },
  css: { transformer: 'lightningcss' },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  plugins: [
    shadowCssPlugin(beside('src/shared/element/shadow-styles.ts')),
    loaderBesidePlugin(),
    deepActivePlugin(),
    quietCopyPlugin(),
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
      },
    },
  },
} satisfies UserConfig;

/** The custom elements with all they need, for pages without a bundler and for npm. */
export default defineConfig({
  ...elements,
  // Nothing that is served names them; @aferir/elements does.
  build: { ...elements.build, sourcemap: 'hidden' },
  plugins: [
    ...elements.plugins,
    codeGroupsPlugin(elements, chunkGroupsOf),
    elementFilesPlugin(),
    compressedFilesPlugin(),
  ],
});
