import type { OperationContext } from '../../context.ts';
import { notFound } from '../../errors/failures.ts';
import { endSessionsOf } from '../../sessions/session-tokens.ts';
import { createEvaluationStore } from '../performance/evaluation/evaluation-store.ts';
import type { PerformanceServices } from '../performance/performance-services.ts';
import { settleResponse } from '../performance/review/review-settling.ts';

/**
 * Deactivates a person: sessions end at once, those of the internal user who is the person too, and
 * performance reviews that waited for this manager go on without.
 */
export async function deactivatePerson(
  services: PerformanceServices,
  context: OperationContext,
  personId: number,
): Promise<void> {
  const { db, company, now } = context;
  if (!(await changeActivity(context, personId, false))) return;
  await endSessionsOf(db, { realm: 'employee', id: personId }, 'deactivated', now);
  for (const staffUserId of await staffUsersOf(context, personId)) {
    await endSessionsOf(db, { realm: 'staff', id: staffUserId }, 'deactivated', now);
  }
  const waiting = await createEvaluationStore(db, company.id).openResponsesOf(personId);
  for (const responseId of waiting) {
    await settleResponse(services, context, responseId);
  }
  await context.audit({ action: 'person.deactivated', personId });
}

/** Brings a deactivated person back; open reviews wait for this manager again. */
export async function activatePerson(context: OperationContext, personId: number): Promise<void> {
  if (!(await changeActivity(context, personId, true))) return;
  await context.audit({ action: 'person.activated', personId });
}

async function staffUsersOf({ db, company }: OperationContext, personId: number) {
  const users = await db
    .selectFrom('staff_user')
    .where('company_id', '=', company.id)
    .where('person_id', '=', personId)
    .select('id')
    .execute();
  return users.map(({ id }) => id);
}

/** Returns whether there was something to change. */
async function changeActivity(
  { db, company }: OperationContext,
  personId: number,
  isActive: boolean,
): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('is_active')
    .where('company_id', '=', company.id)
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw notFound();
  if (person.is_active === isActive) return false;
  await db
    .updateTable('person')
    .set({ is_active: isActive })
    .where('company_id', '=', company.id)
    .where('id', '=', personId)
    .execute();
  return true;
}
