// 1,000 people who answer the questionnaire at once: answers a second, failures, health, and what was lost.

import { setTimeout } from 'node:timers/promises';
import { quantile } from '../../../scripts/lib/quantiles.ts';
import { sendCrowd } from './server/crowd.mjs';
import { createCrowd, readAnswers } from './server/crowd-company.mjs';
import { engineNames, openEngine } from './server/engines.mjs';
import { inDatabase, startProduct } from './server/product.mjs';

const PEOPLE = 1000;
/** How people think, and how much faster to see what the server can take at most. */
const PHASES = [
  { phase: 'all open, think 2–6 s', factor: 1, seconds: 10 },
  { phase: 'think 2–6 s', factor: 1, seconds: 18 },
  { phase: '8 times as fast, begins', factor: 8, seconds: 7 },
  { phase: '8 times as fast', factor: 8, seconds: 15 },
];
const TARGETS = { PGlite: 250, PostgreSQL: 800 };

for (const name of engineNames) {
  const engine = await openEngine(name, 'product');
  const product = await startProduct(engine, (database) => createCrowd(database, PEOPLE));
  const { rows, acknowledged } = await measure(product);
  await product.stop();
  const stored = await inDatabase(engine, (database) => readAnswers(database, product.filled));
  await engine.close();
  const lost = [...acknowledged].filter(([key, ranking]) => stored.get(key) !== ranking);
  console.log(`\n${name}: ${PEOPLE} people answering the behavioral questionnaire`);
  console.table(rows);
  console.log(
    `Target: ${TARGETS[name]} answers a second, no time-out, no error, health p99 100 ms at most.`,
  );
  console.log(`Answers acknowledged and not stored: ${lost.length} of ${acknowledged.size}.`);
}

async function measure({ address, filled: crowd }) {
  const pace = { factor: 1 };
  let events = {};
  const note = (event, milliseconds) => {
    events[event] ??= [];
    events[event].push(milliseconds);
  };
  const sent = sendCrowd(address, crowd.people, { pace, note });
  const rows = [];
  for (const { phase, factor, seconds } of PHASES) {
    events = {};
    pace.factor = factor;
    await setTimeout(seconds * 1000);
    rows.push({ phase, ...summarize(events, seconds) });
  }
  return { rows, acknowledged: await sent.stop() };
}

function summarize(events, seconds) {
  const countOf = (event) => events[event]?.length ?? 0;
  const at = (event, share) => Math.round(quantile(events[event] ?? [], share));
  return {
    openings: countOf('opening'),
    'answers/s': Math.round(countOf('answer') / seconds),
    'answer p50 ms': at('answer', 0.5),
    'p99 ms': at('answer', 0.99),
    'time-outs': countOf('time-out'),
    errors: countOf('error'),
    'told to wait': countOf('told to wait'),
    'health p50 ms': at('health', 0.5),
    'health p99 ms': at('health', 0.99),
  };
}
