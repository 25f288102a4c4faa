import { firstAccessLinkExpiry, forgottenLinkEnd } from '@aferir/domain';
import type { Db } from '../../../platform/db/database.ts';
import type { Expire } from '../../../platform/jobs/expiry.ts';
import { digest, makeToken } from '../../../platform/security/tokens.ts';
import type { FirstAccessEnd } from './first-access-tables.ts';

/** Whose first password a link sets. */
export interface FirstAccessKey {
  readonly companyId: number;
  readonly personId: number;
}

/** A link just made. The hash is known here and to whom it is given, and nowhere else. */
export interface MadeFirstAccessLink {
  readonly hash: string;
  readonly expiresAt: Date;
}

/** Makes a link for a person; one that was made before opens nothing from now on. */
export async function insertFirstAccessLink(
  db: Db,
  key: FirstAccessKey,
  now: Date,
): Promise<MadeFirstAccessLink> {
  await endFirstAccessLink(db, key, 'replaced', now);
  const hash = makeToken();
  const expiresAt = firstAccessLinkExpiry(now);
  await db
    .insertInto('first_access_link')
    .values({
      company_id: key.companyId,
      person_id: key.personId,
      token_hash: digest(hash),
      made_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { hash, expiresAt };
}

/** Ends the link that a person has, if there is one. */
export async function endFirstAccessLink(
  db: Db,
  { companyId, personId }: FirstAccessKey,
  reason: FirstAccessEnd,
  now: Date,
): Promise<void> {
  await db
    .updateTable('first_access_link')
    .set({ ended_at: now, end_reason: reason })
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Forgets links that ended long ago, and those that nobody has used. */
export const expireFirstAccessLinks: Expire = (db, companyId, now) => {
  const limit = forgottenLinkEnd(now);
  return db
    .deleteFrom('first_access_link')
    .where('company_id', '=', companyId)
    .where(({ or, eb }) => or([eb('ended_at', '<', limit), eb('expires_at', '<', limit)]))
    .execute();
};
