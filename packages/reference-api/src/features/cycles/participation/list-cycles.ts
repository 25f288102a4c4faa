import {
  adherenceOf,
  type CycleKind,
  type CycleState,
  NO_PARTICIPATIONS,
  type ParticipationCounts,
} from '@aferir/domain';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { type ListOrder, wayOf } from '../../../platform/db/list-order.ts';
import { pageByCount } from '../../../platform/db/page-by-count.ts';
import type { Page, PageQuery } from '../../../platform/db/people-list.ts';
import { isAnyLike } from '../../../platform/db/search-expression.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { readCycles, type StoredCycle } from '../cycle-store.ts';
import { countCycles } from './adherence-read-model.ts';

/** Which cycles to list. */
export interface CyclesQuery extends PageQuery {
  readonly companyId: number;
  /** By `patternOf`. */
  readonly pattern: string | undefined;
  readonly kind: CycleKind | undefined;
  readonly state: CycleState | undefined;
  /** Without it, the newest first. */
  readonly order?: ListOrder<keyof typeof orders> | undefined;
  /** What cycles are put in order by of how their people stand. */
  readonly adherenceOrder?: AdherenceOrder | undefined;
}

/** What cycles can be put in order by of how their people stand, in the words of the call. */
export type AdherenceOrder = ListOrder<'adesao'>;

/** Whether cycles are put in order by how their people stand. */
export function isAdherenceOrder(by: string): by is AdherenceOrder['by'] {
  return by === 'adesao';
}

const orders = {
  nome: sql.ref('search_name'),
  situacao: sql`case when closed_at is not null then 3 when started_at is not null then 2
    when scheduled_at is not null then 1 else 0 end`,
  prazo: sql.ref('due_on'),
} as const;

/** A cycle with how its people stand. */
export interface ListedCycle {
  readonly cycle: StoredCycle;
  readonly counts: ParticipationCounts;
}

/** What the states say of the dates, as `stateOfCycle` does. */
const inState: Readonly<Record<CycleState, ReturnType<typeof sql<SqlBool>>>> = {
  draft: sql<SqlBool>`scheduled_at is null and started_at is null`,
  scheduled: sql<SqlBool>`scheduled_at is not null and started_at is null`,
  running: sql<SqlBool>`started_at is not null and closed_at is null`,
  closed: sql<SqlBool>`closed_at is not null`,
};

/** Reads a page of cycles in the order that is asked for. */
export async function listCyclesOf(
  db: Db,
  requestsOf: CyclePorts['requestsOf'],
  query: CyclesQuery,
): Promise<Page<ListedCycle>> {
  const { companyId, pattern, kind, state, order, adherenceOrder, take, page } = query;
  const matches = db
    .selectFrom('cycle')
    .where('company_id', '=', companyId)
    .where(isAnyLike(pattern, sql.ref('search_name')))
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? 'behavioral'))
    .$if(state !== undefined, (all) => all.where(inState[state ?? 'draft']));
  const listed = matches
    .$if(order !== undefined, (all) => (order ? all.orderBy(orders[order.by], wayOf(order)) : all))
    .orderBy('id', 'desc')
    .selectAll();
  const count = (cycles: readonly StoredCycle[]) => withCounts(db, requestsOf, companyId, cycles);
  if (adherenceOrder) {
    // What they go by has to be counted of all of them.
    const all = await count(await readCycles(listed));
    const percentOf = ({ counts }: ListedCycle) => adherenceOf(counts).percent;
    const rows = pageByCount(all, percentOf, { ...adherenceOrder, take, page });
    return { rows, total: all.length };
  }
  const cycles = await readCycles(listed.limit(take).offset(page * take));
  const { total } = await matches
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await count(cycles), total };
}

async function withCounts(
  db: Db,
  requestsOf: CyclePorts['requestsOf'],
  companyId: number,
  cycles: readonly StoredCycle[],
): Promise<ListedCycle[]> {
  const counts = new Map<number, ParticipationCounts>();
  for (const kindOf of ['behavioral', 'performance'] as const) {
    const ids = cycles.filter((cycle) => cycle.kind === kindOf).map(({ id }) => id);
    if (ids.length === 0) continue;
    const requests = requestsOf(kindOf);
    for (const [id, each] of await countCycles(db, { companyId, requests, ids })) {
      counts.set(id, each);
    }
  }
  return cycles.map((cycle) => ({ cycle, counts: counts.get(cycle.id) ?? NO_PARTICIPATIONS }));
}
