import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './spinner.module.css';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is being waited for, read aloud. Leave out where text beside it says so. */
  label?: string;
  /** @default 'm' */
  size?: 's' | 'm' | 'l';
}

/** Turns while something short is under way. For content that is coming use Skeleton. */
export function Spinner({ label, size = 'm', className, ...rest }: SpinnerProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      {...naming}
      {...rest}
      data-size={size}
      className={clsx('aferir-spinner', styles.root, className)}
    />
  );
}
