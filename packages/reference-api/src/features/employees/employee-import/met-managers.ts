import {
  importMarksOf,
  type ManagedPerson,
  type ManagerMark,
  type MetByMarks,
} from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { PersonToImport } from '../employees-tables.ts';

/** Somebody whom a row or a person names as manager. */
export interface MetManager extends ManagedPerson {
  readonly name: string;
  readonly isActive: boolean;
  /** Whether nothing names them any more. */
  readonly isAnonymous: boolean;
}

/** The managers whom rows name, and those whom their people name so far. */
export interface MetManagers {
  readonly byMark: ReadonlyMap<ManagerMark, MetManager>;
  readonly namedBy: ReadonlyMap<number, readonly number[]>;
}

const none: MetManagers = { byMark: new Map(), namedBy: new Map() };

/** Reads them where a row names somebody; else nothing comes of it. */
export async function readManagers(
  db: Db,
  companyId: number,
  people: readonly PersonToImport[],
  existing: ReadonlyMap<PersonToImport, MetByMarks<{ readonly id: number }>>,
): Promise<MetManagers> {
  const naming = people.filter(({ managers }) => managers.length > 0);
  if (naming.length === 0) return none;
  const rows = await findManagersBy(db, companyId, [
    ...new Set(naming.flatMap(({ managers }) => managers)),
  ]);
  const byMark = new Map<ManagerMark, MetManager>();
  for (const { marks, ...manager } of rows) {
    for (const mark of marks) byMark.set(mark, manager);
  }
  const known = naming.flatMap((person) => existing.get(person)?.known?.id ?? []);
  const namedBy = known.length === 0 ? none.namedBy : await readNamedManagers(db, companyId, known);
  return { byMark, namedBy };
}

/** A manager with all by which rows may name them. */
export interface MarkedManager extends MetManager {
  readonly marks: readonly ManagerMark[];
}

/** Finds people by id or by what they came in with. */
export async function findManagersBy(
  db: Db,
  companyId: number,
  marks: readonly ManagerMark[],
): Promise<MarkedManager[]> {
  const ids = marks.filter((mark) => typeof mark === 'number');
  const told = marks.filter((mark) => typeof mark === 'string');
  const after = (beginning: string) =>
    told.flatMap((mark) => (mark.startsWith(beginning) ? mark.slice(beginning.length) : []));
  const [cpfs, numbers] = [after('cpf:'), after('matrícula:')];
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'department_id as departmentId', 'is_active as isActive'])
    .select(['email', 'cpf', 'registration_number as registrationNumber'])
    .select(({ eb }) => eb('anonymized_at', 'is not', null).$castTo<boolean>().as('isAnonymous'))
    .where('company_id', '=', companyId)
    .where(({ eb, or }) =>
      or([
        eb('id', '=', sql<number>`any(${ids}::bigint[])`),
        eb('email', '=', sql<string>`any(${told}::text[])`),
        ...(cpfs.length > 0 ? [eb('cpf', '=', sql<string>`any(${cpfs}::text[])`)] : []),
        ...(numbers.length > 0
          ? [eb('registration_number', '=', sql<string>`any(${numbers}::text[])`)]
          : []),
      ]),
    )
    .execute();
  return rows.map(({ email, cpf, registrationNumber, ...manager }) => ({
    ...manager,
    marks: [manager.id, ...importMarksOf({ email, cpf, registrationNumber })],
  }));
}

/** The managers whom people name, by the id of the person. */
export async function readNamedManagers(
  db: Db,
  companyId: number,
  personIds?: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .selectFrom('person_manager')
    .select(['person_id', 'manager_id'])
    .where('company_id', '=', companyId)
    .$if(personIds !== undefined, (query) =>
      query.where('person_id', '=', sql<number>`any(${personIds ?? []}::bigint[])`),
    )
    .execute();
  const named = new Map<number, number[]>();
  for (const { person_id, manager_id } of rows) {
    const others = named.get(person_id);
    if (others) others.push(manager_id);
    else named.set(person_id, [manager_id]);
  }
  return named;
}

/** Whether the managers of a row are another ones than those whom its person names. */
export function changesManagers(
  { managers }: PersonToImport,
  { id }: { readonly id: number },
  { byMark, namedBy }: MetManagers,
): boolean {
  if (managers.length === 0) return false;
  const before = new Set(namedBy.get(id));
  const after = new Set(managers.map((mark) => byMark.get(mark)?.id));
  return before.size !== after.size || [...after].some((one) => !one || !before.has(one));
}
