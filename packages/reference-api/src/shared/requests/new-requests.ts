import type { Insertable } from 'kysely';
import { type OperationContext, staffIdOf } from '../../operation/context.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DatabaseSchema } from '../../platform/db/schema.ts';
import type { RequestToMail } from './answering-mail.ts';
import type { Recipient } from './recipient.ts';
import { inAnyKind, type ResponseColumns, type ResponseTableName } from './response-table.ts';

/** A request on its way into the database. */
export interface NewRequest {
  personId: number;
  /** The staff user who sends it. */
  requestedBy: number | null;
  mailedTo: string;
  sentAt: Date;
}

/** A response just made, and whose it is. */
export interface NewResponse {
  id: number;
  person_id: number;
}

/** The requests that the caller sends to some people now, each to the person's own address. */
export function requestsFor(
  { actor, now }: Pick<OperationContext, 'actor' | 'now'>,
  people: readonly Recipient[],
): NewRequest[] {
  return people.map(({ id, email }) => ({
    personId: id,
    requestedBy: staffIdOf(actor),
    mailedTo: email,
    sentAt: now,
  }));
}

/** The mails that new responses wait for: those of people who got one. */
export function requestsToMail(
  responses: readonly NewResponse[],
  people: readonly Recipient[],
): RequestToMail[] {
  const personById = new Map(people.map((person) => [person.id, person]));
  return responses.flatMap(({ id: responseId, person_id }) => {
    const person = personById.get(person_id);
    return person ? [{ responseId, person, to: person.email }] : [];
  });
}

/** What every new response begins with. */
export function newResponseRow(
  companyId: number,
  { personId, requestedBy, mailedTo, sentAt }: NewRequest,
) {
  return {
    company_id: companyId,
    person_id: personId,
    requested_by: requestedBy,
    mailed_to: mailedTo,
    sent_at: sentAt,
  };
}

/** Adds responses in one statement; people who already have an open request are left out. */
export function insertResponses<Name extends ResponseTableName>(
  db: Db,
  table: Name,
  rows: readonly (Insertable<DatabaseSchema[Name]> & Insertable<ResponseColumns>)[],
): Promise<NewResponse[]> {
  return inAnyKind(db)
    .insertInto<ResponseTableName>(table)
    .values(rows)
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
