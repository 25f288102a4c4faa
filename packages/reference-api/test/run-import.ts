import { expect } from 'vitest';
import { workOnImport } from '../src/features/employees/employee-import/work-on-import.ts';
import { partsOf } from '../src/features/feature.ts';
import { departmentPlaces } from '../src/features/organization/departments/department-places.ts';
import { positionPlaces } from '../src/features/positions/position-places.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { JobPayloads } from '../src/platform/jobs/job-queue.ts';
import { createMailer } from '../src/shared/mail/mailer.ts';
import type { PlacePorts } from '../src/shared/places/place-port.ts';
import type { TestApp } from './build-test-app.ts';
import { sheetForm } from './sheet-form.ts';

/** What an import makes and takes back besides people, as the app has it. */
export const places: PlacePorts = { position: positionPlaces, department: departmentPlaces };

/** Works on an import until nothing of it is left, as the queue does, which is off in tests. */
export function runImport(
  test: TestApp,
  payload: JobPayloads['import-employees'],
  database: Database = test.database,
): Promise<void> {
  const { clock, services, app } = test;
  const mailer = createMailer(services.jobs);
  const personTies = partsOf(app.features, 'personTies');
  return workOnImport({ database, clock, mailer, personTies, places }, payload);
}

/** Sends a sheet, works on it until nothing is left, and tells how it went. */
export async function importSheet(
  test: TestApp,
  { companyId, token }: { companyId: number; token: string },
  sheet: string,
  mapping?: object,
) {
  const sent = await test.call('importEmployees', { token, ...sheetForm(sheet, mapping) });
  expect(sent).toMatchObject({ status: 200 });
  await runImport(test, { companyId, importId: sent.data });
  const query = { idImportacao: sent.data };
  const { data } = await test.call('listEmployeeImports', { token, query });
  return data.rows[0];
}
