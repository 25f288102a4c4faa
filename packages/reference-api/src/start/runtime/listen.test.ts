import { once } from 'node:events';
import { createServer } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartError } from '../../platform/errors/start-error.ts';
import { listen, refuseTakenPlace } from './listen.ts';

const other = createServer();
let port: number;

beforeEach(async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  port = (other.address() as { port: number }).port;
});

afterEach(() => {
  other.close();
});

it('says which port is taken, and what to do', async () => {
  const attempt = listen(fastify(), { host: '127.0.0.1', port });
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(
    `A porta ${port} já está em uso. Encerre o outro processo ou escolha outra com PORT.`,
  );
});

it('says when an address is not of this machine', async () => {
  const attempt = listen(fastify(), { host: '192.0.2.1', port });
  await expect(attempt).rejects.toThrow('O endereço 192.0.2.1, de HOST, não é desta máquina.');
});

it('serves where nobody else does', async () => {
  const app = fastify();
  await listen(app, { host: '127.0.0.1', port: 0 });
  expect(app.server.listening).toBe(true);
  await app.close();
});

it('refuses a taken port before anything is opened, and leaves a free one free', async () => {
  await expect(refuseTakenPlace({ host: '127.0.0.1', port })).rejects.toThrow(StartError);
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const place = { host: '127.0.0.1', port: (free.address() as { port: number }).port };
  free.close();
  await once(free, 'close');
  await refuseTakenPlace(place);
  const app = fastify();
  await listen(app, place);
  await app.close();
});
