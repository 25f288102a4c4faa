import { expect, it } from 'vitest';
import { fakeAccessToken, staffSession } from '../testing/index.ts';
import { tokenLifetime } from './token-lifetime.ts';

const expiration = '2026-11-20T13:10:00.000Z';
const opaque = { ...staffSession.token, accessToken: 'opaco', expiration };

it('reads the two times that a token carries, whatever the clocks show', () => {
  const token = { ...staffSession.token, accessToken: fakeAccessToken('ana', 1_000) };
  expect(tokenLifetime(token, undefined)).toBe(600_000);
  expect(tokenLifetime(token, Date.parse('2031-01-01T00:00:00Z'))).toBe(600_000);
});

it('measures an opaque token from when the server sent it', () => {
  expect(tokenLifetime(opaque, Date.parse('2026-11-20T13:05:00Z'))).toBe(300_000);
});

it('says that it does not know', () => {
  expect(tokenLifetime(opaque, undefined)).toBeNull();
  expect(tokenLifetime({ ...opaque, expiration: 'logo' }, 0)).toBeNull();
  expect(tokenLifetime(opaque, Date.parse('2026-11-21T00:00:00Z'))).toBeNull();
});
