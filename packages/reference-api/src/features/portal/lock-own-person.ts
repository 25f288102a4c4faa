import { asEmployee, type OperationContext } from '../../operation/context.ts';
import { unauthorized } from '../../platform/errors/failures.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';

/**
 * Has everybody else who changes the caller's record wait, and reads what it is like now. Who has left meanwhile, or is
 * anonymous, changes nothing.
 */
export async function lockOwnPerson({
  db,
  company,
  actor,
}: Pick<OperationContext, 'db' | 'company' | 'actor'>): Promise<
  Pick<PersonRow, 'id' | 'photo_url' | 'language'>
> {
  const { personId } = asEmployee(actor);
  const person = await db
    .selectFrom('person')
    .select(['id', 'photo_url', 'language'])
    .where('company_id', '=', company.id)
    .where('id', '=', personId)
    .where('is_active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw unauthorized();
  return person;
}
