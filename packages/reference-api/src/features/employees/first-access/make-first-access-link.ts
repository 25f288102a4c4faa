import type { components } from '@aferir/api-client';
import { languageOfPerson } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import { takeMailTry } from '../../../shared/mail/mail-throttle.ts';
import { requestMailings } from '../../../shared/requests/request-mailings.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { insertFirstAccessLink } from './first-access-store.ts';
import { obstacleOf } from './obstacle-of.ts';

/** Makes a link by which a person whom no mail reaches sets a first password, for staff to hand over. */
export async function makeFirstAccessLink(
  context: OperationContext,
  personId: number,
): Promise<components['schemas']['FirstAccessLink']> {
  const { db, company, audit, now } = context;
  const person = found(
    await db
      .selectFrom('person')
      .select(['id', 'name', 'email', 'phone', 'is_active', 'password_hash', 'anonymized_at'])
      .select('language')
      .select(({ selectFrom }) =>
        selectFrom('department')
          .select('department.name')
          .whereRef('department.id', '=', 'person.department_id')
          .where('department.company_id', '=', company.id)
          .as('department_name'),
      )
      .where('company_id', '=', company.id)
      .where('id', '=', personId)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );
  const obstacle = obstacleOf(person);
  if (obstacle) throw conflict(texts.firstAccessObstacles[obstacle]);
  await takeMailTry(context, requestMailings.hand);
  const link = await insertFirstAccessLink(db, { companyId: company.id, personId }, now);
  await audit({ action: 'person.first-access-linked', personId });
  return {
    hash: link.hash,
    dtValidade: link.expiresAt.toISOString(),
    idOrganogramaPessoa: person.id,
    nmPessoa: person.name,
    nmDepartamento: person.department_name,
    nrTelefone: person.phone || null,
    cdIdioma: languageOfPerson(person.language, company.languages),
  };
}
