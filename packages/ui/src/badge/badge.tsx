import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './badge.module.css';

/** The color family of a badge. The text says the meaning. */
export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export interface BadgeProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: BadgeTone;
  /** A small icon before the text; decorative. */
  icon?: ReactNode;
}

/** A short state of the thing beside it, such as 'Finalizado'. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={clsx('aferir-badge', styles.root, className)}>
      {icon ? (
        <>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </span>
  );
}
