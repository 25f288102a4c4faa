// Milliseconds until all figures of the dashboard are read of 20,000 employees with 50,000 responses, beside plain counts
// of the same tables.
import { sql } from 'kysely';
import pg from 'pg';
import { usageOfBackends } from './server/engines.mjs';
import { openStaffBench, summaryOf } from './staff-bench-app.mjs';

const BUDGETS = { PGlite: 500, PostgreSQL: 200 };
const PEOPLE = 20_000;
const RESULTS = 20_000;
const REVIEWS = 30_000;
const COMPETENCIES = 8;
const ROUNDS = 10;

const bench = await openStaffBench();
const usage = await openUsage();
const { departmentId, positionId } = await fill();
const place = `idOrganogramaNo=${departmentId}`;
const CALLS = {
  'one row (floor)': '/auth/GetUser',
  'all figures': '/Inicio/GetPainel',
  'all figures of a tenth': `/Inicio/GetPainel?${place}`,
  'of a position there': `/Inicio/GetPainel?${place}&idOrganogramaCargo=${positionId}`,
  'of a year': '/Inicio/GetPainel?mesInicio=2025-01&mesFim=2025-12',
  'of a year and a tenth': `/Inicio/GetPainel?${place}&mesInicio=2025-01&mesFim=2025-12`,
  ...Object.fromEntries(
    ['comportamental', 'departamentos', 'cargos', 'avaliacoes', 'competencias', 'treinamentos'].map(
      (card) => [`  ${card} alone`, `/Inicio/GetPainel?cartoes=${card}`],
    ),
  ),
};

const rows = [{ call: 'plain counts (floor)', ...(await measure(countPlainly)) }];
for (const [call, address] of Object.entries(CALLS)) {
  rows.push({ call, ...(await measure(() => bench.call('GET', address))) });
}
const [floor] = rows;
console.log(bench.engine);
console.table(rows.map((row) => ({ ...row, 'times the floor': round(row.p50 / floor.p50) })));
await bench.close();

const budget = BUDGETS[bench.engine];
const slow = rows.filter(({ p50 }) => p50 > budget).map(({ call }) => call);
if (slow.length > 0) {
  console.error(`Over ${budget} ms: ${slow.join(', ')}`);
  process.exitCode = 1;
}
process.exit();

/** Milliseconds of CPU of this process so far, and of those of the database where it has its own. */
async function openUsage() {
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  if (bench.engine === 'PGlite') return async () => own();
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  const { rows } = await sql`select current_database() as name`.execute(bench.database.owner);
  return async () => own() + (await usageOfBackends(client, rows[0].name));
}

/** Milliseconds on the clock, and those of CPU, to which nothing else on the machine adds. */
async function measure(work) {
  const times = [];
  const used = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    const before = await usage();
    const start = performance.now();
    await work();
    const time = performance.now() - start;
    if (count < 2) continue;
    times.push(time);
    used.push((await usage()) - before);
  }
  return { ...summaryOf(times), 'CPU p50': summaryOf(used).p50 };
}

function round(value) {
  return Math.round(value * 10) / 10;
}

/** Reads each of the tables once. */
async function countPlainly() {
  await bench.database.inCompany(bench.companyId, async (db) => {
    for (const table of ['person', 'disc_response', 'performance_response', 'performance_result']) {
      await sql`select count(*) from ${sql.table(table)}`.execute(db);
    }
  });
}

/**
 * A tree of 211 departments, 100 positions, and people whose responses spread over two years. Single scores, which no
 * figure reads, are left out, and so is the trigger that would gather them.
 */
async function fill() {
  const { database, companyId } = bench;
  const company = sql`${companyId}::bigint`;
  const trigger = (state) =>
    sql`alter table performance_response ${sql.raw(state)} trigger performance_response_keep_result`.execute(
      database.owner,
    );
  await trigger('disable');
  await database.inCompany(companyId, async (db) => {
    const statements = [
      sql`insert into department (company_id, id, name, parent_id)
        select ${company}, 1000 + n, 'Departamento ' || n,
          case when n = 1 then null when n <= 11 then 1001 else 1002 + n % 10 end
        from generate_series(1, 211) n`,
      sql`insert into position (company_id, name)
        select ${company}, 'Cargo ' || n from generate_series(1, 100) n`,
      sql`insert into performance_competency (company_id, code, name, sort_order)
        select ${company}, 'C' || n, 'Competência ' || n, n
        from generate_series(1, ${COMPETENCIES}::int) n`,
      sql`insert into person (company_id, name, department_id, position_id, is_active)
        select ${company}, 'Pessoa ' || n, 1001 + n % 211,
          (select min(id) from position) + n % 100, n % 20 > 0
        from generate_series(1, ${PEOPLE}::int) n`,
      sql`insert into disc_response (company_id, person_id, instrument_version, mailed_to, status,
          sent_at, finished_at, outcome_id, profile_sums)
        select ${company}, (select min(id) from person) + n % (${PEOPLE}::int * 3 / 4), 1, 'x', 2,
          moment, moment, 1 + n % 16, '[]'
        from generate_series(1, ${RESULTS}::int) n,
          lateral (select timestamptz '2024-11-03' + (n * 7919 % 730) * interval '1 day') at (moment)`,
      sql`insert into performance_response (company_id, person_id, mailed_to, sent_at, status,
          self_finished_at, finished_at)
        select ${company}, (select min(id) from person) + n % ${PEOPLE}::int, 'x', moment,
          case when is_open then 6 else 2 end, moment, case when not is_open then moment end
        from generate_series(1, ${REVIEWS}::int) n,
          lateral (select timestamptz '2024-11-03' + (n * 7919 % 730) * interval '1 day',
            n % 10 = 0 and n <= ${PEOPLE}::int) at (moment, is_open)`,
      sql`insert into performance_result
        select ${company}, id, person_id, finished_at,
          extract(year from finished_at) * 12 + extract(month from finished_at) - 1,
          array(select competency.id from performance_competency competency order by id),
          array(select (response.id + n) % 11 from generate_series(1, ${COMPETENCIES}::int) n),
          array(select (response.id * n) % 11 from generate_series(1, ${COMPETENCIES}::int) n)
        from performance_response response where finished_at is not null`,
    ];
    for (const statement of statements) await statement.execute(db);
  });
  await trigger('enable');
  await sql`vacuum analyze`.execute(database.owner);
  const { id } = await database.inCompany(companyId, (db) =>
    db.selectFrom('position').select('id').limit(1).executeTakeFirstOrThrow(),
  );
  return { departmentId: 1002, positionId: id };
}
