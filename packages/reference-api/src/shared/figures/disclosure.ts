import { isDisclosed, isEnough, type ResultGroup } from '@aferir/domain';
import { type RawBuilder, sql } from 'kysely';
import type { FiguresOfEach } from './figures-part.ts';
import { inMonths } from './period.ts';
import { inPlace, numbered, selectionOfPerson } from './selection.ts';

/** Where and when the results of a figure are, beside what they add up to. */
export interface ToldExtent {
  readonly people: number;
  /** By the numbers of the department map. */
  readonly firstDepartment: number;
  readonly lastDepartment: number;
  /** 0: none. */
  readonly firstPosition: number;
  readonly lastPosition: number;
  readonly firstMonth: number;
  readonly lastMonth: number;
}

/** Where the people of some results are; to be selected beside sums over rows of `placedPeople`. */
export function toldPlaces(table: string): RawBuilder<unknown> {
  const department = sql.ref(`${table}.department_number`);
  const position = sql.ref(`${table}.position_id`);
  return sql`count(*) as people,
    min(${department}) as "firstDepartment", max(${department}) as "lastDepartment",
    min(${position}) as "firstPosition", max(${position}) as "lastPosition"`;
}

/** The same, and when the results are, over a table `result` that has it all. */
export const toldExtent = sql`${toldPlaces('result')},
  min(result.month) as "firstMonth", max(result.month) as "lastMonth"`;

/** Where and when the results of several figures are together. */
export function extentOf(extents: readonly ToldExtent[]): ToldExtent {
  const lowest = (of: (extent: ToldExtent) => number) => Math.min(...extents.map(of));
  const highest = (of: (extent: ToldExtent) => number) => Math.max(...extents.map(of));
  return {
    people: extents.reduce((sum, { people }) => sum + people, 0),
    firstDepartment: lowest(({ firstDepartment }) => firstDepartment),
    lastDepartment: highest(({ lastDepartment }) => lastDepartment),
    firstPosition: lowest(({ firstPosition }) => firstPosition),
    lastPosition: highest(({ lastPosition }) => lastPosition),
    firstMonth: lowest(({ firstMonth }) => firstMonth),
    lastMonth: highest(({ lastMonth }) => lastMonth),
  };
}

/** The active people of some selections, each with the index of theirs and the number of the department. */
export function placedPeople({
  company,
  departments,
  selections,
}: FiguresOfEach): RawBuilder<unknown> {
  const numbers = new Map(departments.ids.map((id, index) => [id, index + 1]));
  const { number, join, isAny } = selectionOfPerson(selections);
  return sql`(
    select person.id, ${number} as selection, coalesce(person.position_id, 0) as position_id,
      coalesce(place.number, 0) as department_number
    from person ${join}
    left join ${numbered(numbers)} as place on place.id = person.department_id
    where person.company_id = ${company.id} and person.is_active and ${isAny})`;
}

/** The number of the month of a moment, as seen in São Paulo. */
export function monthOfMoment(moment: string): RawBuilder<unknown> {
  const local = sql`${sql.ref(moment)} at time zone 'America/Sao_Paulo'`;
  return sql`(date_part('year', ${local}) * 12 + date_part('month', ${local}) - 1)::integer`;
}

/** Where results are told of from. */
export interface ResultSource {
  /** All results of a company: `id`, `person_id`, the number of the `month`, and that of the next one's (`until`). */
  readonly results: RawBuilder<unknown>;
  /** A row with the `topics` of one `result`, for those of them that are looked at. */
  readonly topics: RawBuilder<unknown>;
  /** The `id` and `person_id` of each person's last result of the selection's cycle. */
  readonly lastOfCycle: RawBuilder<unknown>;
}

/** What figures of several topics are made of, by topic. */
export type ToldByTopic = ReadonlyMap<number, ToldExtent>;

/** Tells of which topics of each selection the figures may be told that are of no cycle. */
export async function disclosedTopics(
  context: FiguresOfEach,
  source: ResultSource,
  told: readonly ToldByTopic[],
): Promise<readonly ReadonlySet<number>[]> {
  const topics = told.flatMap((own, selection) =>
    [...own]
      .filter(([_id, { people }]) => isEnough(people))
      .map(([id, extent]) => toTopic(context, { id, selection }, extent)),
  );
  const places = placesOf(context, topics);
  const rows = places.length === 0 ? [] : await readGroups(context, source, places);
  const groupsOf = Map.groupBy(rows, ({ place, topic }) => `${place} ${topic}`);
  const disclosed = places.flatMap((place, index) =>
    place.topics.filter((topic) => {
      const groups = groupsOf.get(`${index} ${topic.id}`) ?? [];
      const replaced = groups.filter((group) => isTold(context, place, group));
      const { count, chain, inOnePosition, first, last } = topic;
      return isDisclosed(
        {
          count,
          level: chain.length,
          inOnePosition,
          first,
          last,
          replaced: replaced.flatMap(({ until, count: people }) =>
            until === null ? [] : [{ until, count: people }],
          ),
        },
        groups.filter((group) => !replaced.includes(group)),
      );
    }),
  );
  return told.map(
    (_, index) =>
      new Set(disclosed.flatMap(({ id, selection }) => (selection === index ? [id] : []))),
  );
}

interface Topic {
  readonly id: number;
  /** The index of the selection that it is told in. */
  readonly selection: number;
  readonly count: number;
  /** The departments around all who are told of. */
  readonly chain: readonly number[];
  /** The one position of all; 0 where they have several, or somebody none. */
  readonly positionId: number;
  readonly inOnePosition: boolean;
  readonly first: number;
  readonly last: number;
}

/** Where the people of some topics of one selection are. */
interface Place extends Pick<Topic, 'chain' | 'positionId'> {
  readonly topics: readonly Topic[];
  /** From which level on people are of the selection's department. */
  readonly level: number;
}

interface GroupRow extends ResultGroup {
  /** The index of the place that the results are around of. */
  readonly place: number;
  readonly topic: number;
}

function toTopic(
  { departments }: FiguresOfEach,
  named: Pick<Topic, 'id' | 'selection'>,
  extent: ToldExtent,
): Topic {
  const { firstPosition, lastPosition } = extent;
  const positionId = firstPosition === lastPosition ? firstPosition : 0;
  return {
    ...named,
    count: extent.people,
    chain: departments.around(extent.firstDepartment, extent.lastDepartment),
    positionId,
    inOnePosition: positionId > 0,
    first: extent.firstMonth,
    last: extent.lastMonth,
  };
}

function placesOf({ selections }: FiguresOfEach, topics: readonly Topic[]): readonly Place[] {
  const alike = Map.groupBy(topics, ({ selection, chain, positionId }) =>
    [selection, chain.at(-1), positionId].join(' '),
  );
  return [...alike.values()].flatMap((some): Place[] => {
    const [first] = some;
    if (!first) return [];
    const { chain, positionId } = first;
    const departmentId = selections[first.selection]?.departmentId;
    const level = departmentId ? chain.indexOf(departmentId) + 1 : 0;
    return [{ chain, positionId, topics: some, level }];
  });
}

/** Whether a group is part of the figures of a place. */
function isTold(
  { selections: [scope = {}] }: FiguresOfEach,
  { level }: Place,
  group: ResultGroup,
): boolean {
  const { positionId, firstMonth, lastMonth } = scope;
  return (
    group.level >= level &&
    (!positionId || group.inPosition) &&
    group.from >= (firstMonth ?? group.from) &&
    group.from <= (lastMonth ?? group.from) &&
    (group.until === null || (lastMonth !== undefined && group.until > lastMonth))
  );
}

/**
 * Reads the results around those told of in each place, in groups of such as count in the same selections. What is told
 * and stays so, however wide the period, is left out. Results are added up once for all places, by departments that are
 * equally far inside of each.
 */
async function readGroups(
  context: FiguresOfEach,
  source: ResultSource,
  places: readonly Place[],
): Promise<GroupRow[]> {
  const { company, db, selections } = context;
  const [scope = {}, ...others] = selections;
  const kinds = departmentKinds(context, places);
  const topics = places.flatMap((place, index) =>
    place.topics.map(({ id, last }) => ({ id, last, place: index })),
  );
  const earliest = Math.min(...topics.map(({ last }) => last));
  const positionIds = [...new Set(places.map(({ positionId }) => positionId))];
  // Of one selection most results are told and stay so; beside others each is around those of another.
  const isLeftOut =
    others.length === 0
      ? sql`until is null and ${inPlace(scope)} and ${inMonths('month', scope)}`
      : sql`false`;
  const { rows } = await sql<GroupRow>`
    with result as (
      select coalesce(inside.number, 0) as kind,
        case when person.position_id = any(${positionIds}::bigint[]) then person.position_id end as position_id,
        month, until, topics, count(*) as count
      from ${source.results} as result
      cross join lateral ${source.topics} as about
      join person on person.company_id = ${company.id} and person.id = result.person_id
      left join ${numbered(kinds.numbers)} as inside on inside.id = person.department_id
      where person.is_active and (until is null or (until > month and until > ${earliest}))
        and (${isLeftOut}) is not true
      group by 1, 2, 3, 4, 5
    ),
    placed as (
      select topic.place, topic.id as topic, place.told_level, coalesce(inside.level, 0) as level,
        coalesce(result.position_id = place.position_id, false) as "inPosition",
        month as "from", until, count
      from (select kind, position_id, month, until, unnest(topics) as topic, count from result) as result
      join unnest(${topics.map(({ place }) => place)}::integer[], ${topics.map(({ id }) => id)}::bigint[],
        ${topics.map(({ last }) => last)}::integer[]) as topic (place, id, last) on topic.id = result.topic
      join unnest(${places.map((_, index) => index)}::integer[],
        ${places.map(({ positionId }) => positionId)}::bigint[],
        ${places.map(({ level }) => level)}::integer[]) as place (number, position_id, told_level)
        on place.number = topic.place
      left join unnest(${kinds.levels.map(({ place }) => place)}::integer[],
        ${kinds.levels.map(({ kind }) => kind)}::integer[],
        ${kinds.levels.map(({ level }) => level)}::integer[]) as inside (place, kind, level)
        on inside.place = topic.place and inside.kind = result.kind
      where until is null or until > topic.last
    )
    select place, topic, level, "inPosition", "from", until, sum(count)::integer as count
    from placed
    where (until is null and level >= told_level and ${scope.positionId ? sql`"inPosition"` : sql`true`}
      and ${inMonths('from', scope)}) is not true
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
}

/** Departments that are equally far inside of each place have one number, and a level in each place that they are inside of. */
function departmentKinds({ departments }: FiguresOfEach, places: readonly Place[]) {
  const levels = new Map<number, number[]>();
  for (const [index, { chain }] of places.entries()) {
    for (const [depth, around] of chain.entries()) {
      for (const id of departments.branchOf(around)) {
        const own = levels.get(id) ?? places.map(() => 0);
        own[index] = depth + 1;
        levels.set(id, own);
      }
    }
  }
  const alike = [...Map.groupBy(levels, ([_id, own]) => own.join()).values()];
  return {
    numbers: new Map(alike.flatMap((some, index) => some.map(([id]) => [id, index + 1] as const))),
    levels: alike.flatMap(([first], index) =>
      (first?.[1] ?? []).flatMap((level, place) =>
        level > 0 ? [{ place, kind: index + 1, level }] : [],
      ),
    ),
  };
}
