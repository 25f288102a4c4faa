import type { CSSProperties } from 'react';
import styles from './report-document.module.css';

export interface DocumentBarProps {
  /** How full it is, 0 to 100. */
  share: number;
  /** @default 'chart', the color of the first line of a chart */
  tone?: 'chart' | 'success' | 'warning' | 'danger' | 'neutral';
}

/** A bar; what it measures is said beside it. */
export function DocumentBar({ share, tone = 'chart' }: DocumentBarProps) {
  return (
    <div className={styles.track}>
      <div
        className={styles.bar}
        data-tone={tone}
        style={{ '--_share': `${share}%` } as CSSProperties}
      />
    </div>
  );
}
