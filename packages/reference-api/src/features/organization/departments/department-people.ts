import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { takeTurnInCompany } from '../../../platform/db/company-turn.ts';
import { keepingOrder } from '../../../shared/places/keep-order.ts';
import { putIntoPlace, takeOutOfPlace } from '../../../shared/places/place-of-person.ts';
import { changeStructure } from '../changes/structure-change.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { createDepartmentStore } from './department-store.ts';

/** Puts a person who is in no department into one. */
export async function addPerson(
  context: OperationContext,
  { personId, departmentId }: { personId: number; departmentId: number },
): Promise<void> {
  const { db, company, audit } = context;
  await takeTurnInCompany(db, company.id);
  const department = found(await createDepartmentStore(db, company.id).find(departmentId));
  const person = { companyId: company.id, personId, kind: 'department' } as const;
  const placing = { placeId: departmentId, elsewhere: texts.inAnotherDepartment };
  const done = await changeStructure(context, { right: 'alterar', personIds: [personId] }, () =>
    keepingOrder(context, 'idOrganogramaNo', async () => {
      const placed = await putIntoPlace(db, person, placing);
      return placed && { description: texts.changes.personAdded(placed.name, department.name) };
    }),
  );
  if (!done) return;
  await audit({
    action: 'person.department-changed',
    personId,
    details: { department: department.name },
  });
}

/** Takes a person out of whatever department they are in. */
export async function removePerson(context: OperationContext, personId: number): Promise<void> {
  const { db, company, audit } = context;
  await takeTurnInCompany(db, company.id);
  const person = { companyId: company.id, personId, kind: 'department' } as const;
  const change = { right: 'alterar', personIds: [personId] } as const;
  const done = await changeStructure(context, change, async () => {
    // Fewer managers close no cycle.
    const placed = await takeOutOfPlace(db, person);
    if (!placed) return undefined;
    const former = await createDepartmentStore(db, company.id).find(placed.formerId ?? 0);
    return { description: texts.changes.personRemoved(placed.name, former?.name ?? '') };
  });
  if (!done) return;
  await audit({ action: 'person.department-changed', personId, details: { department: null } });
}
