import { useEffect, useEffectEvent } from 'react';

/** After so long without a key or a touch nobody sits there: a session has to end by itself, in milliseconds. */
const attention = 15 * 60_000;

const signs = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

/** Does something again and again, as long as the page is looked at and somebody uses it. */
export function useWhileAttended(interval: number, work: () => void): void {
  const tick = useEffectEvent(work);
  useEffect(() => {
    let lastSign = Date.now();
    const note = () => {
      lastSign = Date.now();
    };
    for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
    const timer = setInterval(() => {
      const isAttended = Date.now() - lastSign < attention;
      if (isAttended && document.visibilityState === 'visible') tick();
    }, interval);
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
    };
  }, [interval]);
}
