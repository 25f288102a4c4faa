import type { Plugin } from 'vite';

/** What html2canvas adds to its copy of the page: an inline style and a base address. */
const ADDITIONS = [
  'if (isBodyElement(clone)) createPseudoHideStyles(clone, this.options.cspNonce);',
  'addBase(adoptedNode, baseUri);',
];

/** The code of html2canvas without its additions to the copy. */
export function leaveCopyAlone(code: string): string {
  return ADDITIONS.reduce((text, addition) => {
    if (!text.includes(addition)) throw new Error(`html2canvas no longer has: ${addition}`);
    return text.replace(addition, '');
  }, code);
}

/**
 * A strict Content-Security-Policy refuses an inline style and a base address, and reports each
 * refusal to the host. What our PDFs are drawn from is frozen and needs neither: nothing in it has
 * pseudo-elements or relative addresses.
 */
export function quietCopyPlugin(): Plugin {
  return {
    name: 'aferir-quiet-copy',
    transform: {
      filter: { id: /html2canvas-pro\.esm\.js$/ },
      handler: (code) => ({ code: leaveCopyAlone(code), map: null }),
    },
  };
}
