import type { ComponentProps, ReactNode, RefObject } from 'react';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  isOpen: boolean;
  /** Asked for by Esc, a click outside or the close button. */
  onClose: () => void;
  title: string;
  /** A line below the title, read with it. */
  description?: ReactNode;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
  /** @default 'm' */
  size?: 's' | 'm' | 'l';
  /** While something is under way the dialog stays. */
  isBusy?: boolean;
  /** Where focus starts. @default the first control of the body where that is in sight, else the dialog */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes when it closes. @default what had it before */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}
