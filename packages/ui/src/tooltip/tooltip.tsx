import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement } from 'react';
import { usePortalContainer } from '../portal-container/index.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A few words; never the only place where something needed stands. */
  content: string;
  /** @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control it explains; it takes a ref and props. */
  children: ReactElement;
}

/** A hint on hover and focus. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const container = usePortalContainer();
  return (
    <RadixTooltip.Provider delayDuration={400} skipDelayDuration={200}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={`aferir-tooltip ${styles.root}`}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
