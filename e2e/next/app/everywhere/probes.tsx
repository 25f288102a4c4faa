'use client';

import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Scene {
  count: number;
  isShown: boolean;
}

/** What the assertions put on `window` before the page is there. */
interface Assertions {
  listeners: Readonly<Record<string, () => void>>;
  takenOver(show: (scene: Scene) => void): void;
}

interface ProbesProps {
  values: Readonly<Record<string, unknown>>;
}

export function Probes({ values }: ProbesProps) {
  const [{ count, isShown }, show] = useState<Scene>({ count: 1, isShown: true });
  useEffect(() => assertionsOf(window).takenOver(show), []);
  return (
    <main>
      {createElement('aferir-probe')}
      {isShown && <Full values={values} count={count} />}
    </main>
  );
}

/** React takes over what a server has written without setting what HTML can not say: a ref does. */
function Full({ values, count }: ProbesProps & { count: number }) {
  const ref = useRef<HTMLElement>(null);
  const { bool, num, str, ...objects } = values;
  useLayoutEffect(() => {
    const probe = ref.current;
    if (!probe) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    Object.assign(probe, objects);
    for (const [name, hear] of Object.entries(assertionsOf(window).listeners)) {
      probe.addEventListener(name === 'imperative' ? 'lowercaseevent' : name, hear, { signal });
    }
    return () => listening.abort();
  });
  return createElement('aferir-probe', { ref, bool, num, str }, count);
}

function assertionsOf(page: object): Assertions {
  return Reflect.get(page, 'aferirAssertions') as Assertions;
}
