import type { Plugin } from 'vite';
import { chunksByElement } from './element-files.ts';

const PLACE = '__AFERIR_ELEMENT_FILES__';

/** Tells the loader which files each element needs, so that it can ask for all of them at once. */
export function elementFilesPlugin(): Plugin {
  return {
    name: 'aferir-element-files',
    transform: {
      filter: { id: /loading\/element-files\.ts$/ },
      handler: () => ({ code: `export const elementFiles = ${PLACE};`, map: null }),
    },
    generateBundle(_options, bundle) {
      const files = Object.fromEntries(
        [...chunksByElement(Object.values(bundle))].map(([tag, chunks]) => [
          tag,
          chunks.map(({ fileName }) => fileName),
        ]),
      );
      const written = JSON.stringify(files, null, 2);
      this.emitFile({ type: 'asset', fileName: 'elements.json', source: `${written}\n` });
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(PLACE, JSON.stringify(files));
      }
    },
  };
}
