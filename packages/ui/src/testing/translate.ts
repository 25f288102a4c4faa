/**
 * Swaps every text below a node for `<font><font>…</font></font>`, and every one that comes later, as the translation of a
 * browser does; the words stay, so that what is shown can be compared with what is asked. Gives back what ends it. Stands
 * alone, to be sent into a page.
 */
export function translate(root: Node): () => void {
  const told = new Set(['FONT', 'OPTION', 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE']);
  const isLeft = ({ parentElement }: Node) =>
    parentElement !== null && (told.has(parentElement.tagName) || parentElement.closest('svg'));

  function swap(text: Node) {
    if (!text.parentNode || !text.nodeValue?.trim() || isLeft(text)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.nodeValue;
    text.parentNode.replaceChild(outer, text);
  }

  function swapAll(node: Node) {
    if (node.nodeType === Node.TEXT_NODE) swap(node);
    else for (const child of [...node.childNodes]) swapAll(child);
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target.nodeType === Node.TEXT_NODE) swap(target);
      for (const node of addedNodes) swapAll(node);
    }
  });
  swapAll(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
