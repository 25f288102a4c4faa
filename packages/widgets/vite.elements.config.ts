import { fileURLToPath } from 'node:url';
import { build, defineConfig, type Rolldown, type UserConfig } from 'vite';
import { type ChunkGroup, chunkGroupsOf } from './build/chunk-groups.ts';
import { compressedFilesPlugin } from './build/compressed-files-plugin.ts';
import { deepActivePlugin } from './build/deep-active-plugin.ts';
import { elementFilesPlugin } from './build/element-files-plugin.ts';
import { preactInPlace } from './build/preact-in-place.ts';
import { quietCopyPlugin } from './build/quiet-copy-plugin.ts';
import { shadowCssPlugin } from './build/shadow-css-plugin.ts';

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The build; without groups of modules it is the one that they are worked out from. */
function elementsBuild(groups?: readonly ChunkGroup[]): UserConfig {
  return {
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
      deepActivePlugin(),
      quietCopyPlugin(),
      groups && [elementFilesPlugin(), compressedFilesPlugin()],
    ],
    build: {
      outDir: 'dist-browser',
      target: 'es2022',
      emptyOutDir: true,
      write: groups !== undefined,
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
          minify: groups !== undefined,
          comments: false,
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'chunks/[name]-[hash][extname]',
          ...(groups && { codeSplitting: { groups: [...groups] } }),
        },
      },
    },
  };
}

/** The custom elements with all they need, for pages without a bundler and for npm. */
export default defineConfig(async () => {
  const options = { configFile: false, root: beside('.'), logLevel: 'error' } as const;
  const [{ output } = { output: [] }] = (await build({
    ...elementsBuild(),
    ...options,
  })) as Rolldown.RolldownOutput[];
  return elementsBuild(chunkGroupsOf(output));
});
