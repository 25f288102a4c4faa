import { mount as mountComponent } from 'svelte';
import { writable } from 'svelte/store';
import type { Mount } from './host.ts';
import Page from './page.svelte';

/** Svelte 5. */
export const mount: Mount = (into, first, listeners) => {
  const scene = writable(first);
  const target = into.appendChild(document.createElement('div'));
  mountComponent(Page, { target, props: { scene, listeners } });
  return (next) => scene.set(next);
};
