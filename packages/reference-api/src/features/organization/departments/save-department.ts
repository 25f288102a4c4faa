import type { OperationContext } from '../../../operation/context.ts';
import {
  findForChange,
  findForSave,
  type SavedRecord,
} from '../../../operation/find-for-change.ts';
import { readName } from '../../../operation/text-fields.ts';
import { takeTurnInCompany } from '../../../platform/db/company-turn.ts';
import { conflictField, invalidField } from '../../../platform/errors/failures.ts';
import { keepingOrder } from '../../../shared/places/keep-order.ts';
import { changeStructure } from '../changes/structure-change.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import {
  createDepartmentStore,
  type DepartmentStore,
  type DepartmentValues,
  type StoredDepartment,
} from './department-store.ts';

/** A department as it comes in. */
export interface SavedDepartment extends SavedRecord {
  readonly name: string;
  /** Null: at the top. */
  readonly parentId: number | null;
}

/** A department that comes between another one and the one above it. */
export interface InsertedDepartment {
  readonly belowId: number;
  readonly name: string;
  /** The version of the one below. */
  readonly version: number | undefined;
}

/** Creates, renames or moves a department; tells its id. */
export async function saveDepartment(
  context: OperationContext,
  given: SavedDepartment,
): Promise<number> {
  const values = { name: readDepartmentName(given.name), parentId: given.parentId };
  const { db, company } = context;
  await takeTurnInCompany(db, company.id);
  const store = createDepartmentStore(db, company.id);
  const current = await findForSave(store, given, texts.changedMeanwhile);
  if (!current) return createDepartment(context, store, values);
  if (values.name === current.name && values.parentId === current.parentId) return current.id;
  await changeDepartment(context, store, current, values);
  return current.id;
}

/** Puts a new department between one and the one above it; tells its id. */
export async function insertDepartment(
  context: OperationContext,
  given: InsertedDepartment,
): Promise<number> {
  const name = readDepartmentName(given.name);
  const { db, company, audit } = context;
  await takeTurnInCompany(db, company.id);
  const store = createDepartmentStore(db, company.id);
  const { belowId, version } = given;
  const below = await findForChange(store, { id: belowId, version }, texts.changedMeanwhile);
  const change = { right: 'incluir', departmentIds: [below.id] } as const;
  const { createdId: id } = await changeStructure(context, change, async () => {
    const createdId = await store.insert({ name, parentId: below.parentId });
    await store.update(below.id, { name: below.name, parentId: createdId });
    return { createdId, description: texts.changes.inserted(name, below.name) };
  });
  await requireFreeName(store, id);
  await audit({
    action: 'department.inserted',
    subject: { kind: 'department', id },
    details: { name, below: below.name },
  });
  return id;
}

async function createDepartment(
  context: OperationContext,
  store: DepartmentStore,
  values: DepartmentValues,
): Promise<number> {
  await findParent(store, values.parentId);
  const { createdId: id } = await changeStructure(context, { right: 'incluir' }, async () => ({
    createdId: await store.insert(values),
    description: texts.changes.created(values.name),
  }));
  await requireFreeName(store, id);
  await context.audit({
    action: 'department.created',
    subject: { kind: 'department', id },
    details: { ...values },
  });
  return id;
}

async function changeDepartment(
  context: OperationContext,
  store: DepartmentStore,
  current: StoredDepartment,
  values: DepartmentValues,
): Promise<void> {
  const { id } = current;
  const isMoved = values.parentId !== current.parentId;
  const parent = isMoved ? await findParent(store, values.parentId) : undefined;
  const update = () => store.update(id, values);
  await changeStructure(context, { right: 'alterar', departmentIds: [id] }, async () => {
    await (isMoved ? keepingOrder(context, 'idOrganogramaNoSuperior', update) : update());
    const description = isMoved
      ? texts.changes.moved(values.name, parent?.name)
      : texts.changes.renamed(current.name, values.name);
    return { description };
  });
  await requireFreeName(store, id);
  await context.audit({
    action: 'department.changed',
    subject: { kind: 'department', id },
    details: { ...values },
  });
}

async function findParent(
  store: DepartmentStore,
  id: number | null,
): Promise<StoredDepartment | undefined> {
  if (id === null) return undefined;
  const parent = await store.find(id);
  if (!parent) throw invalidField('idOrganogramaNoSuperior', texts.unknownParent);
  return parent;
}

async function requireFreeName(store: DepartmentStore, id: number): Promise<void> {
  const taken = await store.findNamesTaken([id]);
  if (taken.length > 0) throw conflictField('nmDepartamento', texts.nameTaken);
}

function readDepartmentName(given: string): string {
  return readName('nmDepartamento', given, texts.required);
}
