import { useEffect, useState } from 'react';
import { TOTEM_TIMES } from './totem-times.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Whether nobody has touched the page for a while; who then says nothing either is gone. */
export function useIdle(onGone: () => void): { isIdle: boolean; stay: () => void } {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    if (isIdle) {
      const timer = setTimeout(onGone, TOTEM_TIMES.warning);
      return () => clearTimeout(timer);
    }
    let timer = setTimeout(() => setIsIdle(true), TOTEM_TIMES.idle);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsIdle(true), TOTEM_TIMES.idle);
    };
    for (const sign of SIGNS) window.addEventListener(sign, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wait);
    };
  }, [isIdle, onGone]);

  return { isIdle, stay: () => setIsIdle(false) };
}
