import { isDisclosed, isEnough, type ResultGroup } from '@aferir/domain';
import { type RawBuilder, sql } from 'kysely';
import type { FiguresContext } from './figures-part.ts';
import { inMonths } from './period.ts';
import { inPlace } from './selection.ts';

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

/** The active people of a selection, each with the number of the department. */
export function placedPeople({
  company,
  departments,
  selection,
}: FiguresContext): RawBuilder<unknown> {
  const numbers = new Map(departments.ids.map((id, index) => [id, index + 1]));
  return sql`(
    select person.id, coalesce(person.position_id, 0) as position_id,
      coalesce(place.number, 0) as department_number
    from person
    left join ${numbered(numbers)} as place on place.id = person.department_id
    where person.company_id = ${company.id} and person.is_active and ${inPlace(selection)})`;
}

/**
 * Ids with a number each, as a table. No id comes twice, but of a bare list the engine expects that many do, and looks
 * its few rows up among the people instead of each person among them.
 */
export function numbered(numbers: ReadonlyMap<number, number>): RawBuilder<unknown> {
  return sql`(select distinct on (id) id, number
    from unnest(${[...numbers.keys()]}::bigint[], ${[...numbers.values()]}::integer[])
      as listed (id, number))`;
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

/** Tells of which topics the figures may be told that are of no cycle. */
export async function disclosedTopics(
  context: FiguresContext,
  source: ResultSource,
  told: ToldByTopic,
): Promise<ReadonlySet<number>> {
  const topics = [...told]
    .filter(([_topic, { people }]) => isEnough(people))
    .map(([topic, extent]) => toTopic(context, topic, extent));
  if (topics.length === 0) return new Set();
  const alike = new Map<string, Topic[]>();
  for (const topic of topics) {
    const place = `${topic.chain.at(-1)} ${topic.positionId}`;
    alike.set(place, [...(alike.get(place) ?? []), topic]);
  }
  const read = await Promise.all(
    [...alike.values()].map((some) => readGroups(context, source, some)),
  );
  const rows = read.flat();
  const disclosed = topics.filter((topic) => {
    const groups = rows.filter((row) => row.topic === topic.id);
    const replaced = groups.filter((group) => isTold(context, topic, group));
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
  });
  return new Set(disclosed.map(({ id }) => id));
}

interface Topic {
  readonly id: number;
  readonly count: number;
  /** The departments around all who are told of. */
  readonly chain: readonly number[];
  /** The one position of all; 0 where they have several, or somebody none. */
  readonly positionId: number;
  readonly inOnePosition: boolean;
  readonly first: number;
  readonly last: number;
}

interface GroupRow extends ResultGroup {
  readonly topic: number;
}

function toTopic({ departments }: FiguresContext, id: number, extent: ToldExtent): Topic {
  const { firstPosition, lastPosition } = extent;
  const positionId = firstPosition === lastPosition ? firstPosition : 0;
  return {
    id,
    count: extent.people,
    chain: departments.around(extent.firstDepartment, extent.lastDepartment),
    positionId,
    inOnePosition: positionId > 0,
    first: extent.firstMonth,
    last: extent.lastMonth,
  };
}

/** Whether a group is part of the figure. */
function isTold({ selection }: FiguresContext, { chain }: Topic, group: ResultGroup): boolean {
  const { departmentId, positionId, firstMonth, lastMonth } = selection;
  const level = departmentId ? chain.indexOf(departmentId) + 1 : 0;
  return (
    group.level >= level &&
    (!positionId || group.inPosition) &&
    group.from >= (firstMonth ?? group.from) &&
    group.from <= (lastMonth ?? group.from) &&
    (group.until === null || (lastMonth !== undefined && group.until > lastMonth))
  );
}

/**
 * Reads the results around those told of, in groups of such as count in the same selections. What is told and stays
 * so, however wide the period, is left out. The people of all topics are in the same place.
 */
async function readGroups(
  context: FiguresContext,
  source: ResultSource,
  topics: readonly Topic[],
): Promise<GroupRow[]> {
  const { company, db, selection } = context;
  const { chain = [], positionId = 0 } = topics[0] ?? {};
  const levels = levelsOf(context, chain);
  const earliest = Math.min(...topics.map(({ last }) => last));
  const { rows } = await sql<GroupRow>`
    with result as (
      select coalesce(inside.number, 0) as level,
        coalesce(person.position_id = ${positionId}, false) as "inPosition",
        month as "from", until, topics, count(*) as count
      from ${source.results} as result
      cross join lateral ${source.topics} as about
      join person on person.company_id = ${company.id} and person.id = result.person_id
      left join ${numbered(levels)} as inside on inside.id = person.department_id
      where person.is_active and (until is null or (until > month and until > ${earliest}))
        and (until is null and ${inPlace(selection)} and ${inMonths('month', selection)}) is not true
      group by 1, 2, 3, 4, 5
    )
    select topic.id as topic, level, "inPosition", "from", until, sum(count)::integer as count
    from (
      select unnest(topics) as topic, level, "inPosition", "from", until, count from result
    ) as result
    join unnest(${topics.map(({ id }) => id)}::bigint[], ${topics.map(({ last }) => last)}::integer[])
      as topic (id, last) on topic.id = result.topic
    where until is null or until > topic.last
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** How far inside each department is that is not outside of all. */
function levelsOf(
  { departments }: FiguresContext,
  chain: readonly number[],
): ReadonlyMap<number, number> {
  return new Map(
    chain.flatMap((around, index) =>
      departments.branchOf(around).map((id) => [id, index + 1] as const),
    ),
  );
}
