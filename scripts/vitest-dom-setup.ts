import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadOverlays } from '../packages/ui/src/overlays/index.ts';
import { patience } from './lib/patience.ts';
import './lib/without-owner-stacks.ts';

configure({
  asyncUtilTimeout: patience.wait,
  // A wait looks many times, and tells at its end what the page holds: printed at each look, it took a twentieth of all.
  getElementError: (message, container) => {
    const isInWait = Boolean(Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics'));
    const page = isInWait ? '' : prettyDOM(container as Element);
    const error = new Error([message, page].filter(Boolean).join('\n\n'));
    return Object.assign(error, { name: 'TestingLibraryElementError' });
  },
});

// jsdom has none of these; libraries call them.
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) as MediaQueryList;

// Those who read what is looked at here read Portuguese, unless their test says otherwise.
Object.defineProperty(Navigator.prototype, 'languages', {
  configurable: true,
  get: () => ['pt-BR'],
});

// jsdom draws by a timer that it starts once something asks for a frame, or what has the focus goes. Started under the
// clock of a test it would never go off again, and no later file would see a frame: it is started here and kept going.
if (!('aferirDraws' in window)) {
  const { requestAnimationFrame } = window;
  const draw = () => void requestAnimationFrame(draw);
  Object.assign(window, { aferirDraws: true });
  draw();
}

// Whoever drags swallows the click after it, for a moment that outlives the test.
afterEach(async () => {
  if (!clicksArrive()) await waitFor(() => expect(clicksArrive()).toBe(true));
});

function clicksArrive(): boolean {
  let hasArrived = false;
  const { head } = document;
  head.addEventListener('click', () => (hasArrived = true), { once: true });
  head.click();
  return hasArrived;
}

// Files of one worker share the page, the modules and the globals: each leaves them as it found them.
// Style sheets of modules stay, as the modules do. Code that is on its way when its file ends never comes, and all
// that share it later would wait for good.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const foreign of document.head.querySelectorAll(':not([data-vite-dev-id])'))
    foreign.remove();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  window.history.replaceState(null, '', '/');
});

// What opens over a page opens at once; tests of how its code comes forget it first.
beforeAll(loadOverlays);

beforeEach(() => {
  vi.spyOn(console, 'error');
});

// An unexpected console.error fails its test; a test that expects one clears the mock.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  const calls = vi.mocked(console.error).mock?.calls ?? [];
  vi.restoreAllMocks();
  expect(calls, 'unexpected console.error').toEqual([]);
});
