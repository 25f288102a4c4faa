// Seconds until `npm start` is ready, on a fresh data folder and again on the same, beside the bare engine.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../../../scripts/lib/quantiles.ts';
import { nodeFlags } from '../src/start/runtime/node-flags.ts';
import { startServer } from './server/processes.mjs';

const ROUNDS = 3;
const TARGETS = { 'fresh data folder': '8 s', 'after a start': '3 s' };
const floorFile = fileURLToPath(new URL('./server/floor-start.mjs', import.meta.url));

const figures = Object.fromEntries(
  Object.keys(TARGETS).map((start) => [start, { floor: [], product: [] }]),
);
for (let round = 0; round < ROUNDS; round += 1) {
  const folders = await Promise.all(['floor', 'product'].map(makeFolder));
  const [floorFolder, productFolder] = folders;
  for (const { floor, product } of Object.values(figures)) {
    floor.push(await startFloor(floorFolder));
    product.push(await startProduct(productFolder));
  }
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
}
console.table(
  Object.entries(figures).map(([start, { floor, product }]) => ({
    start,
    'engine s': median(floor).toFixed(1),
    'product s': median(product).toFixed(1),
    '÷ engine': median(product.map((seconds, index) => seconds / floor[index])).toFixed(1),
    target: TARGETS[start],
  })),
);

function makeFolder(name) {
  return mkdtemp(path.join(tmpdir(), `aferir-bench-${name}-`));
}

async function startFloor(folder) {
  const env = { ...process.env, AFERIR_DATA_DIR: folder };
  const began = performance.now();
  const [code] = await once(
    spawn(process.execPath, [floorFile], { env, stdio: 'inherit' }),
    'exit',
  );
  if (code !== 0) throw new Error(`The engine ended with ${code}.`);
  return (performance.now() - began) / 1000;
}

async function startProduct(folder) {
  const server = await startServer('scripts/start.mjs', { AFERIR_DATA_DIR: folder }, nodeFlags);
  await server.stop();
  return server.startTime / 1000;
}
