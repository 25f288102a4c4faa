/**
 * Tells whoever loads a chunk that its style sheet is there, when it is a part of the one that the page came
 * with: the loader looks for a link to it. The HTML can't say so, since some browsers fetch ahead what is
 * named there even where it is disabled.
 */
export function markHeldSheets(page: Document): void {
  for (const sheet of page.querySelectorAll<HTMLLinkElement>('link[data-holds]')) {
    for (const held of sheet.dataset.holds?.split(' ') ?? []) {
      const mark = page.createElement('link');
      mark.rel = 'stylesheet';
      mark.setAttribute('disabled', '');
      mark.href = held;
      sheet.before(mark);
    }
  }
}
