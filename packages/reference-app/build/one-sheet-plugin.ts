import type { Plugin } from 'vite';
import { chunksOf, entriesOf, inOrderOfNeed } from './reached-modules.ts';
import { joinedText, sheetsOf } from './sheets.ts';

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
        sheetsOf([
          ...entriesOf(bundle),
          ...chunksOf(bundle).filter(({ name }) => keep.includes(name)),
        ]),
      );
      const chunks = inOrderOfNeed(bundle);
      const joined = sheetsOf(chunks).filter((sheet) => !apart.has(sheet));
      const source = joinedText(bundle, joined);
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
