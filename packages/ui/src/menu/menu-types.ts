import type { ReactNode } from 'react';

export interface MenuItemProps {
  /** Decorative. */
  icon?: ReactNode;
  /** `danger` is for what destroys. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Shown, but not to be chosen now. */
  isDisabled?: boolean;
  /** Gives the look to the only child instead, such as a link. */
  asChild?: boolean;
  onSelect?: () => void;
  children: ReactNode;
}
