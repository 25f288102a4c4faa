import { listCompanyIds } from '../platform/db/company-store.ts';
import type { Expiry, MaintenanceServices } from '../platform/jobs/expiry.ts';

/** Deletes what has served its time, as those say who keep it. */
export async function deleteExpired(
  services: MaintenanceServices,
  expiries: readonly Expiry[],
): Promise<void> {
  const { database, clock } = services;
  for (const { ofInstallation } of expiries) await ofInstallation?.(services, clock.now());
  for (const id of await listCompanyIds(database)) {
    await database.inCompany(id, async (db) => {
      for (const { ofCompany } of expiries) await ofCompany?.(db, id, clock.now());
    });
    for (const { filesOfCompany } of expiries) await filesOfCompany?.(id, clock.now());
  }
}
