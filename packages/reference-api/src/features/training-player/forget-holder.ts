import type { PersonForgotten } from '../feature.ts';

/** Certificates of a person name nobody any more. */
export const forgetHolder: PersonForgotten = async ({ db, company }, { id, anonymous }) => {
  await db
    .updateTable('training_certificate')
    .set({ person_name: anonymous })
    .where('company_id', '=', company.id)
    .where('person_id', '=', id)
    .execute();
};
