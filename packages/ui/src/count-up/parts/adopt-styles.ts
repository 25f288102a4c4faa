const sheets = new Map<string, CSSStyleSheet>();

/** Has an element that writes a style element into its shadow root adopt a sheet instead, which no Content-Security-Policy refuses. */
export function adoptStyles(prototype: Pick<Element, 'attachShadow'>): void {
  prototype.attachShadow = function attachShadow(this: Element, init) {
    const root = Element.prototype.attachShadow.call(this, init);
    root.appendChild = (node) => {
      if (node instanceof HTMLStyleElement) root.adoptedStyleSheets = [sheetOf(node.textContent)];
      else Node.prototype.appendChild.call(root, node);
      return node;
    };
    return root;
  };
}

function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}
