import type { Plugin } from 'vite';
import { chunksOf, entriesOf, inOrderOfNeed, reachedBesides } from './reached-modules.ts';
import { joinedText, sheetsOf } from './sheets.ts';

const NAME = 'app.css';

/** Which sheets are joined. */
export interface OneSheetOptions {
  /** The names of the chunks that pages share. */
  readonly shared: readonly string[];
  /** The names of those among them that need little of the rest, and keep their own. */
  readonly keep: readonly string[];
  /** Whether a module is a page: one in no shared chunk keeps its own sheet. */
  readonly isPage: (moduleId: string) => boolean;
}

/**
 * Joins the style sheets that stand beside the code that pages share into one, what is imported before what imports
 * it: a dozen of a few kilobytes each would queue up before a page, or be found late. The entry keeps its own, and so
 * does what pages alone need that share no code: the others would wait for it.
 */
export function oneSheetPlugin({ shared, keep, isPage }: OneSheetOptions): Plugin {
  return {
    name: 'aferir-one-sheet',
    apply: 'build',
    generateBundle(_options, bundle) {
      const named = (names: readonly string[]) =>
        chunksOf(bundle).filter(({ name }) => names.includes(name));
      const apart = new Set(sheetsOf([...entriesOf(bundle), ...named(keep)]));
      const within = reachedBesides(bundle, named(shared), isPage);
      const chunks = inOrderOfNeed(bundle).filter((chunk) => within.has(chunk));
      const joined = sheetsOf(chunks).filter((sheet) => !apart.has(sheet));
      const source = joinedText(bundle, joined);
      const reference = this.emitFile({ type: 'asset', name: NAME, source });
      const fileName = this.getFileName(reference);
      for (const sheet of joined) delete bundle[sheet];
      for (const { viteMetadata } of chunksOf(bundle)) {
        if (!viteMetadata) continue;
        for (const sheet of joined) {
          if (viteMetadata.importedCss.delete(sheet)) viteMetadata.importedCss.add(fileName);
        }
      }
    },
  };
}
