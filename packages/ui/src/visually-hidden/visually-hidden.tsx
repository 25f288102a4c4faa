import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers alone. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={clsx('aferir-visually-hidden', styles.root, className)} />;
}
