import { createElement, useLayoutEffect, useRef } from 'react-18';
import { createRoot } from 'react-dom-18/client';
import { type Listeners, values } from './host.ts';
import { EVENT_NAMES } from './probe.tsx';
import { mountReact } from './react-page.ts';

const { bool, num, str, ...objects } = values;

function Full({ count, listeners }: { count: number; listeners: Listeners }) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const probe = ref.current;
    if (!probe) return undefined;
    Object.assign(probe, objects);
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of EVENT_NAMES) probe.addEventListener(name, listeners[name], { signal });
    probe.addEventListener('lowercaseevent', listeners.imperative, { signal });
    return () => listening.abort();
  }, [listeners]);
  return createElement('aferir-probe', { ref, bool, num, str }, count);
}

/** React 18: it sets attributes, and leaves properties and events of a custom element to a ref. */
export const mount = mountReact({ createElement }, createRoot, Full);
