import { type CycleKind, createRandom } from '@aferir/domain';
import { sql } from 'kysely';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { createStaff } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { integerBetween } from '../../../shared/example/random.ts';
import { createCompetencies } from '../../performance/testing/performance-scene.ts';

/** The months in which people of the scene finish something. */
export const months = ['2026-05', '2026-06', '2026-08', '2026-09'] as const;

/**
 * A company of a small tree of departments and two positions, whose people have finished tests and reviews in some
 * months, no two companies alike, many of them in a cycle of their kind. Not each review is about each competency.
 */
export async function createRandomResults(test: TestApp, seed: number) {
  const random = createRandom(seed);
  const draw = (low: number, high: number) => integerBetween(random, low, high);
  const inCycles = createRandom(seed + 1);
  const { company, user } = await createStaff(test.database, { is_administrator: true });
  const competencies = await createCompetencies(test, company.id, 2);
  const cycles = await test.database.inCompany(company.id, async (db) => {
    const disc = await addCycle('behavioral');
    const performance = await addCycle('performance');
    const addDepartment = async (name: string, parentId: number | null) => {
      const { id } = await db
        .insertInto('department')
        .values({ company_id: company.id, name, parent_id: parentId })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const top = await addDepartment('Diretoria', null);
    const sales = await addDepartment('Vendas', top);
    const places = [
      top,
      sales,
      await addDepartment('Loja', sales),
      await addDepartment('Fábrica', top),
      null,
    ];
    const positions: (number | null)[] = [null];
    for (const name of ['Analista', 'Gerente']) {
      const { id } = await db
        .insertInto('position')
        .values({ company_id: company.id, name })
        .returning('id')
        .executeTakeFirstOrThrow();
      positions.push(id);
    }
    const { id: managerId } = await db
      .insertInto('person')
      .values({ company_id: company.id, name: 'Gestora', is_active: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let count = 0; count < 48; count += 1) {
      const { id } = await db
        .insertInto('person')
        .values({
          company_id: company.id,
          name: `Pessoa ${count}`,
          department_id: places[Math.min(draw(0, 6), 4)] ?? null,
          position_id: positions[draw(0, 2)] ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const month of months) {
        if (draw(0, 3) === 0) await addResult(id, `${month}-${draw(10, 28)}T12:00:00Z`);
        if (draw(0, 3) === 0) await addReview(id, `${month}-${draw(10, 28)}T12:00:00Z`);
      }
    }

    await addMembers(disc, 'disc_response');
    await addMembers(performance, 'performance_response');
    return { disc, performance };

    /** Whoever has a response of the cycle is in it, and some who have none. */
    async function addMembers(cycleId: number, table: 'disc_response' | 'performance_response') {
      await sql`insert into cycle_person (company_id, cycle_id, person_id, added_at)
        select person.company_id, ${cycleId}, person.id, '2026-06-01' from person
        where person.is_active and (person.id % 3 = 0 or exists (
          select from ${sql.table(table)} as response
          where response.company_id = person.company_id and response.person_id = person.id
            and response.cycle_id = ${cycleId}))`.execute(db);
    }

    async function addCycle(kind: CycleKind) {
      const { id } = await db
        .insertInto('cycle')
        .values({
          company_id: company.id,
          kind,
          name: kind,
          welcome: '',
          due_on: '2026-08-31',
          reminder_days: [],
          reminds_managers: false,
          department_ids: [],
          position_ids: [],
          only_named: false,
          named_ids: [],
          except_ids: [],
          created_at: new Date('2026-06-01'),
          started_at: new Date('2026-06-01'),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }

    /** All of June are of the cycle, and half of August. */
    function cycleAt(moment: string, cycleId: number) {
      const month = moment.slice(0, 7);
      const isLate = inCycles() < 0.5;
      return month === '2026-06' || (month === '2026-08' && isLate) ? cycleId : null;
    }

    async function addResult(personId: number, finishedAt: string) {
      await sql`insert into disc_response (company_id, person_id, instrument_version, mailed_to, status,
          sent_at, finished_at, outcome_id, profile_sums, cycle_id)
        values (${company.id}, ${personId}, 1, 'x', 2, ${finishedAt}, ${finishedAt},
          ${draw(1, 16)}, '[]', ${cycleAt(finishedAt, disc)})`.execute(db);
    }

    async function addReview(personId: number, at: string) {
      const { rows } = await sql<{ id: number }>`
        insert into performance_response (company_id, person_id, mailed_to, sent_at, status,
          self_finished_at, finished_at, cycle_id)
        values (${company.id}, ${personId}, 'x', ${at}, 2, ${at}, ${at},
          ${cycleAt(at, performance)}) returning id`.execute(db);
      const id = rows[0]?.id ?? 0;
      await sql`insert into performance_response_manager
          (company_id, response_id, manager_id, frozen_at, rated_at)
        values (${company.id}, ${id}, ${managerId}, ${at}, ${at})`.execute(db);
      for (const [index, competency] of competencies.entries()) {
        if (draw(0, 2) === 0) continue;
        const frozen = await sql<{ id: number }>`
          insert into performance_response_competency (company_id, response_id, competency_id,
            sort_order, code, name, self_score, self_scored_at)
          values (${company.id}, ${id}, ${competency.id}, ${index}, ${competency.code},
            ${competency.name}, ${draw(0, 10)}, ${at}) returning id`.execute(db);
        await sql`insert into performance_manager_score (company_id, response_competency_id,
            manager_id, score, scored_at)
          values (${company.id}, ${frozen.rows[0]?.id ?? 0}, ${managerId}, ${draw(0, 10)}, ${at})`.execute(
          db,
        );
      }
    }
  });
  const token = await openStaffSession(test, user);
  return { companyId: company.id, token, competencies, cycles };
}
