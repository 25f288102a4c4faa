import kitStyles from '@aferir/ui/styles.css?inline';
import widgetStyles from '../../styles.css?inline';
import hostStyles from './host.css?inline';

let hostSheet: CSSStyleSheet | undefined;
const sheets: CSSStyleSheet[] = [];
const roots = new Set<WeakRef<ShadowRoot>>();

/**
 * Adds the styles of a component to every shadow root, those to come included. The browser bundle
 * calls it for each CSS module as its code arrives; constructable sheets pass any
 * Content-Security-Policy.
 */
export function registerShadowStyles(css: string): void {
  // A server imports the elements and draws none.
  if (!globalThis.CSSStyleSheet) return;
  const sheet = createSheet(css);
  sheets.push(sheet);
  for (const reference of roots) {
    const root = reference.deref();
    if (root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    else roots.delete(reference);
  }
}

/** Gives a shadow root the tokens, all styles there are, and those that arrive later. */
export function adoptShadowStyles(root: ShadowRoot): void {
  hostSheet ??= createSheet(kitStyles + widgetStyles + hostStyles);
  root.adoptedStyleSheets = [hostSheet, ...sheets];
  roots.add(new WeakRef(root));
}

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
