import { can, SECTION } from '@aferir/domain';
import { asStaff, type OperationContext, type ReadingContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { takeTurnInCompany } from '../../../platform/db/company-turn.ts';
import { conflict, forbidden } from '../../../platform/errors/failures.ts';
import { keepingOrder } from '../../../shared/places/keep-order.ts';
import { createDepartmentStore } from '../departments/department-store.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { createChangeStore, type StoredChange } from './change-store.ts';
import { putBack } from './put-back.ts';

/** The caller's last change, where nothing that is known stands against undoing it. */
export async function findLastChange({
  db,
  company,
  actor,
}: ReadingContext): Promise<StoredChange | undefined> {
  const { staffUserId, permissions } = asStaff(actor);
  const store = createChangeStore(db, company.id);
  const change = await store.findLast(staffUserId);
  if (!change || !can(permissions, SECTION.organization, change.right)) return undefined;
  return (await store.isUntouched(change.id)) ? change : undefined;
}

/** Undoes a change of the caller's own, if nobody has changed the same since. */
export async function undoChange(context: OperationContext, id: number): Promise<void> {
  const { db, company, actor, audit, now } = context;
  const { staffUserId, permissions } = asStaff(actor);
  await takeTurnInCompany(db, company.id);
  const store = createChangeStore(db, company.id);
  const change = found(await store.find(id, staffUserId));
  if (!can(permissions, SECTION.organization, change.right)) throw forbidden();
  if (change.undoneAt) throw conflict(texts.undoneAlready);
  await store.lockPeople(id);
  if (!(await store.isUntouched(id))) throw conflict(texts.changedSince);
  const items = await store.readItems(id);
  await keepingOrder(context, 'idAlteracao', () => putBack(db, company.id, items));
  const taken = await createDepartmentStore(db, company.id).findNamesTaken(
    items.departments.map((department) => department.id),
  );
  if (taken.length > 0) throw conflict(texts.namesTakenSince(taken));
  await store.markUndone(id, now);
  await audit({
    action: 'organization.change-undone',
    subject: { kind: 'organization-change', id },
    details: { change: change.description },
  });
}
