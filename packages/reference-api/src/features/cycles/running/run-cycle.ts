import { setImmediate } from 'node:timers/promises';
import { OPEN_CYCLE_PARTICIPATIONS, stateOfCycle } from '@aferir/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import { waitingMark } from '../../../platform/db/binding.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import type { CompanyRow } from '../../../platform/db/company-tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { keptChange } from '../../../platform/db/kept-query.ts';
import { inJob, type JobServices } from '../../../platform/jobs/in-job.ts';
import type { JobPayloads } from '../../../platform/jobs/job-queue.ts';
import type { CycleRequests, RequestCloser } from '../../../shared/requests/cycle-requests.ts';
import type { RequestSender } from '../../../shared/requests/new-requests.ts';
import { forgetPlansAt, peoplePerStep } from '../../../shared/requests/send-in-steps.ts';
import { peopleOfRule } from '../audience/people-of-rule.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { createCycleStore, type StoredCycle } from '../cycle-store.ts';
import { cyclePlaces, participatesAs } from '../participation/cycle-places.ts';

declare module '../../../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    /** A cycle that has begun, or was closed, and has something left to be done behind requests. */
    'run-cycle': { companyId: number; cycleId: number };
  }
}

/** What it takes to run cycles. */
export interface CycleWork extends JobServices, CyclePorts {}

/** People whom a step brings in: each takes checks of what their row refers to, so that many at once hold up everybody. */
const foundPerStep = 10 * peoplePerStep;

/**
 * People whom a step sends to: fewer than in a mass send, since hundreds of steps follow each other with nobody who waits
 * for their end, while a call of others may come to wait for several of them.
 */
export const askedPerStep = 6;

/** The same where plans were forgotten: making them anew takes longer than sending to so many. */
const askedWithoutPlans = 1;

/** What a step of a cycle works with. */
interface CycleStep {
  readonly db: Db;
  readonly company: CompanyRow;
  readonly now: Date;
  readonly cycle: StoredCycle;
  /** Whether the connection has plans of its statements, and makes none anew. */
  readonly hasPlans: boolean;
}

/**
 * Does what a cycle has left, a few people a transaction: finds whom it is for, sends to them, and cancels what was open
 * when it was closed. What is left is read under the lock of the cycle each time, so that a process that takes the job up
 * again, or works on it beside another, does what is left and nothing twice.
 */
export async function runCycle(work: CycleWork, payload: JobPayloads['run-cycle']): Promise<void> {
  for (let step = 0; await takeStep(work, payload, step); step += 1) {
    // Requests that wait for the database go first.
    await setImmediate();
  }
}

/** Whether there may be more. */
function takeStep(
  work: CycleWork,
  { companyId, cycleId }: JobPayloads['run-cycle'],
  number: number,
): Promise<boolean> {
  return inJob(work, companyId, async (own) => {
    const { db, now } = own;
    const hasPlans = !(await forgetPlansAt(db, number));
    const cycle = await createCycleStore(db, companyId).lock(cycleId);
    if (!cycle) return false;
    const company = await readCompany(db, companyId);
    const step = { db, company, now, cycle, hasPlans };
    if (stateOfCycle(cycle) === 'closed') {
      return cycle.cancelsOpen && cancelNext(work, { ...step, audit: own.audit });
    }
    if (stateOfCycle(cycle) !== 'running') return false;
    return cycle.foundUpTo === null ? sendToNext(work, step) : findNext(step, cycle.foundUpTo);
  });
}

/** Brings the next people of the rule in. */
async function findNext({ db, company, now, cycle }: CycleStep, after: number): Promise<boolean> {
  const people = await peopleOfRule(db, company.id, cycle.audience)
    .where('person.id', '>', after)
    .select('person.id')
    .orderBy('person.id')
    .limit(foundPerStep)
    .execute();
  const ids = people.map(({ id }) => id);
  await bringIn(db, company.id, { cycleId: cycle.id, ids, now });
  const last = ids.length === foundPerStep ? ids.at(-1) : undefined;
  await createCycleStore(db, company.id).move(cycle.id, { found_up_to: last ?? null });
  return true;
}

/** Brings people into a cycle; who is in it stays. Tells how many came in. */
export async function bringIn(
  db: Db,
  companyId: number,
  {
    cycleId,
    ids,
    now,
  }: { readonly cycleId: number; readonly ids: readonly number[]; readonly now: Date },
): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`insert into cycle_person (company_id, cycle_id, person_id, added_at)
    select ${companyId}, ${cycleId}, id, ${now} from unnest(${[...ids]}::bigint[]) as given (id)
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows);
}

/** Makes some requests part of a cycle. */
export async function takeIn(
  db: Db,
  companyId: number,
  {
    requests,
    cycleId,
    isMeant,
  }: {
    readonly requests: Pick<CycleRequests, 'table'>;
    readonly cycleId: number;
    readonly isMeant: RawBuilder<SqlBool>;
  },
): Promise<void> {
  await sql`${sql.raw(waitingMark)}update ${sql.table(requests.table)} set cycle_id = ${cycleId}
    where company_id = ${companyId} and ${isMeant}`.execute(db);
}

/** Sends to the next people, or takes their open requests in. */
async function sendToNext(
  ports: CyclePorts,
  { db, company, now, cycle, hasPlans }: CycleStep,
): Promise<boolean> {
  const requests = ports.requestsOf(cycle.kind);
  const people = await db
    .selectFrom('cycle_person as member')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'member.company_id')
        .onRef('person.id', '=', 'member.person_id'),
    )
    .where('member.company_id', '=', company.id)
    .where('member.cycle_id', '=', cycle.id)
    .where('member.handled_at', 'is', null)
    .select(['person.id', 'person.name', 'person.email', 'person.language'])
    .select('person.is_active')
    .orderBy('member.person_id')
    .limit(hasPlans ? askedPerStep : askedWithoutPlans)
    .execute();
  if (people.length === 0) return false;
  const ids = people.map(({ id }) => id);
  const isOpenOfThese = sql<SqlBool>`person_id = ${anyOf(ids)} and cycle_id is null
    and finished_at is null and closed_at is null`;
  await takeIn(db, company.id, { requests, cycleId: cycle.id, isMeant: isOpenOfThese });
  await noteHandled(db, { companyId: company.id, cycleId: cycle.id, ids, now });
  const asked = people.flatMap(({ id, name, email, language, is_active }) =>
    is_active ? [{ id, name, email, language }] : [],
  );
  if (asked.length > 0) {
    const { id, welcome, dueOn } = cycle;
    const sender: RequestSender = {
      db,
      company,
      now,
      requestedBy: cycle.startedBy,
      cycle: { id, welcome, dueOn },
    };
    await requests.send(ports, sender, asked);
  }
  return true;
}

const noteHandled = keptChange(
  (
    db,
    given: {
      readonly companyId: number;
      readonly cycleId: number;
      readonly ids: readonly number[];
      readonly now: Date;
    },
  ) =>
    db
      .updateTable('cycle_person')
      .set({ handled_at: given.now })
      .where('company_id', '=', given.companyId)
      .where('cycle_id', '=', given.cycleId)
      .where('person_id', '=', anyOf(given.ids)),
);

/** Cancels the next requests that nobody has answered. */
async function cancelNext(
  ports: CyclePorts,
  { db, company, now, cycle, audit }: CycleStep & Pick<RequestCloser, 'audit'>,
): Promise<boolean> {
  const { kind, id, closedBy } = cycle;
  const requests = ports.requestsOf(kind);
  const { rows } = await sql<{ response_id: number }>`
    select place.response_id from ${cyclePlaces({ companyId: company.id, requests, ids: [id] })}
    where ${participatesAs(kind, OPEN_CYCLE_PARTICIPATIONS)} order by place.response_id limit ${peoplePerStep}`.execute(
    db,
  );
  for (const { response_id } of rows) {
    await requests.cancel({ db, company, now, audit, closedBy }, response_id);
  }
  return rows.length > 0;
}
