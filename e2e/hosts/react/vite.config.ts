import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Inside this repository the packages are taken from their sources, which need these two.
  resolve: { conditions: ['aferir-source', 'module', 'browser', 'development|production'] },
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: 'aferir-[name]-[local]-[hash]' } },
  },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
