import { CYCLE_PARTICIPATION_NAMES, type CycleParticipation } from '@aferir/domain';
import { Badge, type BadgeTone } from '@aferir/ui';
import styles from './cycle-page.module.css';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

const TONES: Readonly<Record<CycleParticipation, BadgeTone>> = {
  unsent: 'danger',
  sent: 'neutral',
  opened: 'neutral',
  answering: 'accent',
  answered: 'warning',
  done: 'success',
  gone: 'neutral',
};

/** Props of {@link ParticipationBadge}. */
export interface ParticipationBadgeProps {
  participation: CycleParticipation;
  /** The deadline has passed without an answer. */
  isLate: boolean;
  /** No mail reaches them about the answer that is waited for, or the result. */
  isUnmailed: boolean;
}

/** How somebody stands in a cycle. */
export function ParticipationBadge({ participation, isLate, isUnmailed }: ParticipationBadgeProps) {
  return (
    <span className={styles.badges}>
      <Badge tone={TONES[participation]}>{CYCLE_PARTICIPATION_NAMES[participation]}</Badge>
      {isLate ? <Badge tone="danger">{texts.late}</Badge> : null}
      {isUnmailed ? <Badge tone="warning">{texts.noEmail}</Badge> : null}
    </span>
  );
}
