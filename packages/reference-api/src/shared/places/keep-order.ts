import { findClosedCycle, findDepartmentBelowItself } from '@aferir/domain';
import type { OperationContext } from '../../operation/context.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import { loadManagementStructure } from '../../platform/db/management-structure.ts';
import { conflictField } from '../../platform/errors/failures.ts';
import { orderMessages as texts } from './order-messages.ts';

/**
 * Changes who is above whom. What would put a department below itself, or somebody above themselves, is refused, and
 * undone with the transaction; `field` is what of the request it comes of.
 */
export async function keepingOrder<Done>(
  context: Pick<OperationContext, 'db' | 'company'>,
  field: string,
  change: () => Promise<Done>,
): Promise<Done> {
  const { db, company } = context;
  const before = await loadManagementStructure(db, company.id);
  const done = await change();
  const after = await loadManagementStructure(db, company.id);
  if (findDepartmentBelowItself(before.departments, after.departments) !== undefined) {
    throw conflictField(field, texts.belowItself);
  }
  const cycle = findClosedCycle(before, after);
  if (cycle) {
    throw conflictField(field, texts.answerToEachOther(await readNames(context, cycle)));
  }
  return done;
}

async function readNames(
  { db, company }: Pick<OperationContext, 'db' | 'company'>,
  personIds: readonly number[],
): Promise<string[]> {
  const people = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('company_id', '=', company.id)
    .where('id', '=', anyOf(personIds))
    .execute();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return personIds.map((id) => names.get(id) ?? '');
}
