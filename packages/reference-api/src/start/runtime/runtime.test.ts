import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putNewDatabase } from '../../../test/new-database.ts';
import { smallExample } from '../../../test/small-example.ts';
import { readConfig } from '../../platform/config/config.ts';
import { type Runtime, startRuntime } from './runtime.ts';

let folder: string;
let logLines: string[];
let running: Runtime | undefined;

beforeEach(async () => {
  logLines = [];
  folder = await mkdtemp(path.join(tmpdir(), 'aferir-runtime-'));
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<Runtime> {
  running = await startRuntime(readConfig({ AFERIR_DATA_DIR: folder, LOG_LEVEL: 'warn', ...env }), {
    logStream: { write: (line) => logLines.push(line) },
    exampleCompanies: smallExample,
  });
  return running;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}

async function openToOthers(): Promise<string[]> {
  const entries = ['.', ...(await readdir(folder, { recursive: true }))];
  const modes = entries.map(async (entry) => (await stat(path.join(folder, entry))).mode);
  return (await Promise.all(modes)).flatMap((mode, index) =>
    mode & 0o077 ? (entries[index] ?? []) : [],
  );
}

const signIn = async ({ app }: Runtime) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/signin',
    payload: { login: 'admin@empresa.example', password: 'aferir-123' },
  });
  return { status: reply.statusCode, token: reply.json().data?.token?.accessToken as string };
};

it('fills an empty demonstration, keeps it and its sessions over a restart, and shows neither to others', async () => {
  const { token, status } = await signIn(await start());
  expect(status).toBe(200);
  expect(await openToOthers()).toEqual([]);
  await stop();
  await chmod(folder, 0o777);
  const again = await start();
  const reply = await again.app.inject({
    url: '/api/v1/auth/GetUser',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
  expect(again.setupToken).toBeUndefined();
  expect(await openToOthers()).toEqual([]);
  expect(logLines).toEqual([]);
  await stop();
  const exposed = { PUBLIC_URL: 'https://aferir.empresa.example' };
  await expect(start(exposed)).rejects.toThrow('AFERIR_DEMO=1');
});

it('starts empty behind https, with a way in, a word on mail and no outbox', async () => {
  await putNewDatabase(folder);
  const runtime = await start({ PUBLIC_URL: 'https://aferir.empresa.example' });
  expect((await signIn(runtime)).status).toBe(401);
  const page = await runtime.app.inject(`/primeiro-administrador?token=${runtime.setupToken}`);
  expect(page.statusCode).toBe(200);
  const outbox = await runtime.app.inject('/caixa-de-saida.json');
  expect(outbox.statusCode).toBe(404);
  expect(logLines[0]).toContain('SMTP_URL is not set');
});
