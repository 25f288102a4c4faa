import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { PersonForgotten } from '../feature.ts';

/** Forgets what staff were told of a person, and what the person was told. */
export const forgetTold: PersonForgotten = async ({ db, company }, { id, addresses }) => {
  await db
    .deleteFrom('notification')
    .where('company_id', '=', company.id)
    .where(({ or, eb }) =>
      or([
        eb('person_id', '=', id),
        eb('to_person_id', '=', id),
        eb(sql<string>`lower(details ->> 'address')`, '=', anyOf(addresses)),
      ]),
    )
    .execute();
};
