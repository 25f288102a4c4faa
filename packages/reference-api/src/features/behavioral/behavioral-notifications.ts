import { SECTION } from '@aferir/domain';
import { type NotificationOrigin, notify } from '../../shared/notifications/notify.ts';

/** Tells that somebody has finished the questionnaire; never how. */
export function notifyFinished(
  origin: NotificationOrigin,
  { id, person_id }: { readonly id: number; readonly person_id: number },
): Promise<void> {
  return notify(origin, {
    kind: 'assessment',
    key: `behavioral:${id}:finished`,
    audience: { section: SECTION.behavioral },
    personId: person_id,
    subject: { kind: 'behavioral', id },
  });
}
