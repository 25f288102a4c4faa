import { found } from '../../operation/find-for-change.ts';
import type { Db } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors/failures.ts';
import { peopleMessages } from '../people/people-messages.ts';
import { changePeople } from '../people/write-people.ts';
import type { PlaceKind } from './people-of-place.ts';

/** Whose place of which kind is to change. */
export interface PersonToPlace {
  readonly companyId: number;
  readonly personId: number;
  readonly kind: PlaceKind;
}

/** Somebody whose place has changed. */
export interface PlacedPerson {
  readonly name: string;
  /** Where they were before. */
  readonly formerId: number | null;
}

/**
 * Puts a person who has no place of the kind into one; undefined where they are in it already.
 * @throws a conflict, which `elsewhere` tells, for whoever is in another one
 */
export async function putIntoPlace(
  db: Db,
  person: PersonToPlace,
  { placeId, elsewhere }: { readonly placeId: number; readonly elsewhere: string },
): Promise<PlacedPerson | undefined> {
  const current = await lockPlace(db, person);
  if (current.formerId === placeId) return undefined;
  if (current.formerId !== null) throw conflict(elsewhere);
  await setPlace(db, person, placeId);
  return current;
}

/** Takes a person out of whatever place of the kind they are in; undefined where that is none. */
export async function takeOutOfPlace(
  db: Db,
  person: PersonToPlace,
): Promise<PlacedPerson | undefined> {
  const current = await lockPlace(db, person);
  if (current.formerId === null) return undefined;
  await setPlace(db, person, null);
  return current;
}

/** Reads where a person is, and keeps them there until the transaction ends. Nobody moves who is anonymous. */
async function lockPlace(
  db: Db,
  { companyId, personId, kind }: PersonToPlace,
): Promise<PlacedPerson> {
  const { isAnonymous, ...current } = found(
    await db
      .selectFrom('person')
      .select(['name', `${kind}_id as formerId`])
      .select(({ eb }) => eb('anonymized_at', 'is not', null).as('isAnonymous'))
      .where('company_id', '=', companyId)
      .where('id', '=', personId)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );
  if (isAnonymous) throw conflict(peopleMessages.anonymized);
  return current;
}

async function setPlace(
  db: Db,
  { companyId, personId, kind }: PersonToPlace,
  placeId: number | null,
): Promise<void> {
  await changePeople(db, companyId, { [`${kind}_id`]: placeId })
    .where('id', '=', personId)
    .execute();
}
