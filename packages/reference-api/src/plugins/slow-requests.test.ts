import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
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
const slow = { ...quick, headers: 60_000, request: 60_000, longRequest: 60_000 };
const logLines: string[] = [];
let app: FastifyInstance | undefined;

afterEach(async () => {
  await app?.close();
  logLines.length = 0;
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
  server.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'answered';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

const refuse = async () => {
  throw new ApiError(401, 'Entre para continuar.');
};

async function send(server: FastifyInstance, text: string): Promise<Socket> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (text) socket.write(text);
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

it('waits longer where the route takes its time, and not for ever', async () => {
  const server = await serve();
  const slowly = async (end: string, after: number) => {
    const socket = await send(
      server,
      slowBody.replace('POST /', 'POST /long').replace('host: a', 'host: a\r\nconnection: close'),
    );
    setTimeout(() => socket.write(end), after);
    return readAll(socket);
  };
  const rest = `1}${' '.repeat(1000 - '{"a":1}'.length)}`;
  const answer = slowly(rest, 300);
  expect(await slowly('', 0)).toMatch(/^HTTP\/1\.1 408 /);
  expect(await answer).toContain('{"body":{"a":1}}');
});

it('does not wait longer for who is refused there', async () => {
  const socket = await send(await serve(), slowBody.replace('POST /', 'POST /refused'));
  const goneOn = vi.fn(() => socket.write('1'));
  setTimeout(goneOn, 400);
  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 401 /);
  expect(goneOn).not.toHaveBeenCalled();
});

it.each([
  ['a body', slowBody],
  ['headers', head],
  ['anything', ''],
])('is not held up at its end by who does not send %s', async (_part, text) => {
  const server = await serve(slow);
  const socket = await send(server, text);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await Promise.all([server.close(), once(socket, 'close')]);
});

it('answers at its end what has been received', async () => {
  const server = await serve(slow);
  const reply = readAll(await send(server, 'GET /slow HTTP/1.1\r\nhost: a\r\n\r\n'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await server.close();
  expect(await reply).toContain('answered');
});
