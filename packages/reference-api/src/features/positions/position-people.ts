import type { OperationContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  matchingPeople,
  type Page,
  type PeopleListQuery,
  pageOfPeople,
  totalOf,
  valuesOf,
} from '../../db/people-list.ts';
import { conflict, notFound } from '../../errors/failures.ts';
import { createPositionStore } from './position-store.ts';
import { positionsMessages as texts } from './positions-messages.ts';

/** A person in the lists of a position. */
export interface PositionPerson {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  sex: 'M' | 'F' | null;
  photo_url: string | null;
  is_active: boolean;
}

/** Lists the people in a position, or with null those in none, by name. */
export async function listPeopleOfPosition(
  db: Db,
  positionId: number | null,
  query: PeopleListQuery,
): Promise<Page<PositionPerson>> {
  const matches = matchingPeople(db, query, []).where(
    'person.position_id',
    positionId === null ? 'is' : '=',
    positionId,
  );
  const rows = await pageOfPeople(db, matches, valuesOf(query))
    .select([
      'person.id',
      'person.name',
      'person.email',
      'person.phone',
      'person.sex',
      'person.photo_url',
      'person.is_active',
    ])
    .execute();
  return { rows, total: await totalOf(rows, () => matches, query) };
}

/** Puts a person who is in no position into one. */
export async function addPerson(
  context: OperationContext,
  { personId, positionId }: { personId: number; positionId: number },
): Promise<void> {
  const { db, company } = context;
  const position = await createPositionStore(db, company.id).find(positionId);
  const current = await lockPosition(context, personId);
  if (!position || current === undefined) throw notFound();
  if (current === positionId) return;
  if (current !== null) throw conflict(texts.inAnotherPosition);
  await changePosition(context, personId, position);
}

/** Takes a person out of whatever position they are in. */
export async function removePerson(context: OperationContext, personId: number): Promise<void> {
  const current = await lockPosition(context, personId);
  if (current === undefined) throw notFound();
  if (current !== null) await changePosition(context, personId, null);
}

/** The position that a person is in until the transaction ends; undefined: there is no such person. */
async function lockPosition(
  { db, company }: OperationContext,
  personId: number,
): Promise<number | null | undefined> {
  const person = await db
    .selectFrom('person')
    .select('position_id')
    .where('company_id', '=', company.id)
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return person?.position_id;
}

async function changePosition(
  { db, company, audit }: OperationContext,
  personId: number,
  position: { id: number; name: string } | null,
): Promise<void> {
  await db
    .updateTable('person')
    .set(({ eb }) => ({ position_id: position?.id ?? null, version: eb('version', '+', 1) }))
    .where('company_id', '=', company.id)
    .where('id', '=', personId)
    .execute();
  await audit({
    action: 'person.position-changed',
    personId,
    details: { position: position?.name ?? null },
  });
}
