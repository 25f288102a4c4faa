import { choiceProblem, type Language } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { invalidField } from '../../../platform/errors/failures.ts';
import { changePeople } from '../../../shared/people/write-people.ts';
import { lockOwnPerson } from '../lock-own-person.ts';

/** Keeps what the caller chose to be addressed in; null for the company's first. Choosing the same again changes nothing. */
export async function chooseLanguage(
  context: OperationContext,
  chosen: Language | null,
): Promise<void> {
  const { db, company, audit } = context;
  const { id: personId, language: current } = await lockOwnPerson(context);
  const problem = choiceProblem(chosen, { offered: company.languages, current });
  if (problem) throw invalidField('cdIdioma', problem);
  if (chosen === current) return;
  await changePeople(db, company.id, { language: chosen }).where('id', '=', personId).execute();
  await audit({ action: 'language.chosen', personId, details: { language: chosen ?? '' } });
}
