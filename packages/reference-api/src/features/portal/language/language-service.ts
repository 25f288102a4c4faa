import { choiceProblem, type Language } from '@aferir/domain';
import { asEmployee, type OperationContext } from '../../../operation/context.ts';
import { invalidField, unauthorized } from '../../../platform/errors/failures.ts';
import { changePeople } from '../../../shared/people/write-people.ts';

/** Keeps what the caller chose to be addressed in; null for the company's first. Choosing the same again changes nothing. */
export async function chooseLanguage(
  { db, company, actor, audit }: OperationContext,
  chosen: Language | null,
): Promise<void> {
  const { personId } = asEmployee(actor);
  const person = await db
    .selectFrom('person')
    .select('language')
    .where('company_id', '=', company.id)
    .where('id', '=', personId)
    .where('is_active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw unauthorized();
  const current = person.language;
  const problem = choiceProblem(chosen, { offered: company.languages, current });
  if (problem) throw invalidField('cdIdioma', problem);
  if (chosen === current) return;
  await changePeople(db, company.id, { language: chosen }).where('id', '=', personId).execute();
  await audit({ action: 'language.chosen', personId, details: { language: chosen ?? '' } });
}
