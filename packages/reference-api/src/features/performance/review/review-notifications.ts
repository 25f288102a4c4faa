import { awaitedManagers, owedFeedback, SECTION } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { type NotificationOrigin, notify, withdraw } from '../../../shared/notifications/notify.ts';
import { hasAddress } from '../evaluation/evaluation-mail.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import type { LoadedReview } from './review-model.ts';

type Waiting = 'rating' | 'feedback' | 'unmailed';
type NotifyingContext = Pick<OperationContext, 'db' | 'company' | 'now' | 'actor'>;
type Reviewed = Pick<PerformanceResponseRow, 'id' | 'person_id'>;

/** Tells those managers who have still to rate, and use the staff area, that a review waits for them. */
export async function notifyAwaitedManagers(
  origin: NotificationOrigin,
  { response, review }: LoadedReview,
): Promise<void> {
  for (const { id } of awaitedManagers(review)) await notifyManager(origin, response, 'rating', id);
}

/** Tells those managers who owe feedback, and use the staff area; nobody has to rate any more. */
export async function notifyFeedbackOwers(
  origin: NotificationOrigin,
  { response, review }: LoadedReview,
): Promise<void> {
  const owers = owedFeedback(review, response.status).map(({ managerId }) => managerId);
  for (const id of new Set(owers)) await notifyManager(origin, response, 'feedback', id);
}

/**
 * Tells staff who have made feedback due which of the managers who owe it no mail reaches. Whoever else does so reads it in the
 * reply.
 */
export async function notifyUnmailedOwers(
  { db, company, now, actor }: NotifyingContext,
  { response, review, managers }: LoadedReview,
): Promise<void> {
  if (actor.kind !== 'staff') return;
  const owers = new Set(owedFeedback(review, response.status).map(({ managerId }) => managerId));
  for (const manager of managers) {
    const { manager_id: managerId } = manager;
    if (hasAddress(manager) || !owers.has(managerId)) continue;
    await notify(
      { db, companyId: company.id, now },
      {
        kind: 'unmailed',
        key: keyOf(response.id, 'unmailed', managerId),
        audience: { section: SECTION.performance, staffUserId: actor.staffUserId },
        personId: managerId,
        subject: { kind: 'performance', id: response.id },
        apart: managerId,
        details: { about: 'feedback' },
      },
    );
  }
}

/** Tells staff who have finished a review that no mail tells its person of the result. */
export async function notifyUnmailedResult(
  { db, company, now, actor }: NotifyingContext,
  { id, person_id }: Reviewed,
): Promise<void> {
  if (actor.kind !== 'staff') return;
  await notify(
    { db, companyId: company.id, now },
    {
      kind: 'unmailed',
      key: `performance:${id}:unmailed`,
      audience: { section: SECTION.performance, staffUserId: actor.staffUserId },
      personId: person_id,
      subject: { kind: 'performance', id },
      details: { about: 'result' },
    },
  );
}

/** Takes back that a review waits for a manager's ratings. */
export function withdrawRating(
  origin: Pick<NotificationOrigin, 'db' | 'companyId'>,
  responseId: number,
  managerId: number,
): Promise<void> {
  return withdraw(origin, [keyOf(responseId, 'rating', managerId)]);
}

/** Takes back that a manager owes a review feedback. */
export function withdrawFeedback(
  origin: Pick<NotificationOrigin, 'db' | 'companyId'>,
  responseId: number,
  managerId: number,
): Promise<void> {
  return withdraw(origin, [
    keyOf(responseId, 'feedback', managerId),
    keyOf(responseId, 'unmailed', managerId),
  ]);
}

/** Takes back what staff were told of a manager who has left; what reviews ask of the manager waits for a return. */
export function withdrawUnmailedOwer(
  origin: Pick<NotificationOrigin, 'db' | 'companyId'>,
  responseIds: readonly number[],
  managerId: number,
): Promise<void> {
  return withdraw(
    origin,
    responseIds.map((id) => keyOf(id, 'unmailed', managerId)),
  );
}

/** Takes back whatever a review has asked of managers: nobody is waited for any more. */
export function withdrawWaiting(
  origin: Pick<NotificationOrigin, 'db' | 'companyId'>,
  { response, managers }: Pick<LoadedReview, 'response' | 'managers'>,
): Promise<void> {
  return withdraw(
    origin,
    managers.flatMap(({ manager_id }) => [
      keyOf(response.id, 'rating', manager_id),
      keyOf(response.id, 'feedback', manager_id),
      keyOf(response.id, 'unmailed', manager_id),
    ]),
  );
}

/** Tells that a review is finished; never how. */
export function notifyFinished(
  origin: NotificationOrigin,
  { id, person_id }: Reviewed,
): Promise<void> {
  return notify(origin, {
    kind: 'assessment',
    key: `performance:${id}:finished`,
    audience: { section: SECTION.performance },
    personId: person_id,
    subject: { kind: 'performance', id },
  });
}

function notifyManager(
  origin: NotificationOrigin,
  { id, person_id }: Reviewed,
  kind: 'rating' | 'feedback',
  managerId: number,
): Promise<void> {
  return notify(origin, {
    kind,
    key: keyOf(id, kind, managerId),
    audience: { section: SECTION.performance, personId: managerId },
    personId: person_id,
    subject: { kind: 'performance', id },
  });
}

function keyOf(responseId: number, kind: Waiting, managerId: number): string {
  return `performance:${responseId}:${kind}:${managerId}`;
}
