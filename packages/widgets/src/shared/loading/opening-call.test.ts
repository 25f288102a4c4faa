import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FoundElement, isGiven, type OpeningPath } from './opening-call.ts';
import { startOpeningCall } from './start-opening-call.ts';
import { fetchOfElement } from './take-opening-call.ts';

const api = 'https://aferir.example/api/v1';
const url = `${api}/Resposta/get/Abc%2F1`;
const openingPath: OpeningPath = (hs, element) =>
  isGiven(element, 'managerId', 'manager-id') ? undefined : `/Resposta/get/${hs}`;
const asked = vi.fn<(request: string | Request) => Promise<Response>>();

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async (request) =>
    typeof request === 'string' ? Response.json('aberto') : Response.json('de novo'),
  );
  vi.stubGlobal('fetch', asked);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function found(values: Record<string, unknown> = {}) {
  const element: FoundElement = document.createElement('aferir-one');
  element.setAttribute('api-base', api);
  return Object.assign(element, values);
}

async function take(element: FoundElement, request = new Request(url)) {
  return (await fetchOfElement(element)(request)).json();
}

it('asks before the code is there, by nothing that needs a preflight, and never twice', async () => {
  const element = found({ hs: 'Abc/1' });
  startOpeningCall(element, openingPath);
  expect(asked.mock.calls).toEqual([[url]]);
  const request = new Request(url, { headers: { 'X-Link-Hash': 'Abc/1' } });
  expect(await take(element, request)).toBe('aberto');
  expect(asked).toHaveBeenCalledOnce();
});

it('hands a reply over once', async () => {
  const element = found({ hs: 'Abc/1' });
  startOpeningCall(element, openingPath);
  await take(element);
  expect(await take(element)).toBe('de novo');
});

it.each([
  ['a dropped call', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a refusal', async () => Response.json('não', { status: 403 })],
  [
    'a reply that breaks off',
    async () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError('lost')) })),
  ],
])('asks as ever after %s', async (_, reply) => {
  asked.mockImplementationOnce(reply);
  const element = found({ hs: 'Abc/1' });
  startOpeningCall(element, openingPath);
  expect(await take(element)).toBe('de novo');
});

it('asks as ever when the reply is old', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const element = found({ hs: 'Abc/1' });
  startOpeningCall(element, openingPath);
  vi.advanceTimersByTime(31_000);
  expect(await take(element)).toBe('de novo');
});

it.each([
  ['another address', new Request(`${api}/Resposta/get/outro`)],
  ['a write', new Request(url, { method: 'POST' })],
])('keeps the reply from %s', async (_, request) => {
  const element = found({ hs: 'Abc/1' });
  startOpeningCall(element, openingPath);
  expect(await take(element, request)).toBe('de novo');
  expect(element.aferirOpening).toBeDefined();
});

it('lets go when the request is given up', async () => {
  asked.mockImplementationOnce(() => new Promise(() => {}));
  const element = found({ hs: 'Abc/1' });
  startOpeningCall(element, openingPath);
  const giving = new AbortController();
  const taking = take(element, new Request(url, { signal: giving.signal }));
  giving.abort(new Error('desistiu'));
  await expect(taking).rejects.toThrow('desistiu');
});

it('waits for a hash that the page sets while its document is read', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const element = found();
  startOpeningCall(element, openingPath);
  expect(asked).not.toHaveBeenCalled();
  element.hs = 'Abc/1';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked.mock.calls).toEqual([[url]]);
  state.mockRestore();
});

it('fails as ever when that is lost too', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  const element = found({ hs: 'Abc/1' });
  startOpeningCall(element, openingPath);
  await expect(take(element)).rejects.toThrow('Failed to fetch');
});

it.each([
  ['without a link', {}],
  ['where it begins otherwise', { hs: 'Abc', managerId: 7 }],
])('asks nothing %s', (_, values) => {
  startOpeningCall(found(values), openingPath);
  expect(asked).not.toHaveBeenCalled();
});

it('reads what begins otherwise in attributes too', () => {
  const element = found({ hs: 'Abc' });
  element.setAttribute('manager-id', '7');
  startOpeningCall(element, openingPath);
  expect(asked).not.toHaveBeenCalled();
});

it.each(['Abc.', 'Abc">', 'Abc).', 'Abc\u00a0', 'Abc%22', 'Abc%253E'])(
  'leaves %j to the element, which reads the link in it',
  (hs) => {
    startOpeningCall(found({ hs }), openingPath);
    expect(asked).not.toHaveBeenCalled();
  },
);
