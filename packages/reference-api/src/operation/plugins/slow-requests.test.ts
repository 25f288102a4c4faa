import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { patience } from '../../../../../scripts/lib/patience.ts';
import { createGate } from '../../../test/gate.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errorsPlugin } from './errors.ts';
import { requestTimes, slowRequestOptions, slowRequestsPlugin } from './slow-requests.ts';

const quick = {
  ...requestTimes,
  headers: 100,
  request: 200,
  longRequest: 600,
  farewell: 100,
  check: 20,
};
/** Longer than any test. */
const never = 2 * patience.test;
const slow = { ...quick, headers: never, request: never, longRequest: never, silence: never };
const logLines: string[] = [];
let app: FastifyInstance | undefined;
let answer = createGate<string>();
let asked = createGate();

afterEach(async () => {
  await app?.close();
  logLines.length = 0;
  answer = createGate();
  asked = createGate();
});

async function serve(times = quick): Promise<FastifyInstance> {
  const stream = { write: (line: string) => logLines.push(line) };
  const server = fastify({ ...slowRequestOptions(times), logger: { stream } });
  app = server;
  await server.register(errorsPlugin);
  await server.register(slowRequestsPlugin, times);
  server.post('/', async ({ body }) => ({ body }));
  server.post('/long', { config: { takesItsTime: true } }, async ({ body }) => ({ body }));
  server.post('/refused', { config: { takesItsTime: true }, onRequest: refuse }, async () => '');
  server.get('/slow', () => {
    asked.open();
    return answer.opened;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

const refuse = async () => {
  throw new ApiError(401, 'Entre para continuar.');
};

/** Sends it and waits until the server has it. */
async function send(server: FastifyInstance, text: string): Promise<Socket> {
  const accepted = once(server.server, 'connection');
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const [peer] = (await accepted) as [Socket];
  if (text) socket.write(text);
  await vi.waitFor(() => expect(peer.bytesRead).toBe(text.length), { timeout: patience.wait });
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
const slowBody = `${head}content-length: 1000\r\n\r\n{"a":`;

it('gives a body half a minute', () => {
  expect(requestTimes.request).toBe(30_000);
});

it.each([
  ['a body', slowBody],
  ['the head', head],
])('ends a request of which %s does not come', async (_part, text) => {
  const reply = await readAll(await send(await serve(), text));
  expect(reply).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    success: false,
    msg: expect.stringContaining('demorou'),
  });
  const log = logLines.map((line) => JSON.parse(line));
  expect(log).toContainEqual(
    expect.objectContaining({ msg: 'request cut short', address: '127.0.0.1' }),
  );
  expect(log.filter(({ level }) => level >= 50)).toEqual([]);
});

const longBody = slowBody.replace('POST /', 'POST /long');

it('waits longer where the route takes its time', async () => {
  const server = await serve({ ...quick, longRequest: never, silence: never });
  const socket = await send(server, longBody.replace('host: a', 'host: a\r\nconnection: close'));
  const reply = readAll(socket);
  expect(await readAll(await send(server, slowBody))).toMatch(/^HTTP\/1\.1 408 /);
  socket.write(`1}${' '.repeat(1000 - '{"a":1}'.length)}`);
  expect(await reply).toContain('{"body":{"a":1}}');
});

it('does not wait for ever there', async () => {
  expect(await readAll(await send(await serve(), longBody))).toMatch(/^HTTP\/1\.1 408 /);
});

it('does not wait longer for who is refused there', async () => {
  const server = await serve({ ...quick, longRequest: never, silence: never });
  const socket = await send(server, slowBody.replace('POST /', 'POST /refused'));
  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 401 /);
});

it.each([
  ['a body', slowBody],
  ['headers', head],
  ['anything', ''],
])('is not held up at its end by who does not send %s', async (_part, text) => {
  const server = await serve(slow);
  const socket = await send(server, text);
  await Promise.all([server.close(), once(socket, 'close')]);
});

it('answers at its end what has been received', async () => {
  const server = await serve(slow);
  const reply = readAll(await send(server, 'GET /slow HTTP/1.1\r\nhost: a\r\n\r\n'));
  await asked.opened;
  const sending = await send(server, slowBody);
  const end = server.close();
  await once(sending, 'close');
  answer.open('answered');
  await end;
  expect(await reply).toContain('answered');
});
