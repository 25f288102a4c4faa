import path from 'node:path';
import type { Plugin } from 'vite';
import { aloneScript } from './alone-script.ts';

/** Writes scripts that stand by themselves beside a build: by the name of each file, its source below the root. */
export function aloneScriptsPlugin(sources: Readonly<Record<string, string>>): Plugin {
  let root = '';
  return {
    name: 'aferir-alone-scripts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      for (const [fileName, file] of Object.entries(sources)) {
        const source = await aloneScript(path.join(root, file));
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
