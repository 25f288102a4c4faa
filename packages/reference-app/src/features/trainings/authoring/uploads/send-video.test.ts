import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createMemorySessionStore, createStaffClient } from '@aferir/api-client';
import { createFakeServer, fakeAccessToken, staffSession } from '@aferir/api-client/testing';
import { afterEach, expect, it } from 'vitest';
import { createVideoSender } from './send-video.ts';

const MEGABYTE = 1024 * 1024;
const MINUTES_10 = 10 * 60_000;

/** A request of an upload, and who made it. */
interface Sent {
  readonly method: string | undefined;
  readonly offset: number;
  readonly bytes: number;
  readonly bearer: string | undefined;
}

let server: Server | undefined;
let languages: (string | undefined)[] = [];

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  languages = [];
});

/** Takes an upload by the protocol; `onSent` hears of each request before it is answered. */
async function startUploads(size: number, onSent: (sent: Sent) => void): Promise<string> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { length: bytes } = await buffer(request);
    const offset = Number(request.headers['upload-offset'] ?? 0);
    const { method, headers } = request;
    onSent({ method, offset, bytes, bearer: headers.authorization });
    languages.push(headers['accept-language']);
    response.setHeader('tus-resumable', '1.0.0');
    response.setHeader('upload-offset', offset + bytes);
    if (method === 'POST') return response.writeHead(201, { location: '/Envios/a' }).end();
    if (offset + bytes < size) return response.writeHead(204).end();
    return response.end(JSON.stringify({ data: { urlRecurso: 'treinamentos/a.mp4' } }));
  };
  server = createServer((request, response) => void answer(request, response)).listen(0);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/Envios`;
}

/** A session whose tokens run out as the clock goes on. */
async function openSession(now: () => number) {
  let renewals = 0;
  const session = () => {
    renewals += 1;
    const accessToken = fakeAccessToken(`rh-${renewals}`);
    return { ...staffSession, token: { ...staffSession.token, accessToken } };
  };
  const api = createFakeServer()
    .on('post', '/auth/signin', session)
    .on('post', '/auth/refresh', session);
  const store = createMemorySessionStore<'staff'>();
  const client = createStaffClient({ baseUrl: 'http://aferir.test', fetch: api.fetch, store, now });
  await client.session.signIn({ login: 'rh@empresa.example', password: 'aferir-123' });
  return client.session;
}

it('sends a long video in parts, and goes on with a new token where one runs out', async () => {
  // Under Node the library takes bytes where a browser has a file.
  const video = Buffer.alloc(33 * MEGABYTE) as unknown as File;
  let now = Date.UTC(2026, 10, 20, 13);
  const sent: Sent[] = [];
  const endpoint = await startUploads(33 * MEGABYTE, (one) => {
    sent.push(one);
    if (sent.length === 2) now += MINUTES_10;
  });
  const session = await openSession(() => now);
  const send = createVideoSender({ endpoint, headers: session.credentialHeaders });
  const stored = await new Promise((onStored, reject) => {
    send(video, {
      onProgress: () => undefined,
      onStored,
      onInterrupted: reject,
      onRefused: reject,
    });
  });

  expect(stored).toBe('treinamentos/a.mp4');
  expect(languages).toEqual(Array(4).fill('pt-BR'));
  const [first, second] = [1, 2].map((count) => `Bearer ${fakeAccessToken(`rh-${count}`)}`);
  expect(sent).toEqual([
    { method: 'POST', offset: 0, bytes: 0, bearer: first },
    { method: 'PATCH', offset: 0, bytes: 16 * MEGABYTE, bearer: first },
    { method: 'PATCH', offset: 16 * MEGABYTE, bytes: 16 * MEGABYTE, bearer: second },
    { method: 'PATCH', offset: 32 * MEGABYTE, bytes: MEGABYTE, bearer: second },
  ]);
});
