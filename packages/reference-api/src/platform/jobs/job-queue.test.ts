// @engine both: the queue's tables
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { jobNamesOf } from '../../start/runtime/job-names.ts';
import { createJobQueue } from './job-queue.ts';

const test = openTestApp();

const names = () => jobNamesOf(test.app.features);

afterEach(() => startAnew());

async function startAnew(settings: { retryDelay?: number } = {}): Promise<void> {
  const queue = createJobQueue(test.database, {
    databaseUrl: test.services.config.databaseUrl,
    supervise: false,
    onError: (error) => {
      throw error;
    },
    ...settings,
  });
  await queue.start(names());
  await queue.stop();
}

async function queues() {
  const { rows } = await sql<{ name: string; retry_delay: number; updated_on: Date }>`
    select name, retry_delay, updated_on from pgboss.queue order by name`.execute(
    test.database.owner,
  );
  return rows;
}

it('gives the queues of an earlier start the settings of now', async () => {
  await startAnew({ retryDelay: 7 });
  expect((await queues()).map(({ retry_delay: delay }) => delay)).toEqual(names().map(() => 7));
});

it('leaves queues alone that are as they ought to be', async () => {
  const before = await queues();
  await startAnew();
  expect(await queues()).toEqual(before);
  expect(before.map(({ name }) => name)).toEqual(names().toSorted());
});
