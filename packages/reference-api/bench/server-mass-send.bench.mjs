// How long another call waits while a request goes to everybody of a company of 10,000 people.

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { quantile } from '../../../scripts/lib/quantiles.ts';
import { exampleAccounts } from '../src/start/example/example-accounts.ts';
import { createConnection } from './server/connection.mjs';
import { engineNames, openEngine } from './server/engines.mjs';
import { signIn, startProduct } from './server/product.mjs';

const PEOPLE = 10_000;
const CALLERS = 4;
const PAUSE = 20;
const ALONE = 5000;
const TARGET = '100 ms';
const SENDS = {
  behavioral: '/Resposta/PostTodosFuncionarios',
  performance: '/RespostaDesempenho/PostTodosFuncionarios',
};

for (const name of engineNames) {
  const engine = await openEngine(name, 'product');
  const product = await startProduct(engine, addPeople);
  const { address } = product;
  const staff = { authorization: `Bearer ${await signIn(address)}` };
  const get = { path: '/api/v1/auth/GetUser', headers: staff };
  const rows = [await measure('nothing else', address, get, setTimeout(ALONE, 0))];
  for (const [kind, route] of Object.entries(SENDS)) {
    rows.push(
      await measure(`${kind} request to all`, address, get, sendToAll(address, route, staff)),
    );
  }
  await product.stop();
  await engine.close();
  console.log(`\n${name}: GetUser while a request goes to ${PEOPLE} people. Target: ${TARGET}.`);
  console.table(rows);
}

/** Puts people into the company of the example's first administrator. */
async function addPeople(database) {
  const { rows } =
    await sql`select company_id from find_staff_user(${exampleAccounts[0].login})`.execute(
      database.owner,
    );
  const [{ company_id: companyId }] = rows;
  await database.inCompany(companyId, (db) =>
    sql`insert into person (company_id, name, email)
      select ${companyId}::bigint, 'Pessoa ' || n, 'multidao' || n || '@empresa.example'
      from generate_series(1, ${PEOPLE}::int) n`.execute(db),
  );
  await sql`analyze`.execute(database.owner);
}

async function sendToAll(address, route, staff) {
  const connection = createConnection(address);
  const headers = { ...staff, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const { text } = await connection.call({ path: `/api/v1${route}`, headers, body: '{}' });
  connection.close();
  return JSON.parse(text()).data.qtdEnviados;
}

/** Has a call made over and over while something else goes on. */
async function measure(what, address, request, other) {
  const times = [];
  let isOver = false;
  const keepCalling = async () => {
    const connection = createConnection(address);
    while (!isOver) {
      const began = performance.now();
      const { status, text } = await connection.call(request);
      if (status !== 200) throw new Error(`${status} ${text()}`);
      times.push(performance.now() - began);
      await setTimeout(PAUSE);
    }
    connection.close();
  };
  const callers = Array.from({ length: CALLERS }, keepCalling);
  const began = performance.now();
  const sent = await other;
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await Promise.all(callers);
  const at = (share) => Number(quantile(times, share).toFixed(1));
  return {
    meanwhile: what,
    sent,
    seconds: Number(seconds.toFixed(1)),
    calls: times.length,
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'longest ms': at(1),
  };
}
