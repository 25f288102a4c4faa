import { asStaff, type OperationContext } from '../../operation/context.ts';
import { found } from '../../operation/find-for-change.ts';
import { endSessionsByKey } from '../../operation/sessions/session-tokens.ts';
import { digest, makeToken } from '../../platform/security/tokens.ts';
import {
  type CompanyKeyStore,
  createCompanyKeyStore,
  type ListedCompanyKey,
} from './company-key-store.ts';

/** A key just made. It is known here and to whoever made it, and nowhere else. */
export interface NewKey {
  readonly id: number;
  readonly name: string;
  readonly key: string;
}

/** Makes a key with which the company's own servers may ask for employee tokens. */
export async function createKey(context: OperationContext, givenName: string): Promise<NewKey> {
  const { staffUserId } = asStaff(context.actor);
  const name = givenName.trim();
  // The prefix lets scanners for leaked secrets know it.
  const key = `afk_${makeToken()}`;
  const id = await storeOf(context).insert({
    name,
    keyHash: digest(key),
    createdBy: staffUserId,
    createdAt: context.now,
  });
  await context.audit({
    action: 'company-key.created',
    subject: { kind: 'company-key', id },
    details: { name },
  });
  return { id, name, key };
}

/** Lists the keys, revoked ones too, newest first. */
export function listKeys(context: OperationContext): Promise<ListedCompanyKey[]> {
  return storeOf(context).list();
}

/** Revokes a key and ends the sessions it has opened; tells since when it is revoked. */
export async function revokeKey(context: OperationContext, id: number): Promise<Date> {
  const { db, now, audit } = context;
  const key = found(await storeOf(context).findForChange(id));
  if (key.revoked_at) return key.revoked_at;
  await storeOf(context).revoke(id, now);
  await endSessionsByKey(db, id, now);
  await audit({ action: 'company-key.revoked', subject: { kind: 'company-key', id } });
  return now;
}

function storeOf({ db, company }: OperationContext): CompanyKeyStore {
  return createCompanyKeyStore(db, company.id);
}
