import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { openTestApp, testSecret } from '../../../test/build-test-app.ts';
import { buildApp } from '../../start/app.ts';
import { networkOf } from './network-of.ts';
import { type TrustedProxies, toTrustProxy } from './trusted-proxies.ts';

const test = openTestApp();
const caller = '203.0.113.9';
const proxy = '10.0.0.5';
const closing: { close(): unknown }[] = [];

afterEach(async () => {
  for (const app of closing.splice(0)) await app.close();
});

/** What a request is counted by that a server gets which believes these proxies. */
async function countedBy(
  trusted: TrustedProxies,
  remoteAddress: string,
  forwardedFor: string,
): Promise<string> {
  const app = fastify({ trustProxy: toTrustProxy(trusted) });
  closing.push(app);
  app.get('/', async ({ ip }) => networkOf(ip));
  const headers = { 'x-forwarded-for': forwardedFor };
  return (await app.inject({ url: '/', remoteAddress, headers })).body;
}

it('believes nobody who is not named', async () => {
  expect(await countedBy(false, proxy, caller)).toBe(proxy);
});

it.each<[TrustedProxies, string]>([
  [1, caller],
  [2, `${caller}, 10.1.2.3`],
  [[proxy], caller],
  [[proxy], `${caller}:51234`],
  [['10.0.0.0/24', '10.1.0.0/16'], `${caller}, 10.1.2.3`],
])('behind %j, which append %s, nobody chooses an address', async (trusted, appended) => {
  for (const spoofed of ['198.51.100.1', '198.51.100.2, 10.0.0.9', '2001:db8::1', 'x', ',', '']) {
    expect(await countedBy(trusted, proxy, `${spoofed}, ${appended}`)).toBe(caller);
  }
});

it('counts who goes round the listed proxies by the own address', async () => {
  expect(await countedBy([proxy], caller, '198.51.100.1')).toBe(caller);
});

it('holds up whoever keeps trying behind a proxy, and nobody else', async () => {
  const services = { ...test.services, config: { ...test.services.config, trustProxy: 1 } };
  const { contract, logLines } = test;
  const logStream = { write: (line: string) => logLines.push(line) };
  const app = await buildApp({ services, contract, secret: testSecret, logStream });
  closing.push(app);
  const signIn = async (forwardedFor: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/signin',
      remoteAddress: proxy,
      headers: { 'x-forwarded-for': forwardedFor },
      payload: { login: 'ninguem@empresa.example', password: 'errada-123' },
    });
    return reply.statusCode;
  };
  for (let i = 0; i < 5; i += 1) {
    expect(await signIn(`198.51.100.${i}, ${caller}`)).toBe(401);
    expect(await signIn(`2001:db8:1:2:${i}::1`)).toBe(401);
  }
  expect(await signIn(`198.51.100.9, ${caller}`)).toBe(429);
  expect(await signIn(`::ffff:${caller}`)).toBe(429);
  expect(await signIn('2001:db8:1:2:9::1')).toBe(429);
  expect(await signIn('2001:db8:1:3::1')).toBe(401);
  expect(await signIn('203.0.113.10')).toBe(401);
});
