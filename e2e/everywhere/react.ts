import { createElement, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type Listeners, values } from './host.ts';
import { EVENT_NAMES } from './probe.tsx';
import { mountReact } from './react-page.ts';

function Full({ count, listeners }: { count: number; listeners: Listeners }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.addEventListener('lowercaseevent', listeners.imperative);
  }, [listeners]);
  const on = Object.fromEntries(EVENT_NAMES.map((name) => [`on${name}`, listeners[name]]));
  return createElement('aferir-probe', { ref, ...values, ...on }, count);
}

/** React 19. */
export const mount = mountReact({ createElement }, createRoot, Full);
