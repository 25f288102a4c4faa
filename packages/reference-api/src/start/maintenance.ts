import type { Services } from '../operation/context.ts';
import { listCompanyIds } from '../platform/db/company-store.ts';
import type { Expiry } from '../platform/jobs/expiry.ts';

/** Deletes what has served its time, as those say who keep it. Rows go first, and so also where files cannot be reached. */
export async function deleteExpired(
  { database, clock, files }: Pick<Services, 'database' | 'clock' | 'files'>,
  expiries: readonly Expiry[],
): Promise<void> {
  await database.inPlatform(async (db) => {
    for (const { ofInstallation } of expiries) await ofInstallation?.(db, clock.now());
  });
  const companyIds = await listCompanyIds(database);
  for (const id of companyIds) {
    await database.inCompany(id, async (db) => {
      for (const { ofCompany } of expiries) await ofCompany?.(db, id, clock.now());
    });
  }
  for (const id of companyIds) {
    for (const { filesOfCompany } of expiries) await filesOfCompany?.(id, clock.now());
  }
  for (const { filesOfInstallation } of expiries) await filesOfInstallation?.(files, clock.now());
}
