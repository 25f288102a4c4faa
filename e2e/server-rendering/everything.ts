import { createElement } from 'react';
import { kitComponents } from './kit-components.tsx';
import type { Shown } from './shown.ts';
import { clientComponents, widgetComponents } from './widget-components.tsx';

/** The components of all packages. */
export const shown: Shown = { ...kitComponents, ...widgetComponents, ...clientComponents };

/** All of them in one tree, which is taken over at once: the dialogs among them hide the rest from readers then. */
export const everything = Object.entries(shown).map(([name, element]) =>
  createElement('section', { key: name }, element),
);
