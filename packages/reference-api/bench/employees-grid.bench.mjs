// Milliseconds the server takes to page and search the employees of a company of 20,000, beside a call that reads one row.
import { sql } from 'kysely';
import { openStaffBench, summaryOf } from './staff-bench-app.mjs';

const BUDGET = 150;
const PEOPLE = 20_000;
const ROUNDS = 20;

const CALLS = {
  'one row (floor)': '/auth/GetUser',
  'first page': '/OrganogramaPessoa/Get?take=30&index=0&filter=',
  'middle page': '/OrganogramaPessoa/Get?take=30&index=333&filter=',
  'last page': '/OrganogramaPessoa/Get?take=30&index=666&filter=',
  '100 on a page': '/OrganogramaPessoa/Get?take=100&index=3&filter=',
  'active alone': '/OrganogramaPessoa/Get?take=30&index=10&filter=&somenteAtivos=true',
  'search by name': '/OrganogramaPessoa/Get?take=30&filter=pessoa%20421',
  'search by e-mail': '/OrganogramaPessoa/Get?take=30&filter=gente4211@',
  'search by position': '/OrganogramaPessoa/Get?take=30&filter=cargo%2042',
  'search in vain': '/OrganogramaPessoa/Get?take=30&filter=ninguem',
  counts: '/Resposta/ObterFuncionariosPerfis',
  positions: '/OrganogramaCargo/Get?take=30&index=0&filter=',
};

const bench = await openStaffBench();
await fill();
const rows = [];
for (const [call, address] of Object.entries(CALLS)) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await bench.call('GET', address);
    if (round > 1) times.push(performance.now() - start);
  }
  rows.push({ call, ...summaryOf(times) });
}
const [floor] = rows;
console.log(bench.engine);
console.table(rows.map((row) => ({ ...row, 'times the floor': Math.round(row.p50 / floor.p50) })));
await bench.close();

const slow = rows.filter(({ p95 }) => p95 > BUDGET).map(({ call }) => call);
if (slow.length > 0) {
  console.error(`Over ${BUDGET} ms: ${slow.join(', ')}`);
  process.exitCode = 1;
}
process.exit();

async function fill() {
  const { database, companyId } = bench;
  const company = sql`${companyId}::bigint`;
  await database.inCompany(companyId, async (db) => {
    const statements = [
      sql`insert into department (company_id, name)
        select ${company}, 'Departamento ' || n from generate_series(1, 200) n`,
      sql`insert into position (company_id, name)
        select ${company}, 'Cargo ' || n from generate_series(1, 200) n`,
      sql`insert into person (company_id, name, email, phone, department_id, position_id, is_active)
        select ${company}, 'Pessoa ' || n, 'gente' || n || '@empresa.example', '1133334444',
          (select min(id) from department) + n % 200, (select min(id) from position) + n % 200,
          n % 20 > 0
        from generate_series(1, ${PEOPLE}::int) n`,
      sql`insert into disc_response (company_id, person_id, instrument_version, mailed_to, status,
          finished_at, outcome_id, profile_sums)
        select ${company}, person.id, 1, 'x', 2, now() - n * interval '30 days',
          1 + (person.id + n) % 16, '[]'
        from person, generate_series(1, 3) n where person.id % 2 = 0`,
      sql`insert into person_manager (company_id, person_id, manager_id)
        select ${company}, id, id - 1 from person where id % 50 = 7`,
    ];
    for (const statement of statements) await statement.execute(db);
  });
  await sql`analyze`.execute(database.owner);
}
