import { CYCLE_STANDING_NAMES, type CycleStanding } from '@aferir/domain';
import { Badge, type BadgeTone } from '@aferir/ui';
import styles from './cycle-page.module.css';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

const TONES: Readonly<Record<CycleStanding, BadgeTone>> = {
  unsent: 'danger',
  sent: 'neutral',
  opened: 'neutral',
  answering: 'accent',
  answered: 'warning',
  done: 'success',
  gone: 'neutral',
};

/** Props of {@link StandingBadge}. */
export interface StandingBadgeProps {
  standing: CycleStanding;
  /** The deadline has passed without an answer. */
  isLate: boolean;
}

/** How somebody stands in a cycle. */
export function StandingBadge({ standing, isLate }: StandingBadgeProps) {
  return (
    <span className={styles.badges}>
      <Badge tone={TONES[standing]}>{CYCLE_STANDING_NAMES[standing]}</Badge>
      {isLate ? <Badge tone="danger">{texts.late}</Badge> : null}
    </span>
  );
}
