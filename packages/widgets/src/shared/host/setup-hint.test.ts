import { beforeEach, expect, it, vi } from 'vitest';
import { hearAll } from '../testing/hear-all.ts';
import type { WidgetProblem } from './events.ts';
import { createWidgetHost } from './widget-host.ts';

const warn = vi.fn();

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

function unavailable(kind: WidgetProblem['kind'], times = 1) {
  const host = createWidgetHost('probe', hearAll);
  const problem = { kind, message: 'x', isRetryable: false };
  for (let told = 0; told < times; told += 1) host.unavailable(problem);
}

it.each([
  ['missing-link', 'set hs'],
  ['unauthorized', 'getToken'],
  ['unexpected', 'api-base'],
  ['not-found', 'api-base'],
  ['network', location.origin],
] as const)('the console says what a page has left out: %s', (kind, said) => {
  unavailable(kind, 2);
  expect(warn).toHaveBeenCalledExactlyOnceWith('[aferir] probe:', expect.stringContaining(said));
});

it.each(['forbidden', 'first-access', 'conflict'] as const)(
  'the console says nothing of what no page can mend: %s',
  (kind) => {
    unavailable(kind);
    expect(warn).not.toHaveBeenCalled();
  },
);
