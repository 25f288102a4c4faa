import type { Plugin } from 'vite';

/**
 * Leaves the loader the one file that it is: whoever imports it loads `loader.js`, where a bundler would put
 * what two entries share into a third file, which every page would have to fetch.
 */
export function loaderBesidePlugin(): Plugin {
  return {
    name: 'aferir-loader-beside',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\.\/loader\.ts$/ },
      handler: () => ({ id: './loader.js', external: true }),
    },
  };
}
