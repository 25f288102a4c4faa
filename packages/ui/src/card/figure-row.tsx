import { clsx } from 'clsx';
import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { useIsScrollable } from '../scrollable/index.ts';
import styles from './card.module.css';

/** Props of {@link FigureRow}; its children are `FigureCard`s. */
export interface FigureRowProps extends ComponentProps<'section'> {
  /** What the figures tell of. */
  label: string;
}

/** `FigureCard`s side by side, in one line or in even ones; on a phone one strip of compact ones, with the page going on below. */
export function FigureRow({ label, className, children, ref, ...rest }: FigureRowProps) {
  const row = useRef<HTMLElement>(null);
  const isScrollable = useIsScrollable(row);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => row.current, []);
  return (
    <section
      {...rest}
      ref={row}
      aria-label={label}
      className={clsx('aferir-figure-row', styles.figures, className)}
      {...(isScrollable && { tabIndex: 0 })}
    >
      {children}
    </section>
  );
}
