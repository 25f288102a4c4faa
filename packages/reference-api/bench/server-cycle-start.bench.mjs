// How long a cycle of 10,000 people takes to send to all of them, and how long other calls wait meanwhile.

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { createConnection } from './server/connection.mjs';
import { engineNames, openEngine } from './server/engines.mjs';
import { addPeople, columnsOf, timesOf } from './server/meanwhile.mjs';
import { inDatabase, signIn, startProduct } from './server/product.mjs';

const PEOPLE = 10_000;
const CALLERS = 2;
const WARMING = 10_000;
const ALONE = 5000;
const LOOK = 500;
const MOST_SECONDS = 120;
const MOST_OVER_THE_FLOOR = 100;
const CALLS = {
  GetUser: '/auth/GetUser',
  'page of employees': '/OrganogramaPessoa/Get?take=30&index=0&filter=',
};
const KINDS = {
  behavioral: { code: 1, table: 'disc_response' },
  performance: { code: 2, table: 'performance_response' },
};

for (const name of engineNames) {
  const engine = await openEngine(name, 'product');
  const product = await startProduct(engine, (database) => addPeople(database, PEOPLE));
  // A token may end before a measurement of both kinds does.
  let staff = { authorization: `Bearer ${await signIn(product.address)}` };
  await measure('first calls', () => setTimeout(WARMING));
  const floor = await measure('nothing else (floor)', () => setTimeout(ALONE));
  const rows = [...floor];
  const missed = [];
  for (const [kind, { code }] of Object.entries(KINDS)) {
    staff = { authorization: `Bearer ${await signIn(product.address)}` };
    const caller = createCaller(product.address, staff);
    const meanwhile = await measure(`${kind} cycle begins`, () => beginCycle(caller, kind, code));
    caller.close();
    rows.push(...meanwhile);
    missed.push(...missedBy(meanwhile, floor));
  }
  await product.stop();
  await inDatabase(engine, (database) => requireSent(database, product.filled));
  await engine.close();
  console.log(
    `\n${name}: cycles of ${PEOPLE} people and more. Targets: ${MOST_SECONDS} s, and ${MOST_OVER_THE_FLOOR} ms over the floor.`,
  );
  console.table(rows);
  if (missed.length > 0) {
    console.error(missed.join('\n'));
    process.exitCode = 1;
  }

  /** Has calls made over and over while something else goes on. */
  async function measure(what, other) {
    const began = performance.now();
    const used = await product.usage();
    const until = other().then(() => (performance.now() - began) / 1000);
    const all = await Promise.all(
      Object.values(CALLS).map((path) =>
        timesOf(
          product.address,
          { path: `/api/v1${path}`, headers: staff },
          { callers: CALLERS, until },
        ),
      ),
    );
    const seconds = Number((await until).toFixed(1));
    const cpu = Number((((await product.usage()) - used) / 1000).toFixed(1));
    return Object.keys(CALLS).map((call, index) => ({
      meanwhile: what,
      call,
      seconds,
      'CPU s': cpu,
      ...columnsOf(all[index]),
    }));
  }
}

function missedBy(rows, floor) {
  return rows.flatMap(({ meanwhile, call, seconds, 'longest ms': longest }, index) => {
    const over = longest - floor[index]['longest ms'];
    return [
      ...(seconds > MOST_SECONDS ? [`${meanwhile}: ${seconds} s`] : []),
      ...(over > MOST_OVER_THE_FLOOR
        ? [`${meanwhile}: ${call} waits ${over.toFixed(0)} ms over the floor`]
        : []),
    ];
  });
}

/** Begins a cycle for everybody, and waits until it was sent to all. */
async function beginCycle(caller, kind, code) {
  const day = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  const idCiclo = await caller.post('/Ciclo/Post', {
    idTipoCiclo: code,
    nmCiclo: `Todos: ${kind}`,
    dsBoasVindas: '',
    dtAbertura: null,
    dtPrazo: day,
    lstDiasLembrete: [-7, 0],
    flLembraGestores: true,
    publico: {
      lstDepartamentos: [],
      lstCargos: [],
      dtAdmitidosAntes: null,
      somenteEscolhidas: false,
      lstPessoas: [],
      lstExceto: [],
    },
  });
  await caller.post('/Ciclo/Iniciar', { idCiclo, nrVersao: 1, flAgora: true });
  for (;;) {
    const { qtdAguardandoEnvio: left } = await caller.get(`/Ciclo/GetDados/${idCiclo}`);
    if (left === 0) return;
    await setTimeout(LOOK);
  }
}

function createCaller(address, staff) {
  const connection = createConnection(address);
  const dataOf = async (request) => {
    const { status, text } = await connection.call(request);
    if (status !== 200) throw new Error(`${request.path}: ${status} ${text()}`);
    return JSON.parse(text()).data;
  };
  return {
    get: (path) => dataOf({ path: `/api/v1${path}`, headers: staff }),
    post: (path, body) =>
      dataOf({
        path: `/api/v1${path}`,
        headers: {
          ...staff,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(body),
      }),
    close: () => connection.close(),
  };
}

/** Throws unless each of those who were added has a request of each cycle, with a mail of its own. */
async function requireSent(database, companyId) {
  for (const [kind, { table }] of Object.entries(KINDS)) {
    const { rows } = await database.inCompany(companyId, (db) =>
      sql`select count(*)::int as sent from person
        where email like 'multidao%' and exists (
          select from ${sql.table(table)} as response
          where response.person_id = person.id and response.cycle_id is not null)`.execute(db),
    );
    if (rows[0].sent !== PEOPLE) throw new Error(`${kind}: ${rows[0].sent} of ${PEOPLE} requests`);
  }
  const { rows } = await database.inCompany(companyId, (db) =>
    sql`select count(*)::int as mails from mail_message where recipient like 'multidao%'`.execute(
      db,
    ),
  );
  const all = PEOPLE * Object.keys(KINDS).length;
  if (rows[0].mails !== all) throw new Error(`${rows[0].mails} of ${all} mails`);
}
