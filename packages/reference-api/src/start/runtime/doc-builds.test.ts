import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience } from '../../../../../scripts/lib/patience.ts';
import { createDocBuilds, type DocBuildRunner } from './doc-builds.ts';

const untilHang = { timeout: patience.wait };

let folder: string;
let lines: { msg: string; site?: string; output?: string; code?: number }[];
let log: FastifyBaseLogger;
let builds: DocBuildRunner | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aferir-builds-'));
  lines = [];
  log = fastify({ logger: { stream: { write: (line) => lines.push(JSON.parse(line)) } } }).log;
});

afterEach(async () => {
  await builds?.stop();
  builds = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function begin(program: string): Promise<DocBuildRunner> {
  const file = path.join(folder, 'builder.mjs');
  await writeFile(file, program);
  builds = createDocBuilds(file);
  expect(builds.stateOf('site')).toBe('building');
  builds.begin(log);
  return builds;
}

const logged = (msg: RegExp) =>
  vi.waitFor(() => {
    const line = lines.find((one) => msg.test(one.msg));
    expect(line).toBeDefined();
    return line;
  }, untilHang);

it('tells of each site by itself: one fails, which a line says, and the next is being built', async () => {
  const { stateOf } = await begin(`
    process.send({ site: 'other', state: 'fresh' });
    process.send({ site: 'site', state: 'failed', output: 'x'.repeat(9000) + '\\u001b[31m no such page\\u001b[0m\\n' });
    setInterval(() => undefined, 60_000);
  `);
  const line = await logged(/failed to build/);
  expect(line?.site).toBe('site');
  expect(line?.output).toMatch(/^x{3000,4000} no such page$/);
  expect([stateOf('site'), stateOf('storybook')]).toEqual(['failed', 'building']);
});

it('says what has been built, and in how long, and knows of no other site then', async () => {
  const { stateOf } = await begin(
    `process.send({ site: 'storybook', state: 'built', seconds: 40.4 });`,
  );
  expect(await logged(/site built/)).toMatchObject({ site: 'storybook', seconds: 40 });
  await vi.waitFor(() => expect(stateOf('other')).toBeUndefined(), untilHang);
});

it('calls all failed that a builder has not made that ended by itself', async () => {
  const { stateOf } = await begin('process.exitCode = 3;');
  expect(await logged(/builder of sites ended/)).toMatchObject({ code: 3 });
  expect(stateOf('storybook')).toBe('failed');
});

/** A server that is told whom something keeps alive. */
async function listen(): Promise<{ server: Server; place: string }> {
  const place = path.join(folder, 'alive');
  const server = createServer().listen(place);
  await once(server, 'listening');
  return { server, place };
}

it('ends with all that it has begun, and calls nothing failed', async () => {
  const { server, place } = await listen();
  const connection = once(server, 'connection');
  const { stateOf, stop } = await begin(`
    import { spawn } from 'node:child_process';
    const tool = "require('node:net').connect(process.argv[1])";
    spawn('sh', ['-c', '"$@"; true', 'sh', process.execPath, '-e', tool, ${JSON.stringify(place)}]);
  `);
  const [tool] = await connection;
  const end = once(tool.resume(), 'close');
  await stop();
  await end;
  expect(stateOf('storybook')).toBe('building');
  expect(lines).toEqual([]);
  server.close();
});

it('is ended although it has never begun', async () => {
  await createDocBuilds(path.join(folder, 'none.mjs')).stop();
});
