import type { Schema } from '@aferir/api-client';
import { type Department, placeOf } from './department.ts';
import { organizationMessages as texts } from './organization-messages.ts';

/** What the form of a department is for. */
export type NamingTask =
  | { readonly kind: 'add'; readonly parent: Department | null }
  | { readonly kind: 'rename' | 'insert'; readonly department: Department };

/** What a name is asked for, in a few words. */
export function describeNaming(task: NamingTask): string {
  switch (task.kind) {
    case 'add':
      return placeOf({ parentName: task.parent?.label ?? null });
    case 'rename':
      return placeOf(task.department);
    case 'insert':
      return texts.insertText(task.department.label, task.department.parentName);
  }
}

/** A new department as it is sent. */
export function toAddRequest(
  parent: Department | null,
  name: string,
): Schema<'SaveDepartmentRequest'> {
  return {
    idOrganogramaNo: 0,
    idOrganogramaNoSuperior: parent?.departmentId ?? 0,
    nmDepartamento: name.trim(),
  };
}

/** A department under another name as it is sent. */
export function toRenameRequest(
  department: Department,
  name: string,
): Schema<'SaveDepartmentRequest'> {
  return {
    idOrganogramaNo: department.departmentId,
    idOrganogramaNoSuperior: Number(department.parentId ?? 0),
    nmDepartamento: name.trim(),
    ...versionOf(department),
  };
}

/** A department below another one, or with null at the top, as it is sent. */
export function toMoveRequest(
  department: Department,
  parent: Pick<Department, 'departmentId'> | null,
): Schema<'SaveDepartmentRequest'> {
  return {
    idOrganogramaNo: department.departmentId,
    idOrganogramaNoSuperior: parent?.departmentId ?? 0,
    nmDepartamento: department.label,
    ...versionOf(department),
  };
}

/** A new department right above another one as it is sent. */
export function toInsertRequest(
  department: Department,
  name: string,
): Schema<'InsertDepartmentRequest'> {
  return {
    idOrganogramaNo: department.departmentId,
    nmDepartamento: name.trim(),
    ...versionOf(department),
  };
}

/** Who manages a department, in their order, as they are sent. */
export function toManagersRequest(
  { idsGestores }: { readonly idsGestores: readonly Schema<'DepartmentManager'>[] },
  { idOrganogramaNo, nrVersao }: Schema<'Department'>,
): Schema<'SaveDepartmentManagersRequest'> {
  return {
    idOrganogramaNo,
    idsGestores: idsGestores.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
    nrVersao,
  };
}

function versionOf({ version }: Department) {
  return version === undefined ? {} : { nrVersao: version };
}
