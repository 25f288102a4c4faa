import { type AlignmentLevel, alignmentLevel, NO_ALIGNMENT } from '@aferir/domain';
import { ProgressBar, type ProgressBarProps } from '@aferir/ui';

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
  /** What is measured, and of whom; for readers only. */
  label: string;
  /** Stands where there is no percent yet. */
  noData: string;
}

/** How far self-assessment and managers agree, small enough for a cell of a grid. */
export function AlignmentBar({ percent, label, noData }: AlignmentBarProps) {
  const isKnown = percent !== NO_ALIGNMENT;
  return (
    <ProgressBar
      kind="meter"
      layout="inline"
      label={label}
      value={isKnown ? percent : null}
      valueText={isKnown ? `${percent}%` : noData}
      tone={alignmentTones[alignmentLevel(percent)]}
    />
  );
}
