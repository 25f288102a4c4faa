import type { PersonForgotten } from '../feature.ts';

/** A person leads no department any more, and no change can be undone that names them. */
export const forgetPlaced: PersonForgotten = async ({ db, company }, { id }) => {
  await db
    .deleteFrom('department_manager')
    .where('company_id', '=', company.id)
    .where('person_id', '=', id)
    .execute();
  await db
    .deleteFrom('organization_change')
    .where('company_id', '=', company.id)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('organization_change_item')
        .select('change_id')
        .where('company_id', '=', company.id)
        .where('kind', '=', 'person')
        .where('item_id', '=', id),
    )
    .execute();
};
