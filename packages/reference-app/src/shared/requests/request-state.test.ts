import { DISC_STATUS, PERFORMANCE_STATUS, type PerformanceStatus } from '@aferir/domain';
import { expect, it } from 'vitest';
import { canResend } from './request-state.ts';

const open = (cdStatus: PerformanceStatus) => ({ cdStatus, flEncerrado: false });
const reached = { email: 'ana@empresa.example' };
const unmailed = { email: null };

it.each([
  ['waits for somebody with an e-mail', open(DISC_STATUS.started), reached, true],
  ['waits for somebody without an e-mail', open(DISC_STATUS.started), unmailed, false],
  [
    'waits for the managers of somebody without an e-mail',
    open(PERFORMANCE_STATUS.awaitingManagers),
    unmailed,
    true,
  ],
  ['is finished', open(DISC_STATUS.finished), reached, false],
  ['is closed', { cdStatus: DISC_STATUS.started, flEncerrado: true }, reached, false],
])('a request that %s', (_name, request, person, can) => {
  expect(canResend(request, person)).toBe(can);
});
