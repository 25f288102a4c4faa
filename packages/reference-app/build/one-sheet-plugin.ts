import type { Plugin, Rolldown } from 'vite';
import { chunksOf, entriesOf, inOrderOfNeed } from './reached-modules.ts';

const NAME = 'app.css';

/**
 * Joins the style sheets that stand beside the code into one, what is imported before what imports it: a dozen
 * of a few kilobytes each would queue up before a page, or be found late. The entry keeps its own, and so do the
 * chunks named, which need little of the rest.
 */
export function oneSheetPlugin(keep: readonly string[]): Plugin {
  return {
    name: 'aferir-one-sheet',
    apply: 'build',
    generateBundle(_options, bundle) {
      const apart = new Set(
        [
          ...entriesOf(bundle),
          ...chunksOf(bundle).filter(({ name }) => keep.includes(name)),
        ].flatMap(sheetsOf),
      );
      const chunks = inOrderOfNeed(bundle);
      const joined = [...new Set(chunks.flatMap(sheetsOf))].filter((sheet) => !apart.has(sheet));
      const source = joined.map((sheet) => textOf(bundle[sheet])).join('');
      const reference = this.emitFile({ type: 'asset', name: NAME, source });
      const fileName = this.getFileName(reference);
      for (const sheet of joined) delete bundle[sheet];
      for (const { viteMetadata } of chunks) {
        if (!viteMetadata) continue;
        for (const sheet of joined) {
          if (viteMetadata.importedCss.delete(sheet)) viteMetadata.importedCss.add(fileName);
        }
      }
    },
  };
}

function sheetsOf({ viteMetadata }: Rolldown.OutputChunk): string[] {
  return [...(viteMetadata?.importedCss ?? [])];
}

function textOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  return output?.type === 'asset' ? output.source.toString() : '';
}
