import { followMoves, type ManagementMoves, type ManagementStructure } from '@aferir/domain';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PersonTies } from '../../feature.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import type { PersonBefore } from '../employees-tables.ts';
import { hasTiesBesideReports } from '../person-ties.ts';
import type { ImportRights } from './import-rights.ts';
import { findManagersBy, type MetManager } from './met-managers.ts';

/** A row that has added or changed somebody. */
export interface DoneRow {
  readonly place: number;
  readonly outcome: 'created' | 'changed';
  readonly personId: number;
  readonly before: PersonBefore | null;
  readonly versionAfter: number | null;
}

/** Why somebody stays as the import has left them. */
export type KeptFor = 'used' | 'noRemoval' | 'noChange' | 'below';

/** What is to become of a row. */
export type Judgement =
  /** Whoever was deleted since is gone already. */
  | { readonly is: 'gone' }
  | { readonly is: 'undone' }
  | { readonly is: 'kept'; readonly why: KeptFor; readonly name: string };

/** What is known of the people of some rows. */
interface Facts {
  readonly people: ReadonlyMap<number, Known>;
  readonly places: Readonly<Record<'position' | 'department', ReadonlySet<number>>>;
  readonly managers: ReadonlyMap<number, MetManager>;
}

interface Known {
  readonly name: string;
  readonly version: number;
  readonly departmentId: number | null;
  readonly isTied: boolean;
  /** Who names them as manager. */
  readonly reports: readonly number[];
}

/** What a judge goes by. */
export interface JudgedBy {
  readonly rights: ImportRights;
  readonly personTies: readonly PersonTies[];
  /** Who answers to whom, at least above these people. */
  readonly readStructure: (db: Db, above: readonly number[]) => Promise<ManagementStructure>;
}

/** Decides about rows, the last first: what one gives back counts for those before it. */
export function createUndoJudge({ rights, personTies, readStructure }: JudgedBy) {
  const gone = new Set<number>();
  const restored = new Map<number, readonly number[]>();
  let moves: ManagementMoves | undefined;

  function judge(row: DoneRow, { people, places, managers }: Facts): Judgement {
    const { personId, outcome, before, versionAfter } = row;
    const person = people.get(personId);
    if (!person || gone.has(personId)) return { is: 'gone' };
    const kept = (why: KeptFor): Judgement => ({ is: 'kept', why, name: person.name });
    if (outcome === 'created' && !rights.mayRemove) return kept('noRemoval');
    if (outcome === 'changed' && !rights.mayChange) return kept('noChange');
    const isManager = person.reports.some(
      (id) => !gone.has(id) && (restored.get(id)?.includes(personId) ?? true),
    );
    const isTied = outcome === 'created' && (person.isTied || isManager);
    if (person.version !== versionAfter || isTied) return kept('used');
    if (!before) {
      gone.add(personId);
      return { is: 'undone' };
    }
    const has = (kind: 'position' | 'department', id: number | null) =>
      id === null || places[kind].has(id);
    const former = before.managers?.flatMap((id) => managers.get(id) ?? []);
    // Who is gone since can't be put back.
    const isWhole = former?.length === before.managers?.length;
    if (
      !isWhole ||
      !has('position', before.position_id) ||
      !has('department', before.department_id)
    ) {
      return kept('used');
    }
    if (former || before.department_id !== person.departmentId) {
      const active = former?.filter(({ isActive }) => isActive);
      const place = { id: personId, departmentId: before.department_id };
      if (moves?.put(place, active) !== undefined) return kept('below');
    }
    if (before.managers) restored.set(personId, before.managers);
    return { is: 'undone' };
  }

  return {
    async judge(db: Db, companyId: number, rows: readonly DoneRow[]): Promise<Judgement[]> {
      const facts = await readFacts(db, companyId, rows, personTies);
      const isMoved = ({ personId, before }: DoneRow) =>
        before &&
        (before.managers || before.department_id !== facts.people.get(personId)?.departmentId);
      if (!moves && rows.some(isMoved)) {
        const above = rows.flatMap((row) => [row.personId, ...(row.before?.managers ?? [])]);
        moves = followMoves(await readStructure(db, above));
      }
      return rows.map((row) => judge(row, facts));
    },
  };
}

/** What is told of somebody who stays. */
export function keptText({ why, name }: Judgement & { readonly is: 'kept' }): string {
  const told = {
    used: texts.keptPerson,
    noRemoval: texts.lacksRemoval,
    noChange: texts.lacksRestoring,
    below: texts.keptBelowOwn,
  };
  return told[why](name);
}

async function readFacts(
  db: Db,
  companyId: number,
  rows: readonly DoneRow[],
  personTies: readonly PersonTies[],
): Promise<Facts> {
  const found = await db
    .selectFrom('person')
    .select(['id', 'name', 'version', 'department_id as departmentId'])
    .select(hasTiesBesideReports(db, companyId, personTies).as('isTied'))
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(rows.map(({ personId }) => personId)))
    .execute();
  const naming = await db
    .selectFrom('person_manager')
    .select(['person_id', 'manager_id'])
    .where('company_id', '=', companyId)
    .where('manager_id', '=', anyOf(found.map(({ id }) => id)))
    .execute();
  const reports = new Map<number, number[]>();
  for (const { person_id, manager_id } of naming) {
    reports.set(manager_id, [...(reports.get(manager_id) ?? []), person_id]);
  }
  const existing = async (kind: 'position' | 'department') => {
    const ids = new Set(rows.flatMap(({ before }) => before?.[`${kind}_id`] ?? []));
    if (ids.size === 0) return new Set<number>();
    const left = await db
      .selectFrom(kind)
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
      .execute();
    return new Set(left.map(({ id }) => id));
  };
  const former = [...new Set(rows.flatMap(({ before }) => before?.managers ?? []))];
  const managers = former.length > 0 ? await findManagersBy(db, companyId, former) : [];
  return {
    people: new Map(
      found.map(({ id, ...known }) => [id, { ...known, reports: reports.get(id) ?? [] }]),
    ),
    places: { position: await existing('position'), department: await existing('department') },
    managers: new Map(managers.map((one) => [one.id, one])),
  };
}
