import {
  EVALUATED_LABEL,
  NO_ASSESSMENT_LABEL,
  PERFORMANCE_STATUS,
  PERFORMANCE_STATUS_LABELS,
} from '@aferir/domain';
import type { BadgeTone } from '@aferir/ui';

const { sent, viewed, started, awaitingManagers, awaitingFeedback, finished } = PERFORMANCE_STATUS;

const TONES = new Map<string, BadgeTone>([
  [NO_ASSESSMENT_LABEL, 'neutral'],
  [PERFORMANCE_STATUS_LABELS[sent], 'accent'],
  [PERFORMANCE_STATUS_LABELS[viewed], 'accent'],
  [PERFORMANCE_STATUS_LABELS[started], 'accent'],
  [PERFORMANCE_STATUS_LABELS[awaitingManagers], 'warning'],
  [PERFORMANCE_STATUS_LABELS[awaitingFeedback], 'warning'],
  [EVALUATED_LABEL, 'success'],
  [PERFORMANCE_STATUS_LABELS[finished], 'success'],
]);

/**
 * The color of a status by its name, the same on every screen and for both kinds of assessment:
 * quiet for none, blue with the person, amber with the managers, green for done.
 */
export function statusTone(name: string): BadgeTone {
  return TONES.get(name) ?? 'neutral';
}
