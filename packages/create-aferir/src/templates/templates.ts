import { angular } from './angular.ts';
import { html } from './html.ts';
import { iframe } from './iframe.ts';
import { next } from './next.ts';
import { react } from './react.ts';
import type { Template } from './template.ts';
import { vue } from './vue.ts';

/** Every way to put a widget on a page, in the order in which they are offered. */
export const templates: readonly Template[] = [html, react, vue, angular, next, iframe];
