import { can, SECTION } from '@aferir/domain';
import { readCurrentPermissions } from '../../../operation/sessions/staff-permissions.ts';
import type { Db } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';

/** What an import may do, or undoing it: what whoever started that may, at this moment. */
export interface ImportRights {
  readonly mayAdd: boolean;
  readonly mayChange: boolean;
  readonly mayAddPositions: boolean;
  readonly mayAddDepartments: boolean;
  readonly mayRemove: boolean;
  readonly mayRemovePositions: boolean;
  readonly mayRemoveDepartments: boolean;
}

const none: ImportRights = {
  mayAdd: false,
  mayChange: false,
  mayAddPositions: false,
  mayAddDepartments: false,
  mayRemove: false,
  mayRemovePositions: false,
  mayRemoveDepartments: false,
};

/** Reads what an import may do, or undoing it. */
export async function readImportRights(db: Db, staffUserId: number): Promise<ImportRights> {
  try {
    const permissions = await readCurrentPermissions(db, staffUserId);
    return {
      mayAdd: can(permissions, SECTION.employees, 'incluir'),
      mayChange: can(permissions, SECTION.employees, 'alterar'),
      mayAddPositions: can(permissions, SECTION.positions, 'incluir'),
      mayAddDepartments: can(permissions, SECTION.organization, 'incluir'),
      mayRemove: can(permissions, SECTION.employees, 'excluir'),
      mayRemovePositions: can(permissions, SECTION.positions, 'excluir'),
      mayRemoveDepartments: can(permissions, SECTION.organization, 'excluir'),
    };
  } catch (error) {
    // Whoever is gone or inactive may do nothing any more.
    if (error instanceof ApiError) return none;
    throw error;
  }
}
