import { canLeaveCycle, participationInCycle } from '@aferir/domain';
import { sql } from 'kysely';
import { type OperationContext, staffIdOf } from '../../../operation/context.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import { conflict, invalidField, notFound } from '../../../platform/errors/failures.ts';
import { takeMailTry } from '../../../shared/mail/mail-throttle.ts';
import { requestMailings } from '../../../shared/requests/request-mailings.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { lockCycle, noteCycle, requireMove } from '../cycle-service.ts';
import { cyclesMessages as texts } from '../cycles-messages.ts';
import {
  cyclePlaces,
  type PlaceRow,
  participatesAs,
  placeColumns,
  toPlace,
} from '../participation/cycle-places.ts';
import { bringIn } from './run-cycle.ts';

/** Brings people into a cycle that is under way, and has them sent to; tells how many came in. */
export async function addPeople(
  { jobs }: CyclePorts,
  context: OperationContext,
  { id: cycleId, personIds }: { readonly id: number; readonly personIds: readonly number[] },
): Promise<number> {
  const { db, company, now } = context;
  const { current } = await lockCycle(context, cycleId);
  requireMove(current, 'canChangeWhileRunning', texts.notRunning);
  const ids = [...new Set(personIds)];
  const fit = await db
    .selectFrom('person')
    .where('company_id', '=', company.id)
    .where('id', '=', anyOf(ids))
    .where('is_active', '=', true)
    .select('id')
    .forKeyShare()
    .execute();
  if (fit.length < ids.length) throw invalidField('lstPessoas', texts.unfitPeople);
  await takeMailTry(context, ids.length === 1 ? requestMailings.request : requestMailings.massSend);
  const count = await bringIn(db, company.id, { cycleId, ids, now });
  await jobs.enqueue(db, 'run-cycle', [{ companyId: company.id, cycleId }]);
  await noteCycle(context, 'cycle.people-added', current, { people: count });
  return count;
}

/** Tries those once more whom nothing could be sent to and who can be asked now; tells how many. */
export async function sendToUnsent(
  { jobs, requestsOf }: CyclePorts,
  context: OperationContext,
  cycleId: number,
): Promise<number> {
  const { db, company } = context;
  const { current } = await lockCycle(context, cycleId);
  requireMove(current, 'canChangeWhileRunning', texts.notRunning);
  const requests = requestsOf(current.kind);
  const places = cyclePlaces({ companyId: company.id, requests, ids: [cycleId] });
  const { rows } = await sql<{ person_id: number }>`
    update cycle_person set handled_at = null
    where company_id = ${company.id} and cycle_id = ${cycleId} and handled_at is not null and person_id in (
      select place.person_id from ${places} where ${participatesAs(current.kind, ['unsent'])}
        and not exists (
          select from ${sql.table(requests.table)} as open
          where open.company_id = ${company.id} and open.person_id = place.person_id
            and open.finished_at is null and open.closed_at is null))
    returning person_id`.execute(db);
  if (rows.length === 0) throw conflict(texts.nobodyUnsent);
  await takeMailTry(context, requestMailings.massSend);
  await jobs.enqueue(db, 'run-cycle', [{ companyId: company.id, cycleId }]);
  await noteCycle(context, 'cycle.sent-again', current, { people: rows.length });
  return rows.length;
}

/** Takes somebody out of a cycle who has not answered, and cancels their request. */
export async function removePerson(
  { requestsOf }: CyclePorts,
  context: OperationContext,
  { id: cycleId, personId }: { readonly id: number; readonly personId: number },
): Promise<void> {
  const { db, company, actor } = context;
  const { current } = await lockCycle(context, cycleId);
  requireMove(current, 'canChangeWhileRunning', texts.notRunning);
  const { kind } = current;
  const requests = requestsOf(kind);
  const places = cyclePlaces({ companyId: company.id, requests, ids: [cycleId] });
  const { rows } = await sql<PlaceRow & { response_id: number | null }>`
    select place.response_id, ${placeColumns} from ${places}
    where place.person_id = ${personId}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound(texts.notInCycle);
  if (!canLeaveCycle(participationInCycle(kind, toPlace(row)))) throw conflict(texts.answered);
  if (row.response_id !== null) {
    const closer = { ...context, closedBy: staffIdOf(actor) };
    await requests.cancel(closer, row.response_id);
  }
  await db
    .deleteFrom('cycle_person')
    .where('company_id', '=', company.id)
    .where('cycle_id', '=', cycleId)
    .where('person_id', '=', personId)
    .execute();
  await context.audit({
    action: 'cycle.person-removed',
    personId,
    subject: { kind: 'cycle', id: cycleId },
    details: { name: current.name },
  });
}
