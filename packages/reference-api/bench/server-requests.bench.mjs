// CPU of a request, and how evenly requests are served, as ratios to a bare server over the same engine.
import { median, quantile } from '../../../scripts/lib/quantiles.ts';
import { floorCall, productCalls } from './server/calls.mjs';
import { createCrowd } from './server/crowd-company.mjs';
import { engineNames, openEngine } from './server/engines.mjs';
import { callFor } from './server/load.mjs';
import { startServer } from './server/processes.mjs';
import { signIn, startProduct } from './server/product.mjs';

const ROUNDS = 3;
const MEASURED = 1500;
const MEASURED_MANY = 3000;
// V8 compiles what the calls run through for thousands of them.
const WARM_UP = 4000;
const FEW = 8;
const MANY = 64;
const PEOPLE = 200;
const CPU_TARGETS = {
  GetUser: '2.5',
  'Pergunta/Get': '2.5',
  'RespostaOpcao/Post': '5',
  'grid page, 62 people': '8',
};
const EVENNESS_TARGET = '4 (PGlite)';

for (const name of engineNames) {
  const floorEngine = await openEngine(name, 'floor');
  const engine = await openEngine(name, 'product');
  const floor = await startServer(
    'packages/reference-api/bench/server/floor-server.mjs',
    floorEngine.env,
  );
  const product = await startProduct(engine, (database) => createCrowd(database, PEOPLE));
  const calls = productCalls(await signIn(product.address), product.filled.people);
  const subjects = {
    floor: { server: floor, engine: floorEngine, callAt: await floorCall(floor.address) },
  };
  for (const [call, callAt] of Object.entries(calls)) {
    subjects[call] = { server: product, engine, callAt };
  }
  await showCpu(name, subjects);
  await showEvenness(name, subjects);
  await floor.stop();
  await product.stop();
  await floorEngine.close();
  await engine.close();
}

async function showCpu(name, subjects) {
  for (const subject of Object.values(subjects)) await measureCpu(subject, WARM_UP);
  const figures = await inRounds(subjects, (subject) => measureCpu(subject, MEASURED));
  const rows = Object.entries(figures).map(([call, rounds]) => ({
    call,
    'server ms': round(median(rounds.map(({ server }) => server))),
    'database ms': asDatabase(name, median(rounds.map(({ database }) => database))),
    '÷ floor': round(
      median(rounds.map((one, index) => totalOf(one) / totalOf(figures.floor[index]))),
    ),
    target: CPU_TARGETS[call] ?? '',
  }));
  console.log(`\n${name}: CPU of a request, over ${FEW} connections`);
  console.table(rows);
}

async function measureCpu({ server, engine, callAt }, milliseconds) {
  const before = [await server.usage(), await engine.usage()];
  const { length } = await callFor(milliseconds, server.address, FEW, callAt);
  const [ofServer, ofDatabase] = [await server.usage(), await engine.usage()].map(
    (used, index) => (used - before[index]) / length,
  );
  return { server: ofServer, database: ofDatabase };
}

async function showEvenness(name, { floor, 'Pergunta/Get': reading }) {
  const figures = await inRounds({ floor, 'Pergunta/Get': reading }, async (subject) => {
    const times = await callFor(MEASURED_MANY, subject.server.address, MANY, subject.callAt);
    return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), rate: times.length };
  });
  const rows = Object.entries(figures).map(([call, rounds]) => ({
    call,
    'p50 ms': round(median(rounds.map(({ p50 }) => p50))),
    'p99 ms': round(median(rounds.map(({ p99 }) => p99))),
    'p99 ÷ p50': round(median(rounds.map(({ p50, p99 }) => p99 / p50))),
    'requests/s': Math.round((median(rounds.map(({ rate }) => rate)) * 1000) / MEASURED_MANY),
    target: call === 'floor' ? '' : EVENNESS_TARGET,
  }));
  console.log(`\n${name}: ${MANY} connections`);
  console.table(rows);
}

/** Measures all subjects in turns, so that what else the machine does weighs on all alike. */
async function inRounds(subjects, measure) {
  const figures = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, subject] of Object.entries(subjects)) {
      figures[name].push(await measure(subject));
    }
  }
  return figures;
}

function totalOf({ server, database }) {
  return server + (Number.isNaN(database) ? 0 : database);
}

function asDatabase(name, milliseconds) {
  if (name === 'PGlite') return 'in the server';
  return Number.isNaN(milliseconds) ? 'not measured' : round(milliseconds);
}

function round(figure) {
  return Number(figure.toFixed(2));
}
