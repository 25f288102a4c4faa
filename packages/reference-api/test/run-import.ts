import type { Database } from '../src/db/database.ts';
import { workOnImport } from '../src/features/employees/import/work-on-import.ts';
import { partsOf } from '../src/features/feature.ts';
import type { JobPayloads } from '../src/jobs/job-queue.ts';
import { createMailer } from '../src/mail/mailer.ts';
import type { TestApp } from './build-test-app.ts';

/** Works on an import until nothing of it is left, as the queue does, which is off in tests. */
export function runImport(
  test: TestApp,
  payload: JobPayloads['import-employees'],
  database: Database = test.database,
): Promise<void> {
  const { clock, services, app } = test;
  const mailer = createMailer(services.jobs);
  const work = { database, clock, mailer, personTies: partsOf(app.features, 'personTies') };
  return workOnImport(work, payload);
}
