import type { Expire } from '../../../platform/jobs/expiry.ts';
import { createPinStore } from './pin-store.ts';

/** How long an expired PIN is told from a wrong one, in milliseconds. */
const memory = 24 * 3_600_000;

/** Forgets PINs that are long past. */
export const expirePins: Expire = (db, companyId, now) =>
  createPinStore(db, companyId).deleteExpired(new Date(now.getTime() - memory));
