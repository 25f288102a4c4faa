import { beforeEach, expect, it, vi } from 'vitest';
import { hearAll } from '../testing/hear-all.ts';
import { logSetupHint } from './setup-hint.ts';
import { createWidgetHost } from './widget-host.ts';

const warn = vi.fn();

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

it.each([
  ['missing-link', 'set hs'],
  ['unauthorized', 'getToken'],
  ['unexpected', 'api-base'],
  ['not-found', 'api-base'],
  ['network', location.origin],
] as const)('the console says what a page has left out: %s', (kind, said) => {
  logSetupHint('probe', { kind });
  expect(warn).toHaveBeenCalledExactlyOnceWith('[aferir] probe:', expect.stringContaining(said));
});

it.each(['forbidden', 'first-access', 'conflict'] as const)(
  'the console says nothing of what no page can mend: %s',
  (kind) => {
    logSetupHint('probe', { kind });
    expect(warn).not.toHaveBeenCalled();
  },
);

it('says it when a widget has nothing to show, once for the same reason', async () => {
  const host = createWidgetHost('probe', hearAll);
  const missing = { kind: 'missing-link', message: 'x', isRetryable: false } as const;
  const unauthorized = { ...missing, kind: 'unauthorized' } as const;
  host.unavailable(missing);
  host.unavailable(missing);
  host.unavailable(unauthorized);
  await expect.poll(() => warn.mock.lastCall?.[1]).toContain('getToken');
  expect(warn).toHaveBeenCalledTimes(2);
});
