// How long another call waits while a request goes to everybody of a company of 10,000 people.

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createConnection } from './server/connection.mjs';
import { engineNames, openEngine } from './server/engines.mjs';
import { addPeople, columnsOf, timesOf } from './server/meanwhile.mjs';
import { signIn, startProduct } from './server/product.mjs';

const PEOPLE = 10_000;
const CALLERS = 4;
const ALONE = 5000;
const TARGET = '100 ms';
const SENDS = {
  behavioral: '/Resposta/PostTodosFuncionarios',
  performance: '/RespostaDesempenho/PostTodosFuncionarios',
};

for (const name of engineNames) {
  const engine = await openEngine(name, 'product');
  const product = await startProduct(engine, (database) => addPeople(database, PEOPLE));
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

async function sendToAll(address, route, staff) {
  const connection = createConnection(address);
  const headers = { ...staff, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const { text } = await connection.call({ path: `/api/v1${route}`, headers, body: '{}' });
  connection.close();
  return JSON.parse(text()).data.qtdEnviados;
}

/** Has a call made over and over while something else goes on. */
async function measure(what, address, request, other) {
  const began = performance.now();
  const until = other.then((sent) => ({ sent, seconds: (performance.now() - began) / 1000 }));
  const times = await timesOf(address, request, { callers: CALLERS, until });
  const { sent, seconds } = await until;
  return { meanwhile: what, sent, seconds: Number(seconds.toFixed(1)), ...columnsOf(times) };
}
