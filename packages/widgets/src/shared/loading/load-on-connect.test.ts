import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOnConnect } from './load-on-connect.ts';

let stop = () => {};

beforeEach(() => document.body.replaceChildren());
afterEach(() => stop());

function settle() {
  return new Promise((resolve) => setTimeout(resolve, 10));
}

it('fetches nothing for a page without widgets', async () => {
  const load = vi.fn(async () => {});
  stop = loadOnConnect({ 'aferir-one': { load } });
  document.body.append(document.createElement('div'));
  await settle();
  expect(load).not.toHaveBeenCalled();
});

it('fetches the code of a widget that is there, and of that one alone', () => {
  const one = vi.fn(async () => {});
  const other = vi.fn(async () => {});
  document.body.innerHTML = '<main><aferir-one></aferir-one></main>';
  stop = loadOnConnect({ 'aferir-one': { load: one }, 'aferir-other': { load: other } });
  expect(one).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

it('fetches once when a widget appears later, however often', async () => {
  const load = vi.fn(async () => {});
  stop = loadOnConnect({ 'aferir-one': { load } });
  document.body.innerHTML = '<section><aferir-one></aferir-one></section>';
  await settle();
  document.body.append(document.createElement('aferir-one'));
  await settle();
  expect(load).toHaveBeenCalledOnce();
});

it('tries again when the code gets lost on its way', async () => {
  const load = vi.fn(async () => {}).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  document.body.innerHTML = '<aferir-one></aferir-one>';
  stop = loadOnConnect({ 'aferir-one': { load } }, document, [1]);
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});

it('tells the page once when the code does not come, and goes on asking', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-error', heard);
  document.body.innerHTML = '<aferir-one></aferir-one>';
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  stop = loadOnConnect({ 'aferir-one': { load } }, document, [1, 1]);
  await vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(4));
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0].detail).toMatchObject({
    kind: 'network',
    isRetryable: true,
    isFatal: false,
  });
  document.removeEventListener('aferir-error', heard);
});

it('asks at once when the network is back', async () => {
  const load = vi.fn(async () => {}).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  document.body.innerHTML = '<aferir-one></aferir-one>';
  stop = loadOnConnect({ 'aferir-one': { load } }, document, [60_000]);
  await settle();
  expect(load).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks no more once it is stopped', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  document.body.innerHTML = '<aferir-one></aferir-one>';
  stop = loadOnConnect({ 'aferir-one': { load } }, document, [5]);
  stop();
  await settle();
  expect(load).toHaveBeenCalledOnce();
});
