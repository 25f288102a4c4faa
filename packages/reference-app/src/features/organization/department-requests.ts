import type { Schema } from '@aferir/api-client';
import type { Department } from './department.ts';

/** What the form of a department is for. */
export type NamingTask =
  | { readonly kind: 'add'; readonly parent: Department | null }
  | { readonly kind: 'rename' | 'insert'; readonly department: Department };

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
  parent: Department | null,
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

function versionOf({ version }: Department) {
  return version === undefined ? {} : { nrVersao: version };
}
