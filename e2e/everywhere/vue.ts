import { createApp, h, onMounted, ref, shallowReactive } from 'vue';
import { type Mount, type Scene, values } from './host.ts';
import { EVENT_NAMES } from './probe.tsx';

/** Vue 3, by a render function: what `:arr="arr"` and `@kebab-event="…"` of a template compile to. */
export const mount: Mount = (into, first, listeners) => {
  const scene = shallowReactive({ ...first });
  const on = Object.fromEntries(EVENT_NAMES.map((name) => [eventProp(name), listeners[name]]));
  const app = createApp({
    setup() {
      const probe = ref<HTMLElement>();
      onMounted(() => probe.value?.addEventListener('lowercaseevent', listeners.imperative));
      return () => [
        h('aferir-probe', { key: 'bare' }),
        scene.isShown
          ? h('aferir-probe', { key: 'full', ref: probe, ...values, ...on }, String(scene.count))
          : null,
      ];
    },
  });
  app.mount(into.appendChild(document.createElement('div')));
  return (next: Scene) => Object.assign(scene, next);
};

// `@CAPSevent` compiles to this, whose colon keeps the case of what follows.
function eventProp(name: string): string {
  return /^[a-z-]+$/.test(name)
    ? `on${name.charAt(0).toUpperCase()}${name.slice(1)}`
    : `on:${name}`;
}
