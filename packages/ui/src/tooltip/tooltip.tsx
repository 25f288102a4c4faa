import { Slot } from 'radix-ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { overlayCode } from '../overlays/overlay-code.ts';

export interface TooltipProps {
  /** A few words; never the only place where something needed stands. */
  content: string;
  /** @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control it explains; it takes a ref and props. */
  children: ReactElement;
}

/**
 * A hint on hover and focus. Nothing of it is made before its control is first pointed at or focused, which is also when
 * its code comes, unless `loadOverlays` has fetched that; where the code can't be had the control stands alone.
 */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const control = useRef<HTMLElement>(null);
  const [isUsed, setIsUsed] = useState(false);

  // Listens by itself: a Slot joins no `onFocus` with that of an element under it on Preact.
  useEffect(() => {
    const element = control.current;
    if (!element || isUsed) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const use = () => {
      if (overlayCode.now()) {
        setIsUsed(true);
        return;
      }
      overlayCode.load().then(
        () => signal.aborted || setIsUsed(true),
        () => undefined,
      );
    };
    element.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType !== 'touch' && use(),
      { signal },
    );
    element.addEventListener('focusin', () => element.matches(':focus-visible') && use(), {
      signal,
    });
    return () => listening.abort();
  }, [isUsed]);

  const Hint = isUsed ? overlayCode.now()?.TooltipHint : undefined;
  return (
    <>
      <Slot.Root ref={control}>{children}</Slot.Root>
      {Hint ? <Hint control={control} content={content} side={side} /> : null}
    </>
  );
}
