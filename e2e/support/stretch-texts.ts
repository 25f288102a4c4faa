/**
 * Gives each text of a page as much more room to need as another language may ask for: words are 40 % longer, and long ones are
 * joined by another. Words that are the same in every language stay. It runs in a page, and so holds all that it needs.
 */
export function stretchTexts(same: readonly string[]): void {
  const growth = 0.4;
  const longWord = 10;
  const longer = (text: string) =>
    text.replaceAll(/\p{L}{2,}/gu, (word) => {
      if (same.includes(word)) return word;
      const more = 'ao'.repeat(word.length).slice(0, Math.ceil(word.length * growth));
      return word.length > longWord ? `${word} ${more}` : word + more;
    });
  const walk = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let at = texts.nextNode(); at; at = texts.nextNode()) {
      if (at instanceof Element) {
        if (at.shadowRoot) walk(at.shadowRoot);
        continue;
      }
      const { parentElement: holder } = at;
      // An address is as long as it is, however many lines it may take.
      const isText = !holder?.closest('script, style, noscript, svg');
      if (isText && !holder?.textContent?.includes('@')) at.nodeValue = longer(at.nodeValue ?? '');
    }
  };
  walk(document.body);
}
