import { SECTION } from '@aferir/domain';
import { type NotificationOrigin, notify } from '../notifications/notify.ts';

/** Who has completed a training, as it was then. */
export interface Completion {
  readonly trainingId: number;
  readonly title: string;
  readonly version: number;
  readonly personId: number;
}

/** Tells that somebody has completed a training; of each version once. */
export function notifyCompleted(
  origin: NotificationOrigin,
  { trainingId, title, version, personId }: Completion,
): Promise<void> {
  return notify(origin, {
    kind: 'training',
    key: `training:${trainingId}:${personId}:${version}`,
    audience: { section: SECTION.trainings },
    personId,
    subject: { kind: 'training', id: trainingId },
    apart: trainingId,
    details: { title },
  });
}
