import {
  findSheetManagers,
  type ManagedRow,
  type ManagerFault,
  type ManagerMark,
  type ManagersOfSheet,
  oneLine,
  toCpf,
} from '@aferir/domain';
import type { Db } from '../../../platform/db/database.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { readNamedManagers } from './met-managers.ts';
import type { ReadRow } from './read-upload.ts';

/** A row, as far as it takes managers or may be one. */
export function toManagedRow({ line, texts: told, person }: ReadRow): ManagedRow {
  return person
    ? {
        line,
        email: person.email ?? '',
        cpf: person.cpf,
        registrationNumber: person.registrationNumber,
        name: person.name,
        managers: person.managers,
      }
    : {
        line,
        email: told['e-mail'].trim().toLowerCase(),
        cpf: toCpf(told.CPF),
        registrationNumber: oneLine(told.matrícula),
        name: told.nome,
        managers: [],
        isLeftOut: true,
      };
}

/** Whether a sheet names managers at all. */
export function namesManagers(rows: readonly ManagedRow[]): boolean {
  return rows.some(({ managers }) => managers.length > 0);
}

/** Finds whom the rows of a sheet name as managers. */
export async function findManagers(
  db: Db,
  companyId: number,
  rows: readonly ManagedRow[],
): Promise<ManagersOfSheet> {
  const known = await db
    .selectFrom('person')
    .select(['id', 'email', 'name', 'is_active as isActive'])
    .select(['cpf', 'registration_number as registrationNumber'])
    .where('company_id', '=', companyId)
    .execute();
  const namedBy = await readNamedManagers(db, companyId);
  return findSheetManagers(
    rows,
    known.map((person) => ({ ...person, managerIds: namedBy.get(person.id) ?? [] })),
  );
}

/** What its managers make of a row. */
export interface PlacedRow {
  readonly place: number;
  /** Where it goes: behind its managers. */
  readonly next: number;
  readonly managers: readonly ManagerMark[];
  /** Why it stays out for one of them. */
  readonly reason: string | null;
}

/** Puts all rows into the order in which nobody comes before their managers. */
export function placeRows({ found, order }: ManagersOfSheet): PlacedRow[] {
  return order.map((place, rank) => {
    const { marks = [], fault } = found[place] ?? {};
    const reason = fault ? managerFaultText(fault) : null;
    // Behind all places of before, so that no two rows have one at any moment.
    return { place, next: found.length + rank, managers: marks, reason };
  });
}

/** Why a row stays out for one of its managers. */
export function managerFaultText(fault: ManagerFault): string {
  switch (fault.problem) {
    case 'own':
      return texts.ownManager;
    case 'unknown':
      return texts.unknownManagerNamed(fault.manager);
    case 'inactive':
      return texts.inactiveManager(fault.manager);
    case 'several':
      return texts.severalManagers(fault.manager);
    case 'circle':
      return texts.managerBelow(fault.manager);
    case 'left-out':
      return texts.managerLeftOut(fault.manager, fault.line);
  }
}
