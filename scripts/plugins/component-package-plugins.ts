import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { clientDirectivePlugin } from './client-directive-plugin.ts';
import { cssModulesPlugin } from './css-modules-plugin.ts';
import { noticesPlugin } from './notices-plugin.ts';

/** What the build of each npm package with components needs: one stylesheet, the notices of others, files marked as the client's. */
export function componentPackagePlugins(root: string): Plugin[] {
  return [
    noticesPlugin({ outfile: join(root, 'dist/NOTICES.txt') }),
    cssModulesPlugin({
      root,
      entry: 'src/index.ts',
      base: 'src/styles.css',
      outfile: 'dist/styles.css',
    }),
    clientDirectivePlugin(),
  ];
}
