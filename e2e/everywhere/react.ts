import { createElement, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type Listeners, type Mount, type Scene, values } from './host.ts';
import { EVENT_NAMES } from './probe.tsx';

function Page({ count, isShown, listeners }: Scene & { listeners: Listeners }) {
  return createElement(
    'main',
    null,
    createElement('aferir-probe'),
    isShown ? createElement(Full, { count, listeners }) : null,
  );
}

function Full({ count, listeners }: { count: number; listeners: Listeners }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.addEventListener('lowercaseevent', listeners.imperative);
  }, [listeners]);
  const on = Object.fromEntries(EVENT_NAMES.map((name) => [`on${name}`, listeners[name]]));
  return createElement('aferir-probe', { ref, ...values, ...on }, count);
}

/** React 19. */
export const mount: Mount = (into, first, listeners) => {
  const root = createRoot(into.appendChild(document.createElement('div')));
  const show = (scene: Scene) => root.render(createElement(Page, { ...scene, listeners }));
  show(first);
  return show;
};
