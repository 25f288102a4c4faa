import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leftSignal } from './left-signal.ts';

const server = createServer();

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Sends a request, whose body the server has read when this is done. */
async function send(): Promise<{ left: AbortSignal; response: ServerResponse; leave: () => void }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 2\r\n\r\noi');
  const [request, response] = await once(server, 'request');
  const left = leftSignal(response);
  expect(await text(request)).toBe('oi');
  return { left, response, leave: () => socket.destroy() };
}

it('tells that the sender has left before the reply', async () => {
  const { left, response, leave } = await send();
  expect(left.aborted).toBe(false);
  leave();
  await once(response, 'close');
  expect(left).toMatchObject({ aborted: true, reason: { status: 400 } });
});

it('tells it later too', async () => {
  const { response, leave } = await send();
  leave();
  await once(response, 'close');
  expect(leftSignal(response).aborted).toBe(true);
});

it('tells nothing where the reply was sent', async () => {
  const { left, response } = await send();
  response.end('oi');
  await once(response, 'close');
  expect(left.aborted).toBe(false);
  expect(leftSignal(response).aborted).toBe(false);
});
