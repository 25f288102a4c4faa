import type { ComponentProps, ReactNode, RefObject } from 'react';

export interface SidePanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  isOpen: boolean;
  /** Asked for by Esc, a click outside or the close button. */
  onClose: () => void;
  title: string;
  /** Beside which edge of the window. @default 'end' */
  side?: 'start' | 'end';
  /** What can be done with all that it shows, below the title. */
  actions?: ReactNode;
  /** Buttons that stay in sight below what it shows, the primary one last. */
  footer?: ReactNode;
  /** Where focus goes when it closes. @default what had it before */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}
