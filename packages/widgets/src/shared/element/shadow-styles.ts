import kitStyles from '@aferir/ui/styles.css?inline';
import widgetStyles from '../../styles.css?inline';

// What is inherited from the page is decided here, once: the page's font and nothing else.
// Important rules of a shadow tree win over important rules of the page.
const hostRules = `
:host{all:initial!important;display:block!important;font-family:inherit!important}
:host([hidden]){display:none!important}
`;

let hostSheet: CSSStyleSheet | undefined;
const sheets: CSSStyleSheet[] = [];
const roots = new Set<WeakRef<ShadowRoot>>();

/**
 * Adds the styles of a component to every shadow root, those to come included. The browser bundle
 * calls it for each CSS module as its code arrives; constructable sheets pass any
 * Content-Security-Policy.
 */
export function registerShadowStyles(css: string): void {
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
  hostSheet ??= createSheet(hostRules + kitStyles + widgetStyles);
  root.adoptedStyleSheets = [hostSheet, ...sheets];
  roots.add(new WeakRef(root));
}

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
