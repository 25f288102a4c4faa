// Seconds until 10,000 rows of a csv are employees, and how long another call waits meanwhile; beside plain inserts.
import { setTimeout } from 'node:timers/promises';
import { csvOf, sheetForm } from '../test/sheet-form.ts';
import { openStaffBench } from './staff-bench-app.mjs';

const ROWS = 10_000;
const MOST_SECONDS = 20;
const MOST_WAIT = 100;

const bench = await openStaffBench();
const floor = await measure(insertPlainly);
const waits = [];
let isOver = false;
const watching = watch();
const seconds = await measure(runImport);
isOver = true;
await watching;
const longest = Math.max(...waits);
const sorted = waits.toSorted((one, other) => one - other);
console.log(bench.engine);
console.table([
  {
    rows: ROWS,
    'import, s': round(seconds),
    'plain inserts, s': round(floor),
    'times the floor': round(seconds / floor),
    'another call p50, ms': round(sorted[Math.floor(sorted.length / 2)]),
    'longest, ms': round(longest),
  },
]);
await bench.close();
if (seconds > MOST_SECONDS || longest > MOST_WAIT) {
  console.error(`Over ${MOST_SECONDS} s or ${MOST_WAIT} ms.`);
  process.exitCode = 1;
}
process.exit();

async function measure(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function runImport() {
  const rows = Array.from(
    { length: ROWS },
    (_, n) => `Pessoa ${n};F;gente${n}@empresa.example;1133334444;Cargo ${n % 50};Setor ${n % 30}`,
  );
  const { body, headers } = sheetForm(csvOf(...rows));
  const id = await bench.call('POST', '/Importacao/Post', { payload: body, headers });
  for (;;) {
    const { rows: found } = await bench.call('GET', `/Importacao/Get?idImportacao=${id}`);
    if (found[0].tpSituacao === 'concluida') return;
    await setTimeout(200);
  }
}

async function insertPlainly() {
  for (let start = 0; start < ROWS; start += 40) {
    await bench.database.inCompany(bench.companyId, (db) =>
      db
        .insertInto('person')
        .values(
          Array.from({ length: 40 }, (_, n) => ({
            company_id: bench.companyId,
            name: `Outra ${start + n}`,
            email: `outra${start + n}@empresa.example`,
            phone: '1133334444',
          })),
        )
        .execute(),
    );
  }
}

async function watch() {
  while (!isOver) {
    const start = performance.now();
    await bench.call('GET', '/auth/GetUser');
    waits.push(performance.now() - start);
    await setTimeout(20);
  }
}

function round(figure) {
  return Number(figure.toFixed(1));
}
