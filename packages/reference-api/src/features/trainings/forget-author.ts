import { anyOf } from '../../platform/db/any-of.ts';
import type { PersonForgotten } from '../feature.ts';

/** Trainings that a person has written tell no name of theirs any more. */
export const forgetAuthor: PersonForgotten = async (
  { db, company },
  { staffUserIds, anonymous },
) => {
  await db
    .updateTable('training')
    .set({ author_name: anonymous })
    .where('company_id', '=', company.id)
    .where('author_id', '=', anyOf(staffUserIds))
    .execute();
};
