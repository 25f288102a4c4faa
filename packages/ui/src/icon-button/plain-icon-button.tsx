import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import { isUnavailable } from '../button/is-unavailable.ts';
import styles from './icon-button.module.css';

export interface PlainIconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, read aloud. */
  label: string;
  /** The icon, decorative. */
  icon: ReactElement;
  /** A few characters at its corner, such as how many are new; the label says the same in words. */
  mark?: string | undefined;
  /** @default 'ghost' */
  variant?: 'ghost' | 'secondary';
  /** @default 'm' */
  size?: 's' | 'm';
}

/** An action shown by an icon alone, without the code of a tooltip. */
export function PlainIconButton({
  label,
  icon,
  mark,
  variant = 'ghost',
  size = 'm',
  type = 'button',
  className,
  ...rest
}: PlainIconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-variant={variant}
      data-size={size}
      data-unavailable={isUnavailable(rest) || undefined}
      className={clsx('aferir-icon-button', styles.root, className)}
    >
      {icon}
      {mark ? (
        <span className={clsx('aferir-icon-button-mark', styles.mark)} aria-hidden>
          {mark}
        </span>
      ) : null}
    </button>
  );
}
