// @engine both: the planner decides
import type { CycleKind } from '@aferir/domain';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { fillInSteps } from '../../../../test/crowded-company.ts';
import { wholeReadsDuring } from '../../../../test/query-plans.ts';
import { createMailer } from '../../../shared/mail/mailer.ts';
import { reminderWork } from '../../../shared/reminders/testing/reminder-scene.ts';
import { behavioralCycleRequests } from '../../behavioral/requests/cycle-requests.ts';
import { performanceCycleRequests } from '../../performance/requests/cycle-requests.ts';
import { createCompetencies } from '../../performance/testing/performance-scene.ts';
import { createCyclesScene } from '../testing/cycles-scene.ts';
import { runCycle } from './run-cycle.ts';

const test = openTestApp();
const scene = openScene(() => createCyclesScene(test));
const requestsOf = {
  behavioral: behavioralCycleRequests,
  performance: performanceCycleRequests,
};

const people = 3000;

/** Tables that have a row, or more, of each person of a cycle. */
const growing =
  /^(person|cycle_person|(disc|performance)_response|performance_response_competency|link|mail_message)$/;

/** A cycle that was sent to all but the last of many people. */
async function almostSent(idTipoCiclo: 1 | 2, kind: CycleKind): Promise<number> {
  const { companyId } = scene;
  await createCompetencies(test, companyId, 2);
  const id = await scene.add({ idTipoCiclo });
  const now = sql`${test.clock.now()}::timestamptz`;
  const values =
    kind === 'behavioral'
      ? { columns: sql`, instrument_version`, literals: sql`, 1` }
      : { columns: sql``, literals: sql`` };
  await fillInSteps(test.database, companyId, [
    sql`insert into person (company_id, name, email)
      select ${companyId}::bigint, 'Pessoa ' || n, 'multidao' || n || '@empresa.example'
      from generate_series(1, ${people}::int) n`,
    sql`update cycle set started_at = ${now} where id = ${id}`,
    sql`insert into cycle_person (company_id, cycle_id, person_id, added_at, handled_at)
      select company_id, ${id}::bigint, id, ${now},
        case when row_number() over (order by id) < ${people}::int then ${now} end
      from person`,
    sql`insert into ${sql.table(requestsOf[kind].table)}
        (company_id, person_id, mailed_to, sent_at, cycle_id${values.columns})
      select member.company_id, member.person_id, 'a@empresa.example', added_at, cycle_id${values.literals}
      from cycle_person as member where handled_at is not null`,
  ]);
  return id;
}

it.each<[CycleKind, 1 | 2]>([
  ['behavioral', 1],
  ['performance', 2],
])(
  'a step of a cycle of the %s kind reads nothing as a whole, however many are in it',
  async (kind, type) => {
    const cycleId = await almostSent(type, kind);
    // The tables of the queue are the owner's.
    const jobs = { enqueue: async () => undefined };
    const work = {
      ...reminderWork(test),
      jobs,
      mailer: createMailer(jobs),
      requestsOf: (one: CycleKind) => requestsOf[one],
    };
    const { companyId } = scene;
    const { queryCount, wholeReads } = await wholeReadsDuring(
      test.database,
      { companyId, growing },
      () => runCycle(work, { companyId, cycleId }),
    );
    expect(wholeReads).toEqual([]);
    expect(queryCount).toBeGreaterThan(5);
    const { rows } = await test.database.inCompany(companyId, (db) =>
      sql`select from cycle_person where handled_at is null`.execute(db),
    );
    expect(rows).toEqual([]);
  },
);
