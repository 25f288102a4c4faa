import type { OperationContext } from '../../operation/context.ts';
import { readName } from '../../operation/text-fields.ts';
import { takeTurnInCompany } from '../../platform/db/company-turn.ts';
import { conflictField } from '../../platform/errors/failures.ts';
import { createCategoryStore } from './category-store.ts';
import { trainingsMessages as texts } from './trainings-messages.ts';

/** Adds a category; tells its id. */
export async function createCategory(
  { db, company, audit }: OperationContext,
  given: string,
): Promise<number> {
  const name = readName('categoria', given, texts.categoryEmpty);
  await takeTurnInCompany(db, company.id);
  const categories = createCategoryStore(db, company.id);
  if (await categories.isNameTaken(name)) throw conflictField('categoria', texts.categoryTaken);
  const id = await categories.insert(name);
  await audit({
    action: 'training-category.created',
    subject: { kind: 'training-category', id },
    details: { name },
  });
  return id;
}
