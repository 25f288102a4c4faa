import type { OperationContext } from '../../../operation/context.ts';
import { findForChange } from '../../../operation/find-for-change.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import { takeTurnInCompany } from '../../../platform/db/company-turn.ts';
import { invalidField } from '../../../platform/errors/failures.ts';
import { keepingOrder } from '../../../shared/places/keep-order.ts';
import { changeStructure } from '../changes/structure-change.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { createDepartmentStore } from './department-store.ts';

/** The managers of a department as they come in. */
export interface SavedManagers {
  readonly departmentId: number;
  /** All of them, the first one first. */
  readonly personIds: readonly number[];
  /** The version that the change was made on; undefined takes what is there. */
  readonly version: number | undefined;
}

/** Names the managers of a department. */
export async function saveManagers(
  context: OperationContext,
  { departmentId: id, personIds, version }: SavedManagers,
): Promise<void> {
  const { db, company, audit } = context;
  await takeTurnInCompany(db, company.id);
  const store = createDepartmentStore(db, company.id);
  const department = await findForChange(store, { id, version }, texts.changedMeanwhile);
  const ids = [...new Set(personIds)];
  const before = (await store.listManagers(id)).map((manager) => manager.id);
  if (ids.join() === before.join()) return;
  await requirePeople(context, ids, before);
  await changeStructure(context, { right: 'alterar', departmentIds: [id] }, () =>
    keepingOrder(context, 'idsGestores', async () => {
      await store.setManagers(id, ids);
      return { description: texts.changes.managers(department.name) };
    }),
  );
  await audit({
    action: 'department.managers-set',
    subject: { kind: 'department', id },
    details: { name: department.name, managerIds: ids.join(', ') },
  });
}

/** Who manages it already may be inactive by now, but not anonymous; nobody else may. Nobody of them is deleted meanwhile. */
async function requirePeople(
  { db, company }: OperationContext,
  ids: readonly number[],
  before: readonly number[],
): Promise<void> {
  const people = await db
    .selectFrom('person')
    .select(['id', 'is_active'])
    .where('company_id', '=', company.id)
    .where('id', '=', anyOf(ids))
    .where('anonymized_at', 'is', null)
    .forKeyShare()
    .execute();
  const allowed = new Set(
    people.filter((person) => person.is_active || before.includes(person.id)).map(({ id }) => id),
  );
  if (ids.some((id) => !allowed.has(id))) throw invalidField('idsGestores', texts.unknownManager);
}
