import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { deepActivePlugin } from './build/deep-active-plugin.ts';
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
  plugins: [shadowCssPlugin(beside('src/shared/shadow-styles.ts')), deepActivePlugin()],
  build: {
    outDir: 'dist-browser',
    target: 'es2022',
    modulePreload: false,
    emptyOutDir: true,
    rolldownOptions: {
      // 'use client' means nothing to a browser.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      input: {
        loader: beside('src/loader.ts'),
        register: beside('src/register.ts'),
        elements: beside('src/elements.ts'),
      },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'chunks/[name]-[hash][extname]',
      },
    },
  },
});
