import {
  type AlignmentLevel,
  alignmentLevel,
  hasFinishedUnrated,
  type LatestPerformanceStatus,
  NO_ALIGNMENT,
} from '@aferir/domain';
import { ProgressBar, type ProgressBarProps } from '@aferir/ui';
import styles from './cells.module.css';

/** The color of an alignment percent. */
export const alignmentTones = {
  good: 'success',
  warning: 'warning',
  danger: 'danger',
  none: 'neutral',
} as const satisfies Record<AlignmentLevel, NonNullable<ProgressBarProps['tone']>>;

export interface AlignmentBarProps {
  /** 0 to 100, or −1 while there is none. */
  percent: number;
  /** The status of the review, 0 for none. */
  status: LatestPerformanceStatus;
  /** What is measured, and of whom; for readers only. */
  label: string;
  /** Stands where there is no percent yet. */
  noData: string;
  /** Says why a finished review has none. */
  unrated: string;
}

/** How far self-assessment and managers agree, small enough for a cell of a grid. */
export function AlignmentBar({ percent, status, label, noData, unrated }: AlignmentBarProps) {
  const isKnown = percent !== NO_ALIGNMENT;
  return (
    <div className={styles.alignment}>
      <ProgressBar
        kind="meter"
        layout="inline"
        label={label}
        value={isKnown ? percent : null}
        valueText={isKnown ? `${percent}%` : noData}
        tone={alignmentTones[alignmentLevel(percent)]}
      />
      {hasFinishedUnrated(status, percent) ? <p className={styles.reason}>{unrated}</p> : null}
    </div>
  );
}
