import {
  type FiguresPlace,
  fewestAlike,
  isCycleDisclosed,
  isEnough,
  type PlacedResults,
} from '@aferir/domain';
import { sql } from 'kysely';
import { disclosedTopics, type ResultSource, type ToldByTopic } from './disclosure.ts';
import type { FiguresOfEach } from './figures-part.ts';
import { numbered, selectionOfPerson } from './selection.ts';

/** Tells of which topics of each selection the figures may be told, be they of a cycle or of months. */
export function disclosedFigures(
  context: FiguresOfEach,
  source: ResultSource,
  told: readonly ToldByTopic[],
): Promise<readonly ReadonlySet<number>[]> {
  return context.selections[0]?.cycleId
    ? disclosedOfCycle(context, source, told)
    : disclosedTopics(context, source, told);
}

async function disclosedOfCycle(
  context: FiguresOfEach,
  source: ResultSource,
  told: readonly ToldByTopic[],
): Promise<readonly ReadonlySet<number>[]> {
  const counts = told.map(
    (own) =>
      new Map(
        [...own].flatMap(([topic, { people }]) =>
          isEnough(people) ? [[topic, people] as const] : [],
        ),
      ),
  );
  if (counts.every(({ size }) => size === 0)) return told.map(() => new Set());
  const near = await readPlacesNear(context, source, counts);
  const groups = Map.groupBy(await readGroups(context, source, near), ({ topic }) => topic);
  return near.map((own, index) => {
    const { departmentId = null, positionId = null } = context.selections[index] ?? {};
    const asked: FiguresPlace = { departmentId, positionId };
    const disclosed = [...own].filter(([topic, { departmentIds, positionIds }]) => {
      const places = [null, ...departmentIds].flatMap((department) =>
        [null, ...positionIds].map((position) => ({
          departmentId: department,
          positionId: position,
        })),
      );
      return isCycleDisclosed(asked, places, groups.get(topic) ?? []);
    });
    return new Set(disclosed.map(([topic]) => topic));
  });
}

/** The departments and positions that have nearly all results of a topic. */
interface PlacesNear {
  readonly departmentIds: readonly number[];
  readonly positionIds: readonly number[];
}

type PlacesNearTopics = ReadonlyMap<number, PlacesNear>;

interface PlaceRow {
  /** The index of the selection that the people are of. */
  readonly selection: number;
  readonly topic: number;
  readonly isPosition: boolean;
  /** Of a department or of a position; null: of people who have none. */
  readonly id: number | null;
  readonly count: number;
}

async function readPlacesNear(
  context: FiguresOfEach,
  source: ResultSource,
  counts: readonly ReadonlyMap<number, number>[],
): Promise<readonly PlacesNearTopics[]> {
  const { company, db, departments, selections } = context;
  const { number, join, isAny } = selectionOfPerson(selections);
  const topics = [...new Set(counts.flatMap((own) => [...own.keys()]))];
  const { rows } = await sql<PlaceRow>`
    select selection, topic, grouping(department_id) = 1 as "isPosition",
      coalesce(department_id, position_id) as id, count(*)::integer as count
    from (
      select ${number} as selection, topic, person.department_id, person.position_id
      from ${source.lastOfCycle} as result
      cross join lateral ${source.topics} as about
      cross join lateral unnest(about.topics) as topic
      join person on person.company_id = ${company.id} and person.id = result.person_id ${join}
      where person.is_active and ${isAny} and topic = any(${topics}::bigint[])
    ) as result
    group by grouping sets ((selection, topic, department_id), (selection, topic, position_id))`.execute(
    db,
  );
  const numbers = new Map(departments.ids.map((id, index) => [id, index + 1]));
  const chainOf = (id: number) => {
    const number = numbers.get(id) ?? 0;
    return departments.around(number, number);
  };
  const ofTopic = Map.groupBy(rows, ({ selection, topic }) => `${selection} ${topic}`);
  return counts.map(
    (own, selection) =>
      new Map(
        [...own].map(([topic, count]) => {
          const [inDepartments, inPositions] = [
            new Map<number, number>(),
            new Map<number, number>(),
          ];
          for (const { isPosition, id, count: people } of ofTopic.get(`${selection} ${topic}`) ??
            []) {
            if (id === null) continue;
            if (isPosition) add(inPositions, id, people);
            else for (const around of chainOf(id)) add(inDepartments, around, people);
          }
          const isNear = ([_id, people]: readonly [number, number]) => people >= fewestAlike(count);
          return [
            topic,
            {
              departmentIds: [...inDepartments].filter(isNear).map(([id]) => id),
              positionIds: [...inPositions].filter(isNear).map(([id]) => id),
            },
          ];
        }),
      ),
  );
}

function add(counts: Map<number, number>, id: number, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

interface GroupRow extends Omit<PlacedResults, 'departmentIds'> {
  readonly topic: number;
  /** The number of those departments that the people are inside of together. */
  readonly inside: number;
}

/**
 * Reads all results of the topics, in groups of such as count in the same selections. What counts nowhere but in the
 * cycle, since the next result is of the same month, is read of the cycle alone.
 */
async function readGroups(
  { company, db, departments }: FiguresOfEach,
  source: ResultSource,
  near: readonly PlacesNearTopics[],
): Promise<(PlacedResults & { readonly topic: number })[]> {
  const places = near.flatMap((own) => [...own.values()]);
  const topics = [...new Set(near.flatMap((own) => [...own.keys()]))];
  const around = new Map<number, number[]>();
  for (const departmentId of new Set(places.flatMap(({ departmentIds }) => departmentIds))) {
    for (const id of departments.branchOf(departmentId)) {
      around.set(id, [...(around.get(id) ?? []), departmentId]);
    }
  }
  const alike = [...Map.groupBy(around, ([_id, outer]) => outer.join()).values()];
  const numbers = new Map(
    alike.flatMap((some, index) => some.map(([id]) => [id, index + 1] as const)),
  );
  const positionIds = [...new Set(places.flatMap((place) => place.positionIds))];
  const { rows } = await sql<GroupRow>`
    with result as (
      select coalesce(inside.number, 0) as inside,
        case when person.position_id = any(${positionIds}::bigint[]) then person.position_id end as "positionId",
        month as "from", until, last.id is not null as "isOfCycle", topics, count(*) as count
      from ${source.results} as result
      cross join lateral ${source.topics} as about
      join person on person.company_id = ${company.id} and person.id = result.person_id
      left join ${source.lastOfCycle} as last on last.id = result.id
      left join ${numbered(numbers)} as inside on inside.id = person.department_id
      where person.is_active and (last.id is not null or until is null or until > month)
      group by 1, 2, 3, 4, 5, 6
    )
    select topic, inside, "positionId", "from", until, "isOfCycle", sum(count)::integer as count
    from (
      select unnest(topics) as topic, inside, "positionId", "from", until, "isOfCycle", count from result
    ) as result
    where topic = any(${topics}::bigint[])
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows.map(({ inside, ...group }) => ({
    ...group,
    departmentIds: alike[inside - 1]?.[0]?.[1] ?? [],
  }));
}
