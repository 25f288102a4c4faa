import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom has none of these; Radix and recharts call them.
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => undefined;
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

beforeEach(() => {
  vi.spyOn(console, 'error');
});

// An unexpected console.error fails its test; a test that expects one clears the mock.
afterEach(() => {
  cleanup();
  const calls = vi.mocked(console.error).mock?.calls ?? [];
  vi.restoreAllMocks();
  expect(calls, 'unexpected console.error').toEqual([]);
});
