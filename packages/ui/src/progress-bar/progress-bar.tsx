import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { useId } from 'react';
import { useUiMessages } from '../ui-messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './progress-bar.module.css';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What is measured. */
  label: string;
  /** The language of the label, where it is not that of the page. */
  labelLang?: string | undefined;
  /** From 0 to `max`; null when there is nothing to measure, drawn as an empty bar. */
  value: number | null;
  /** @default 100 */
  max?: number;
  /** The value in words, for example '4 de 20' or 'Alto'. @default the percentage */
  valueText?: string;
  /** Work going on, or a measure of something that stands still. @default 'progress' */
  kind?: 'progress' | 'meter';
  /** Changes the color, never the meaning. @default 'accent' */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | 'neutral';
  /**
   * Label and value above the bar, or the bar with its value beside it and the label for readers
   * only, for a cell of a grid that has its own heading. @default 'stacked'
   */
  layout?: 'stacked' | 'inline';
  /** Hides label and value from view when the text around says both. @default false */
  isLabelHidden?: boolean;
}

/** A bar that shows how far something is, with its name and its value in words. */
export function ProgressBar({
  label,
  labelLang,
  value,
  max = 100,
  valueText,
  kind = 'progress',
  tone = 'accent',
  layout = 'stacked',
  isLabelHidden = false,
  className,
  style,
  ...rest
}: ProgressBarProps) {
  const { noData } = useUiMessages();
  const labelId = useId();
  const reached = Math.min(Math.max(value ?? 0, 0), max);
  const share = reached / max;
  // Locale data, which `Intl` would load before the first question, changes nothing of a whole number up to 100.
  const percentage = `${Math.round((reached * 100) / max)}%`;
  const text = valueText ?? (value === null ? noData : percentage);
  const Label = layout === 'inline' ? VisuallyHidden : 'span';
  const measure = {
    role: kind === 'meter' ? 'meter' : 'progressbar',
    'aria-labelledby': labelId,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': value === null && kind === 'progress' ? undefined : reached,
    'aria-valuetext': text,
  };

  return (
    <div
      {...rest}
      data-tone={tone}
      data-layout={layout}
      data-empty={value === null || undefined}
      className={clsx('aferir-progress-bar', styles.root, className)}
      style={{ '--_share': share, ...style } as CSSProperties}
    >
      <div className={clsx(styles.text, isLabelHidden && hidden.root)}>
        <Label id={labelId} lang={labelLang} className={styles.label}>
          {label}
        </Label>
        <span className={styles.value} aria-hidden="true">
          {text}
        </span>
      </div>
      <div {...measure} className={styles.track}>
        <div className={styles.fill} />
      </div>
    </div>
  );
}
