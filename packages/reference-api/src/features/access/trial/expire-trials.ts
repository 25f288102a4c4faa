import type { ExpireOfInstallation } from '../../../platform/jobs/expiry.ts';

/** How long it is kept who asked for a trial, in milliseconds. */
const memory = 365 * 24 * 60 * 60_000;

/** Forgets requests for a trial that are a year old. */
export const expireTrials: ExpireOfInstallation = (db, now) =>
  db
    .deleteFrom('trial_request')
    .where('created_at', '<', new Date(now.getTime() - memory))
    .execute();
