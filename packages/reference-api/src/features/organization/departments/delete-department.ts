import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { takeTurnInCompany } from '../../../platform/db/company-turn.ts';
import { conflict, conflictField, invalidField } from '../../../platform/errors/failures.ts';
import { keepingOrder } from '../../../shared/places/keep-order.ts';
import { changeStructure } from '../changes/structure-change.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { createDepartmentStore, type DepartmentStore } from './department-store.ts';

/** A department to delete, and where goes what is in it: undefined was not said, 0 is the top or no department. */
export interface Deletion {
  readonly id: number;
  readonly departmentsTo: number | undefined;
  readonly peopleTo: number | undefined;
}

const fields = {
  departmentsTo: 'idOrganogramaNoDestinoFilhos',
  peopleTo: 'idOrganogramaNoDestinoPessoas',
} as const;

/** Deletes a department; the departments below and the people go where it is said, or all stays. */
export async function deleteDepartment(
  context: OperationContext,
  deletion: Deletion,
): Promise<void> {
  const { id } = deletion;
  const { db, company, audit } = context;
  await takeTurnInCompany(db, company.id);
  const store = createDepartmentStore(db, company.id);
  const department = found(await store.find(id));
  const below = await store.listBelow(id);
  const personIds = await store.listPeople(id);
  const departmentsTo = below.length > 0 ? deletion.departmentsTo : 0;
  const peopleTo = personIds.length > 0 ? deletion.peopleTo : 0;
  if (departmentsTo === undefined || peopleTo === undefined) {
    throw conflict(
      texts.inUse({
        departments: departmentsTo === undefined ? below.length : 0,
        people: peopleTo === undefined ? personIds.length : 0,
      }),
    );
  }
  await requireTarget(store, deletion, 'departmentsTo');
  await requireTarget(store, deletion, 'peopleTo');

  const change = { right: 'excluir', departmentIds: [id, ...below], personIds } as const;
  const cause = below.length > 0 ? fields.departmentsTo : fields.peopleTo;
  await changeStructure(context, change, () =>
    keepingOrder(context, cause, async () => {
      await store.moveBelow(id, departmentsTo || null);
      await store.movePeople(id, peopleTo || null);
      await store.delete(id);
      return { description: texts.changes.deleted(department.name) };
    }),
  );
  const taken = await store.findNamesTaken(below);
  if (taken.length > 0) throw conflictField(fields.departmentsTo, texts.namesTakenThere(taken));
  await audit({
    action: 'department.deleted',
    subject: { kind: 'department', id },
    details: {
      name: department.name,
      movedDepartments: below.length,
      departmentsTo,
      movedPeople: personIds.length,
      peopleTo,
    },
  });
}

async function requireTarget(
  store: DepartmentStore,
  { id, ...targets }: Deletion,
  name: keyof typeof fields,
): Promise<void> {
  const target = targets[name];
  if (!target) return;
  if (target === id || !(await store.find(target))) {
    throw invalidField(fields[name], texts.otherDepartment);
  }
}
