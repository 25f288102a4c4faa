// @engine both: waiting for connections
import { expect, it } from 'vitest';
import { createScene } from '../src/features/behavioral/testing/behavioral-scene.ts';
import { mostPending } from '../src/platform/db/database.ts';
import { openTestApp } from './build-test-app.ts';

const test = openTestApp();

it('turns requests away at once while too much waits, and answers for its health', async () => {
  const { staff: token, company } = await createScene(test);
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const waiting = Array.from({ length: mostPending - 1 }, () =>
    test.database.inCompany(company.id, () => gate),
  );
  const last = test.call('getStaffUser', { token });
  const busy = await test.call('getStaffUser', { token });
  const health = await test.app.inject('/healthz');
  open();
  await Promise.all(waiting);

  expect(busy).toMatchObject({
    status: 503,
    msg: 'O sistema está muito ocupado agora. Tente novamente em instantes.',
    headers: { 'retry-after': '2' },
  });
  expect(health.statusCode).toBe(200);
  expect((await last).status).toBe(200);
  expect((await test.call('getStaffUser', { token })).status).toBe(200);
  const denial = test.logLines.find((line) => line.includes('"msg":"request denied"'));
  expect(JSON.parse(denial ?? '{}')).toMatchObject({ status: 503, operation: 'getStaffUser' });
  expect(test.logLines.join('')).not.toContain('request failed');
});
