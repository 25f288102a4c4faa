// The memory of the server while four videos of 100 MB come in at once, by one request each and by tus, into a folder and
// into S3. It judges PostgreSQL alone: the embedded engine is in the same process, and takes more by itself.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Upload } from 'tus-js-client';
import { startS3Peer } from '../src/platform/files/testing/s3-peer.ts';
import { makeMp4 } from '../src/shared/videos/testing/mp4-files.ts';
import { engineNames, openEngine } from './server/engines.mjs';
import { signIn, startProduct } from './server/product.mjs';

const AT_ONCE = 4;
const BUDGET = 300;

const video = await makeMp4({ seconds: 104, frameBytes: 100_000 });
const ways = { 'one request': sendWhole, tus: sendByTus };
const rows = [];

for (const name of engineNames) {
  for (const store of ['folder', 'S3']) {
    const peer = store === 'S3' ? await startS3Peer() : undefined;
    for (const [way, send] of Object.entries(ways)) {
      rows.push({ engine: name, store, way, ...(await measure(name, send, peer?.settings)) });
    }
    await peer?.close();
  }
}
const megabytes = (video.length / 1024 / 1024).toFixed(1);
console.log(`${AT_ONCE} videos of ${megabytes} MB at once. Target: under ${BUDGET} MB.`);
console.table(rows);
const isOver = ({ engine, peak }) => engine === 'PostgreSQL' && peak >= BUDGET;
if (rows.some(isOver)) process.exitCode = 1;

async function measure(name, send, s3) {
  const engine = await openEngine(name, 'uploads');
  Object.assign(engine.env, s3 && environmentOf(s3));
  const product = await startProduct(engine, async () => undefined);
  const token = await signIn(product.address);
  const before = await product.memory();
  const began = performance.now();
  const uploads = Array.from({ length: AT_ONCE }, () => send(product.address, token));
  const peak = await peakDuring(Promise.all(uploads), product);
  const seconds = (performance.now() - began) / 1000;
  await product.stop();
  await engine.close();
  const [atRest, most] = [before, peak].map(Math.round);
  return { before: atRest, peak: most, added: most - atRest, seconds: seconds.toFixed(1) };
}

async function peakDuring(work, product) {
  let [peak, isOver] = [0, false];
  const done = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    peak = Math.max(peak, await product.memory());
    await setTimeout(20);
  }
  await done;
  return peak;
}

function environmentOf({ endpoint, region, bucket, accessKeyId, secretAccessKey }) {
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_FORCE_PATH_STYLE: '1',
  };
}

async function sendWhole(address, token) {
  const body = new FormData();
  body.append('videoFile', new Blob([video]), 'video.mp4');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const url = `${address}/api/v1/Treinamento/UploadVideo`;
  const reply = await fetch(url, { method: 'POST', headers, body });
  if (!reply.ok) throw new Error(await reply.text());
}

function sendByTus(address, token) {
  return new Promise((resolve, reject) => {
    new Upload(video, {
      endpoint: `${address}/api/v1/Treinamento/Envios`,
      headers: { authorization: `Bearer ${token}` },
      chunkSize: 8 * 1024 * 1024,
      onSuccess: resolve,
      onError: reject,
    }).start();
  });
}
