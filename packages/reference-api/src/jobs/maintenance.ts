import { SESSION_ABSOLUTE_LIMIT } from '@aferir/domain';
import type { Services } from '../context.ts';
import { listCompanyIds } from '../db/company-store.ts';
import type { Expire } from '../features/feature.ts';
import { createStoredImages } from '../images/stored-images.ts';
import { idempotencyLifetime } from '../operation/idempotency.ts';
import { createStoredVideos, freeVideoLifetime } from '../videos/stored-videos.ts';

const day = 24 * 60 * 60_000;

/** What maintenance works with. */
export type MaintenanceServices = Pick<Services, 'database' | 'files' | 'clock'>;

/**
 * Deletes what has served its time: old tries, replies kept for repeats, ended sessions, requests for a trial, images
 * and videos that nobody saved, uploads that nobody went on with; and what features say of their own.
 */
export async function deleteExpired(
  services: MaintenanceServices,
  expirations: readonly Expire[] = [],
): Promise<void> {
  const { database } = services;
  const { now } = services.clock;
  const images = createStoredImages(services);
  const videos = createStoredVideos(services);
  const before = (age: number) => new Date(now().getTime() - age);
  await database.inPlatform((db) =>
    db.deleteFrom('throttle_event').where('occurred_at', '<', before(day)).execute(),
  );
  await database.inPlatform((db) =>
    db
      .deleteFrom('trial_request')
      .where('created_at', '<', before(365 * day))
      .execute(),
  );
  for (const id of await listCompanyIds(database)) {
    await database.inCompany(id, async (db) => {
      await db
        .deleteFrom('idempotency_key')
        .where('created_at', '<', before(idempotencyLifetime))
        .execute();
      await db
        .deleteFrom('temporary_password')
        .where('expires_at', '<', before(SESSION_ABSOLUTE_LIMIT + day))
        .execute();
      await db
        .deleteFrom('session')
        .where('created_at', '<', before(SESSION_ABSOLUTE_LIMIT + day))
        .execute();
      for (const expire of expirations) await expire(db, id, now());
    });
    await images.sweep(id, now());
    await videos.sweep(id, now());
  }
  await services.files.removeUnfinished(before(freeVideoLifetime));
}
