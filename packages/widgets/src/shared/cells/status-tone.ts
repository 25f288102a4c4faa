import { PERFORMANCE_STATUS, type ShownStatus } from '@aferir/domain';
import type { BadgeTone } from '@aferir/ui';

const { sent, viewed, started, awaitingManagers, awaitingFeedback, finished } = PERFORMANCE_STATUS;

const TONES: Readonly<Record<ShownStatus, BadgeTone>> = {
  0: 'neutral',
  [sent]: 'accent',
  [viewed]: 'accent',
  [started]: 'accent',
  [awaitingManagers]: 'warning',
  [awaitingFeedback]: 'warning',
  [finished]: 'success',
  rated: 'success',
};

/**
 * The color of a status, the same on every screen. The behavioral assessment, whose codes are among
 * those of performance, has the same colors: quiet for none, blue with the person, amber with the
 * managers, green for done.
 */
export function statusTone(status: ShownStatus): BadgeTone {
  return TONES[status];
}
