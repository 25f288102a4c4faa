import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { formatNumber } from '../number-format/number-format.ts';
import { useUiMessages } from '../ui-messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './share-bar.module.css';

/** How the color of a part is broken up, so that it is told without color, on paper too. */
export type SharePattern = 'plain' | 'stripes' | 'columns' | 'rows' | 'grid';

/** One part of the whole. */
export interface Share {
  id: string;
  /** The part's name. */
  label: string;
  /** One letter that tells the part without color. */
  letter: string;
  /** Its part of the whole, 0 to 100. */
  percent: number;
  /** The part's background: `tokenValue('color-chart-1')` and the like. */
  color: string;
  /** The color of the letter on that background. @default the surface color */
  onColor?: string;
  /** Goes with the part wherever it stands: give the same part the same one everywhere. */
  pattern: SharePattern;
  /** Marks the parts that matter most with a dot. */
  isMain?: boolean;
}

export interface ShareBarProps extends ComponentProps<'div'> {
  /** What is being shared out; names the list. */
  label: string;
  /** The parts, in the order shown. */
  shares: readonly Share[];
  /** What the dot means. @default 'principal' */
  mainLabel?: string;
}

/** How a whole divides into a few parts: one stacked bar and a list with the same data. */
export function ShareBar({ label, shares, mainLabel, className, ...rest }: ShareBarProps) {
  const { language, mainShare } = useUiMessages();
  return (
    <div {...rest} className={clsx('aferir-share-bar', styles.root, className)}>
      <div className={styles.bar} aria-hidden="true">
        {shares.map((share) => (
          <div
            key={share.id}
            className={clsx(styles.part, styles.pattern)}
            data-pattern={share.pattern}
            style={paint(share)}
          >
            <span className={styles.letter}>{share.letter}</span>
          </div>
        ))}
      </div>
      <ul className={styles.legend} aria-label={label}>
        {shares.map((share) => (
          <li key={share.id} className={styles.item} data-main={share.isMain || undefined}>
            <span
              className={clsx(styles.swatch, styles.pattern)}
              data-pattern={share.pattern}
              style={paint(share)}
              aria-hidden="true"
            >
              <span className={styles.letter}>{share.letter}</span>
            </span>
            <span className={styles.name}>
              <span>{share.label}</span>
              {share.isMain ? (
                <>
                  <span className={styles.dot} aria-hidden="true" />
                  <VisuallyHidden>{` (${mainLabel ?? mainShare})`}</VisuallyHidden>
                </>
              ) : null}
            </span>
            <span
              className={styles.percent}
            >{`${formatNumber(share.percent, language, 'oneDecimal')}%`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function paint(share: Share) {
  return {
    '--_color': share.color,
    '--_percent': share.percent,
    ...(share.onColor && { '--_on-color': share.onColor }),
  } as CSSProperties;
}
