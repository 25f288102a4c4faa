import type { PersonForgotten } from '../feature.ts';

/** Forgets what a person wrote in named games; what they chose and rated still counts. */
export const forgetTexts: PersonForgotten = async ({ db, company }, { id }) => {
  await db
    .deleteFrom('game_answer')
    .where('company_id', '=', company.id)
    .where('person_id', '=', id)
    .where('text', 'is not', null)
    .execute();
};
