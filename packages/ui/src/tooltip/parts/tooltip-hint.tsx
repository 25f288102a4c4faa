import { Tooltip as RadixTooltip } from 'radix-ui';
import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { StandIn } from '../../overlays/parts/stand-in.tsx';
import { usePortalContainer } from '../../portal-container/index.ts';
import styles from './tooltip-hint.module.css';

interface TooltipHintProps {
  /** What it explains, which is there already. */
  control: RefObject<HTMLElement | null>;
  content: string;
  side: 'top' | 'right' | 'bottom' | 'left';
}

/** The hint of an element that knows nothing of it. */
export function TooltipHint({ control, content, side }: TooltipHintProps) {
  const container = usePortalContainer();
  // Radix has a hint that opens close all others, by an effect if the state is its own: on Preact it closed itself.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <RadixTooltip.Provider delayDuration={400} skipDelayDuration={200}>
      <RadixTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
        <RadixTooltip.Trigger asChild>
          <Control of={control} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={`aferir-tooltip ${styles.root}`}
          >
            <span>{content}</span>
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

/** What Radix listens for, by the names that elements have for it. */
const heard = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focusin: 'onFocus',
  focusout: 'onBlur',
  click: 'onClick',
} as const;

type Handlers = { [Name in (typeof heard)[keyof typeof heard]]?: (event: Event) => void };

interface ControlProps extends Handlers {
  of: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
  'aria-describedby'?: string;
}

/** Gives the control what Radix has for a trigger. */
function Control({ of, ref, 'aria-describedby': hintId, ...handlers }: ControlProps) {
  useEffect(() => {
    const listening = new AbortController();
    for (const [type, name] of Object.entries(heard)) {
      const handler = handlers[name];
      if (handler) of.current?.addEventListener(type, handler, { signal: listening.signal });
    }
    return () => listening.abort();
  });

  // What brought the hint here came before it.
  const missed = useRef(() => {
    if (of.current?.matches(':focus-visible')) handlers.onFocus?.(new FocusEvent('focusin'));
    if (of.current?.matches(':hover')) handlers.onPointerMove?.(new PointerEvent('pointermove'));
  });
  useEffect(() => missed.current(), []);

  useLayoutEffect(() => {
    const control = of.current;
    if (!control || !hintId) return undefined;
    const others = () =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id !== '' && id !== hintId);
    control.setAttribute('aria-describedby', [...others(), hintId].join(' '));
    return () => {
      const left = others();
      if (left.length > 0) control.setAttribute('aria-describedby', left.join(' '));
      else control.removeAttribute('aria-describedby');
    };
  }, [of, hintId]);

  return <StandIn of={of} ref={ref} />;
}
