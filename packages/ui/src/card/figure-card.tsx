import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';

export interface FigureCardProps extends ComponentProps<'div'> {
  /** What is counted. */
  label: string;
  /** The number, already formatted. */
  value: ReactNode;
  /** What the number means, in a few words. */
  hint?: ReactNode;
  /** A picture of the thing counted; decorative. */
  icon?: ReactNode;
  /** Says by color what the number or its hint says too. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
}

/** One number and its name. Several stand in a `FigureRow`. */
export function FigureCard({
  label,
  value,
  hint,
  icon,
  tone = 'neutral',
  className,
  ...rest
}: FigureCardProps) {
  return (
    <div
      {...rest}
      data-tone={tone}
      className={clsx('aferir-figure-card', styles.root, styles.figure, className)}
    >
      {icon ? (
        <span className={styles.figureIcon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <dl className={styles.figureText}>
        <dt className={styles.figureLabel}>{label}</dt>
        <dd className={styles.figureValue}>{value}</dd>
        {hint ? <dd className={styles.figureHint}>{hint}</dd> : null}
      </dl>
    </div>
  );
}
