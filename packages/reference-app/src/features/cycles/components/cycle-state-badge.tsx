import { CYCLE_STATE_NAMES, type CycleState } from '@aferir/domain';
import { Badge, type BadgeTone } from '@aferir/ui';

const TONES: Readonly<Record<CycleState, BadgeTone>> = {
  draft: 'neutral',
  scheduled: 'warning',
  running: 'accent',
  closed: 'success',
};

/** How far a cycle is. */
export function CycleStateBadge({ state }: { state: CycleState }) {
  return <Badge tone={TONES[state]}>{CYCLE_STATE_NAMES[state]}</Badge>;
}
