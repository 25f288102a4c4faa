import { expect, it } from 'vitest';
import { detailToTell, readHostMessage } from './protocol.ts';

const host = { source: 'aferir-host', version: 1 };

it('hears that a host is there, and the token that it hands over', () => {
  expect(readHostMessage({ ...host, type: 'connect' })).toEqual({ type: 'connect' });
  const token = { ...host, type: 'token', id: 3 };
  expect(readHostMessage({ ...token, detail: { token: 'abc' } })).toEqual({
    type: 'token',
    id: 3,
    token: 'abc',
  });
  for (const none of [null, undefined, '', 7]) {
    expect(readHostMessage({ ...token, detail: { token: none } })).toMatchObject({ token: null });
  }
});

it.each([
  undefined,
  null,
  'connect',
  {},
  { type: 'connect' },
  { ...host, source: 'aferir', type: 'connect' },
  { ...host, version: 2, type: 'connect' },
  { ...host, type: 'resize', detail: { height: 1 } },
  { ...host, type: 'token', detail: { token: 'abc' } },
  { ...host, type: 'token', id: '3', detail: { token: 'abc' } },
  { ...host, type: 'token', id: 3 },
])('takes %j for no message of a host', (data) => {
  expect(readHostMessage(data)).toBeUndefined();
});

it('tells all of an event but the code of a link', () => {
  const detail = { screen: 'questionnaire', responseId: 8, hs: 'secret' };
  expect(detailToTell(new CustomEvent('aferir-open', { detail }))).toEqual({
    screen: 'questionnaire',
    responseId: 8,
  });
});
