// Seconds until 10,000 rows of a csv are employees, and how long another call waits meanwhile, beside plain inserts;
// then the same rows once more, each under a manager, of undoing that and as many new people, and of undoing 5,000 rows that brought a position each.
import { setTimeout } from 'node:timers/promises';
import { csvOf, csvWithManagers, mappingWithManagers, sheetForm } from '../test/sheet-form.ts';
import { openStaffBench } from './staff-bench-app.mjs';

const ROWS = 10_000;
const PLACES = 5000;
const MOST_SECONDS = 20;
const MOST_WAIT = 100;

const bench = await openStaffBench();
const floor = await measure(insertPlainly);
const people = Array.from(
  { length: ROWS },
  (_, n) => `Pessoa ${n};F;gente${n}@empresa.example;1133334444;Cargo ${n % 50};Setor ${n % 30}`,
);
const imported = await watched(() => runImport(people));
const managed = people.map(
  (row, n) => `${row};${n === 0 ? '' : `gente${Math.floor((n - 1) / 8)}@empresa.example`}`,
);
const looked = await watched(() => preview(managed));
let managing;
const placed = await watched(async () => {
  managing = await runImport(managed, true);
});
const putBack = await watched(() => undoImport(managing));
const newcomers = await runImport(people.map((row) => row.replace('gente', 'mais')));
const removed = await watched(() => undoImport(newcomers));
const toUndo = await runImport(
  Array.from(
    { length: PLACES },
    (_, n) => `Alguém ${n};F;alguem${n}@empresa.example;1133334444;Ofício ${n};Setor ${n % 30}`,
  ),
);
const undone = await watched(() => undoImport(toUndo));
console.log(bench.engine);
console.table([
  {
    work: `import of ${ROWS} rows`,
    s: round(imported.seconds),
    'plain inserts, s': round(floor),
    'times the floor': round(imported.seconds / floor),
    'another call p50, ms': round(imported.median),
    'longest, ms': round(imported.longest),
  },
  ...[
    [`what ${ROWS} managers would change`, looked],
    [`import of ${ROWS} managers`, placed],
    [`undoing ${ROWS} changed people`, putBack],
    [`undoing ${ROWS} new people`, removed],
    [`undoing ${PLACES} rows and positions`, undone],
  ].map(([work, { seconds, median, longest }]) => ({
    work,
    s: round(seconds),
    'another call p50, ms': round(median),
    'longest, ms': round(longest),
  })),
]);
await bench.close();
const all = [imported, looked, placed, putBack, removed, undone];
if (
  Math.max(...all.map(({ seconds }) => seconds)) > MOST_SECONDS ||
  all.some(({ longest }) => longest > MOST_WAIT)
) {
  console.error(`Over ${MOST_SECONDS} s or ${MOST_WAIT} ms.`);
  process.exitCode = 1;
}
process.exit();

async function measure(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Does a piece of work while another call is made over and over. */
async function watched(work) {
  const waits = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const start = performance.now();
      await bench.call('GET', '/auth/GetUser');
      waits.push(performance.now() - start);
      await setTimeout(20);
    }
  })();
  const seconds = await measure(work);
  isOver = true;
  await watching;
  const sorted = waits.toSorted((one, other) => one - other);
  return { seconds, median: sorted[Math.floor(sorted.length / 2)], longest: sorted.at(-1) };
}

function formOf(rows, isManaged) {
  return isManaged
    ? sheetForm(csvWithManagers(...rows), mappingWithManagers)
    : sheetForm(csvOf(...rows));
}

async function preview(rows) {
  const { body, headers } = formOf(rows, true);
  const { qtdAlterados } = await bench.call('POST', '/Importacao/Previa', {
    payload: body,
    headers,
  });
  if (qtdAlterados !== ROWS - 1) throw new Error(`${qtdAlterados} people would change.`);
}

async function runImport(rows, isManaged = false) {
  const { body, headers } = formOf(rows, isManaged);
  const id = await bench.call('POST', '/Importacao/Post', { payload: body, headers });
  await reach(id, 'concluida');
  return id;
}

async function undoImport(id) {
  await bench.call('POST', '/Importacao/Desfazer', { payload: { idImportacao: id } });
  await reach(id, 'desfeita');
}

async function reach(id, state) {
  for (;;) {
    const { rows: found } = await bench.call('GET', `/Importacao/Get?idImportacao=${id}`);
    if (found[0].tpSituacao === state) return;
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

function round(figure) {
  return Number(figure.toFixed(1));
}
