import {
  type CycleKind,
  dateOnlyOf,
  formatMonth,
  monthOf,
  USUAL_REMINDER_DAYS,
} from '@aferir/domain';
import { type Insertable, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { after, day } from '../../../shared/example/moments.ts';
import type { ExampleToFill, SeedExample } from '../../../shared/example/seed-place.ts';
import type { CycleRequests } from '../../../shared/requests/cycle-requests.ts';
import type { CycleTable } from '../cycles-tables.ts';
import { takeIn } from '../running/run-cycle.ts';
import { type ExampleCycle, exampleCycles } from './example-cycles.ts';

type RequestsOfKinds = Readonly<Record<CycleKind, Pick<CycleRequests, 'table'>>>;

/** A request that the example has, and may be part of a cycle. */
interface SeededRequest {
  readonly id: number;
  readonly personId: number;
  readonly sentAt: Date;
}

/** A cycle with the requests that become part of it, and those who are in it without one. */
interface FilledCycle {
  readonly planned: ExampleCycle;
  readonly requests: readonly SeededRequest[];
  readonly unsentIds: readonly number[];
}

/** Seeds the cycles of the first company over requests that other features have seeded; of nobody there is none. */
export function seedCyclesExample(requestsOf: RequestsOfKinds): SeedExample {
  return async (db, place) => {
    if (place.example.key !== 'main') return;
    const sent = {
      behavioral: await listRequests(db, place, requestsOf.behavioral),
      performance: await listRequests(db, place, requestsOf.performance),
    };
    const filled = exampleCycles
      .map((planned) => fill(planned, sent[planned.kind], place))
      .filter(({ requests }) => requests.length > 0);
    if (filled.length === 0) return;
    const inserted = await db
      .insertInto('cycle')
      .values(filled.map((cycle) => rowOf(cycle, place)))
      .returning('id')
      .execute();
    const cycles = filled.map((cycle, index) => ({ ...cycle, id: inserted[index]?.id ?? 0 }));
    await db
      .insertInto('cycle_person')
      .values(cycles.flatMap((cycle) => peopleOf(cycle, place)))
      .execute();
    for (const { id, planned, requests } of cycles) {
      const isMeant = sql<SqlBool>`id = ${anyOf(requests.map((request) => request.id))}`;
      await takeIn(db, place.company.id, {
        requests: requestsOf[planned.kind],
        cycleId: id,
        isMeant,
      });
    }
  };
}

async function listRequests(
  db: Db,
  { company }: ExampleToFill,
  { table }: Pick<CycleRequests, 'table'>,
): Promise<readonly SeededRequest[]> {
  const { rows } = await sql<SeededRequest>`
    select id, person_id as "personId", sent_at as "sentAt" from ${sql.table(table)}
    where company_id = ${company.id} order by sent_at, id`.execute(db);
  return rows;
}

function fill(
  planned: ExampleCycle,
  sent: readonly SeededRequest[],
  { people, example, now }: ExampleToFill,
): FilledCycle {
  const { beganDaysAgo, closedDaysAgo, takesHalf } = planned;
  const from = after(now, -beganDaysAgo * day);
  const until = after(now, -(closedDaysAgo ?? 0) * day);
  const meanwhile = sent.filter(({ sentAt }) => sentAt >= from && sentAt < until);
  const asked = new Set(meanwhile.map(({ personId }) => personId));
  const others = people.filter(
    ({ id }, index) => !asked.has(id) && !example.people[index]?.inactive,
  );
  return {
    planned,
    requests: meanwhile.filter((_, index) => !takesHalf || index % 2 === 0),
    unsentIds: others.slice(0, planned.unsent).map(({ id }) => id),
  };
}

function rowOf(
  { planned, requests, unsentIds }: FilledCycle,
  { company, now }: ExampleToFill,
): Omit<Insertable<CycleTable>, 'id'> {
  const began = after(now, -planned.beganDaysAgo * day);
  const { closedDaysAgo } = planned;
  return {
    company_id: company.id,
    kind: planned.kind,
    name: `${planned.title}, ${formatMonth(monthOf(began))}`,
    welcome: planned.welcome,
    opens_on: null,
    due_on: dateOnlyOf(after(now, planned.dueInDays * day)),
    reminder_days: [...USUAL_REMINDER_DAYS],
    reminds_managers: true,
    department_ids: [],
    position_ids: [],
    hired_before: null,
    only_named: true,
    named_ids: [...requests.map(({ personId }) => personId), ...unsentIds],
    except_ids: [],
    created_at: after(began, -day),
    started_at: began,
    closed_at: closedDaysAgo === null ? null : after(now, -closedDaysAgo * day),
  };
}

function peopleOf(
  { id, planned, requests, unsentIds }: FilledCycle & { readonly id: number },
  { company, now }: ExampleToFill,
) {
  const began = after(now, -planned.beganDaysAgo * day);
  const row = { company_id: company.id, cycle_id: id };
  return [
    ...requests.map(({ personId, sentAt }) => ({
      ...row,
      person_id: personId,
      added_at: sentAt,
      handled_at: sentAt,
    })),
    ...unsentIds.map((personId) => ({
      ...row,
      person_id: personId,
      added_at: began,
      handled_at: began,
    })),
  ];
}
