import '@aferir/elements/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Attributes = SvelteHTMLElements['aferir-manager-evaluation'];

export const attributes: Attributes = {
  class: 'wide',
  apiBase: '/api/v1',
  'heading-level': 2,
  'onaferir-complete': ({ detail }) => detail.sent,
  'on:aferir-close': ({ detail }) => detail.isComplete,
};

// @ts-expect-error A listener hears an event.
export const wrong: Attributes = { 'onaferir-complete': 'done' };
