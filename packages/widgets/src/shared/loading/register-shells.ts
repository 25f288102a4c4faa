import { createShellClass, type ElementShape } from '../element/element-shell.ts';
import { type LoadedWidget, loadOnConnect } from './load-on-connect.ts';

/**
 * Registers the tags of widgets at once, before their code is there: whoever sets a value or asks what an
 * element has finds it. On a server there is nothing to register.
 */
export function registerShells(
  widgets: Readonly<Record<string, LoadedWidget>>,
  shapes: Readonly<Record<string, ElementShape>>,
): void {
  if (typeof customElements === 'undefined') return;
  const taken = Object.keys(widgets).filter((tag) => customElements.get(tag));
  if (taken.length > 0) {
    // biome-ignore lint/suspicious/noConsole: whoever builds the page reads it there
    console.warn(`Aferir's widgets are on this page twice. Others have registered ${taken}.`);
  }
  for (const [tag, widget] of Object.entries(widgets)) {
    if (taken.includes(tag)) continue;
    customElements.define(tag, createShellClass(shapes[tag] ?? {}, loadOnConnect(widget)));
  }
  if (document.readyState !== 'loading') warnOfUnknownTags();
  else document.addEventListener('DOMContentLoaded', warnOfUnknownTags, { once: true });
}

function warnOfUnknownTags() {
  const unknown = [...document.querySelectorAll(':not(:defined)')]
    .map(({ localName }) => localName)
    .filter((tag) => tag.startsWith('aferir-'));
  // biome-ignore lint/suspicious/noConsole: whoever builds the page reads it there
  for (const tag of new Set(unknown)) console.warn(`Aferir has no <${tag}>.`);
}
