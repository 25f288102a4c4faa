import {
  type Adherence,
  adherenceOf,
  type CycleParticipation,
  countParticipations,
  type DepartmentBranch,
  departmentTree,
  managersOfMany,
  NO_PARTICIPATIONS,
  type ParticipationCounts,
  participationInCycle,
} from '@aferir/domain';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { cyclesMessages } from '../cycles-messages.ts';
import {
  type CyclesOfKind,
  cyclePlaces,
  type PlaceRow,
  placeColumns,
  toPlace,
  waitsUnmailed,
} from './cycle-places.ts';

/** How far a part of a cycle is; id 0: people who belong to none. */
export interface PartAdherence {
  readonly id: number;
  readonly name: string;
  /** How many departments stand above it; 0 of managers. */
  readonly level: number;
  readonly adherence: Adherence;
  /** Of a manager: that no mail reaches them. */
  readonly lacksEmail?: boolean;
}

/** How far a cycle is, in all and by parts. */
export interface CycleAdherence {
  readonly total: Adherence;
  /** People whose answer is waited for and whom no mail reaches. */
  readonly unmailed: number;
  readonly departments: readonly PartAdherence[];
  readonly managers: readonly PartAdherence[];
}

/** Counts how the people of some cycles stand, by the ids of these. */
export async function countCycles(
  db: Db,
  cycles: CyclesOfKind,
): Promise<ReadonlyMap<number, ParticipationCounts>> {
  const { rows } = await sql<PlaceRow & { cycle_id: number; count: number }>`
    select place.cycle_id, ${placeColumns}, count(*) as count from ${cyclePlaces(cycles)}
    group by place.cycle_id, ${placeColumns}`.execute(db);
  const groups = Map.groupBy(rows, ({ cycle_id }) => cycle_id);
  return new Map(
    cycles.ids.map((id) => [
      id,
      countParticipations(
        (groups.get(id) ?? []).map((row) => ({
          participation: participationInCycle(cycles.requests.kind, toPlace(row)),
          count: row.count,
        })),
      ),
    ]),
  );
}

/** Reads how far a cycle is, in all, by department and by manager. */
export async function readAdherence(db: Db, cycle: CyclesOfKind): Promise<CycleAdherence> {
  const { companyId, requests } = cycle;
  const { rows } = await sql<
    PlaceRow & { person_id: number; department_id: number | null; is_unmailed: boolean }
  >`
    select place.person_id, place.department_id, ${placeColumns},
      ${waitsUnmailed(requests.kind)} as is_unmailed
    from ${cyclePlaces(cycle)}`.execute(db);
  const people = rows.map((row) => ({
    id: row.person_id,
    departmentId: row.department_id,
    participation: participationInCycle(requests.kind, toPlace(row)),
  }));
  return {
    total: adherenceOf(countEach(people)),
    unmailed: rows.filter(({ is_unmailed }) => is_unmailed).length,
    departments: await byDepartment(db, companyId, people),
    managers: await byManager(db, companyId, people),
  };
}

interface Participant {
  readonly id: number;
  readonly departmentId: number | null;
  readonly participation: CycleParticipation;
}

function countEach(people: readonly Participant[]): ParticipationCounts {
  return countParticipations(people.map(({ participation }) => ({ participation, count: 1 })));
}

/** In the order of the tree, each before those below it; departments without anybody are left out. */
async function byDepartment(
  db: Db,
  companyId: number,
  people: readonly Participant[],
): Promise<PartAdherence[]> {
  const nodes = await db
    .selectFrom('department')
    .where('company_id', '=', companyId)
    .select(['id', 'parent_id as parentId', 'name'])
    .orderBy('search_name')
    .orderBy('id')
    .execute();
  const own = new Map(
    [...Map.groupBy(people, ({ departmentId }) => departmentId ?? 0)].map(([id, some]) => [
      id,
      countEach(some),
    ]),
  );
  const parts: PartAdherence[] = [];
  const add = ({ id, name, children }: DepartmentBranch, level: number): ParticipationCounts => {
    const place = parts.length;
    const counts = sumOf([
      own.get(id) ?? NO_PARTICIPATIONS,
      ...children.map((child) => add(child, level + 1)),
    ]);
    if (isAnybody(counts))
      parts.splice(place, 0, { id, name, level, adherence: adherenceOf(counts) });
    return counts;
  };
  for (const branch of departmentTree(nodes)) add(branch, 0);
  const without = own.get(0);
  if (without) {
    const name = cyclesMessages.noDepartment;
    parts.push({ id: 0, name, level: 0, adherence: adherenceOf(without) });
  }
  return parts;
}

/** By name; who answers to nobody comes last. */
async function byManager(
  db: Db,
  companyId: number,
  people: readonly Participant[],
): Promise<PartAdherence[]> {
  const structure = await loadManagementStructure(db, companyId);
  const managersOf = managersOfMany(structure, people);
  const reports = new Map<number, Participant[]>();
  for (const person of people) {
    const managers = managersOf.get(person.id) ?? [];
    for (const managerId of managers.length === 0 ? [0] : managers) {
      const known = reports.get(managerId);
      if (known) known.push(person);
      else reports.set(managerId, [person]);
    }
  }
  const names = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf([...reports.keys()]))
    .select(['id', 'name', sql<boolean>`email is null`.as('lacksEmail')])
    .orderBy('search_name')
    .orderBy('id')
    .execute();
  const nobody = { id: 0, name: cyclesMessages.noManager, lacksEmail: false };
  return [...names, nobody].flatMap(({ id, name, lacksEmail }) => {
    const some = reports.get(id);
    return some
      ? [{ id, name, level: 0, adherence: adherenceOf(countEach(some)), lacksEmail }]
      : [];
  });
}

function sumOf(all: readonly ParticipationCounts[]): ParticipationCounts {
  return countParticipations(
    all.flatMap((counts) =>
      Object.entries(counts).map(([participation, count]) => ({
        participation: participation as CycleParticipation,
        count,
      })),
    ),
  );
}

function isAnybody(counts: ParticipationCounts): boolean {
  return Object.values(counts).some((count) => count > 0);
}
