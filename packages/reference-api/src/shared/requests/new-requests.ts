import type { Insertable } from 'kysely';
import { type OperationContext, staffIdOf } from '../../operation/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DatabaseSchema } from '../../platform/db/schema.ts';
import type { MailOrigin } from '../mail/mailer.ts';
import type { CycleWords } from '../mail/templates/person-mail.ts';
import type { MadeRequest } from './answering-mail.ts';
import type { AskedPerson } from './recipient.ts';
import { inAnyKind, type ResponseColumns, type ResponseTableName } from './response-table.ts';

/** A request on its way into the database. */
export interface NewRequest {
  personId: number;
  /** The staff user who sends it. */
  requestedBy: number | null;
  /** Empty where nothing is mailed. */
  mailedTo: string;
  sentAt: Date;
  /** The cycle that it is part of; null: none. */
  cycleId: number | null;
}

/** The cycle that requests are sent in. */
export interface CycleOfRequests extends CycleWords {
  readonly id: number;
}

/** In whose name requests are sent, when, and in which cycle. */
export interface RequestSender extends MailOrigin {
  /** The staff user; null: nobody. */
  readonly requestedBy: number | null;
  /** Left out where they are part of none. */
  readonly cycle?: CycleOfRequests;
}

/** The caller as who sends requests. */
export function senderOf({ db, company, now, actor }: OperationContext): RequestSender {
  return { db, company, now, requestedBy: staffIdOf(actor) };
}

/** A response just made, and whose it is. */
export interface NewResponse {
  id: number;
  person_id: number;
}

/** The requests that are sent to some people now, each to the person's own address where there is one. */
export function requestsFor(
  { requestedBy, cycle, now }: RequestSender,
  people: readonly AskedPerson[],
): NewRequest[] {
  return people.map(({ id, email }) => ({
    personId: id,
    requestedBy,
    mailedTo: email ?? '',
    sentAt: now,
    cycleId: cycle?.id ?? null,
  }));
}

/** What new responses wait for: those of people who got one, with an address or without. */
export function newRequests(
  { cycle }: Pick<RequestSender, 'cycle'>,
  responses: readonly NewResponse[],
  people: readonly AskedPerson[],
): MadeRequest[] {
  const personById = new Map(people.map((person) => [person.id, person]));
  return responses.flatMap(({ id: responseId, person_id }) => {
    const person = personById.get(person_id);
    return person ? [{ responseId, person, to: person.email, ...(cycle && { cycle }) }] : [];
  });
}

/** What every new response begins with. */
export function newResponseRow(
  companyId: number,
  { personId, requestedBy, mailedTo, sentAt, cycleId }: NewRequest,
) {
  return {
    company_id: companyId,
    person_id: personId,
    requested_by: requestedBy,
    mailed_to: mailedTo,
    sent_at: sentAt,
    cycle_id: cycleId,
  };
}

/** Adds responses in one statement; people who already have an open request are left out. */
export function insertResponses<Name extends ResponseTableName>(
  db: Db,
  table: Name,
  rows: readonly (Insertable<DatabaseSchema[Name]> & Insertable<ResponseColumns>)[],
): Promise<NewResponse[]> {
  return insertRows<Record<ResponseTableName, ResponseColumns>, ResponseTableName>(
    inAnyKind(db),
    table,
    rows,
  )
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'person_id'])
        .where('finished_at', 'is', null)
        .where('closed_at', 'is', null)
        .doNothing(),
    )
    .returning(['id', 'person_id'])
    .execute();
}
