import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LoadedWidget, loadOnConnect } from './load-on-connect.ts';
import { loaderMessages } from './loader-messages.ts';

let isOver = false;
const lost = () => (isOver ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  isOver = false;
  vi.useFakeTimers();
});

// What is asked for until it comes comes in the end.
afterEach(async () => {
  isOver = true;
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** An element in the page, as the shells make it. */
function addElement(): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.attachShadow({ mode: 'open' });
  return element;
}

function connectWith(load: LoadedWidget['load'], waits = [1000], blank = 60_000) {
  return loadOnConnect({ load }, { waits, blank });
}

it('fetches once, however many elements there are', () => {
  const load = vi.fn(async () => {});
  const connect = connectWith(load);
  expect(load).not.toHaveBeenCalled();
  connect(addElement());
  connect(addElement());
  expect(load).toHaveBeenCalledOnce();
});

it('tries again when the code gets lost on its way, and says nothing of it', async () => {
  const load = vi.fn(async () => {}).mockImplementationOnce(lost);
  const element = addElement();
  connectWith(load)(element);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(element.shadowRoot?.childElementCount).toBe(0);
});

it('says in every element that the code does not come, tells the page once, and goes on asking', async () => {
  const heard = vi.fn();
  const elements = [addElement(), addElement()];
  for (const element of elements) element.addEventListener('aferir-error', heard);
  const load = vi.fn(lost);
  const connect = connectWith(load);
  elements.forEach(connect);
  await vi.advanceTimersByTimeAsync(4000);
  expect(load).toHaveBeenCalledTimes(5);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(heard.mock.calls[0]?.[0].detail).toMatchObject({
    kind: 'network',
    isRetryable: true,
    isFatal: false,
  });
  const late = addElement();
  connect(late);
  for (const { shadowRoot } of [...elements, late]) {
    expect(shadowRoot?.querySelector('[role=alert]')).toHaveTextContent(loaderMessages.unreachable);
  }
});

it('says that it is loading when that takes long', async () => {
  const element = addElement();
  connectWith(() => new Promise(() => {}), [1000], 5000)(element);
  await vi.advanceTimersByTimeAsync(4999);
  expect(element.shadowRoot?.childElementCount).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(element.shadowRoot?.querySelector('[role=status]')).toHaveTextContent(
    loaderMessages.loading,
  );
});

it('speaks the language of the element', async () => {
  const element = addElement();
  element.lang = 'es-MX';
  connectWith(() => new Promise(() => {}), [1000], 5000)(element);
  await vi.advanceTimersByTimeAsync(5000);
  expect(element.shadowRoot?.textContent).toBe('Cargando…');
});

it('asks at once when the network is back', async () => {
  const load = vi.fn(async () => {}).mockImplementationOnce(lost);
  connectWith(load, [60_000])(addElement());
  await vi.advanceTimersByTimeAsync(59_999);
  expect(load).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
});

it('mends a page of an old library before any code is there', async () => {
  const standard = Array.from;
  let read: unknown;
  const load = vi.fn(async () => {
    read = Array.from(new Set([1]));
  });
  Array.from = (() => []) as never;
  try {
    connectWith(load)(addElement());
    await vi.dynamicImportSettled();
  } finally {
    Array.from = standard;
  }
  expect(load).toHaveBeenCalledOnce();
  expect(read).toEqual([1]);
});
