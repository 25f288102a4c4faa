import type { PersonAddress } from '@aferir/domain';
import type { PersonRow } from './people-tables.ts';

/** Somebody's address with the one before, as the rules know it. */
export function addressOf({
  email,
  former_email,
  email_changed_at,
}: Pick<PersonRow, 'email' | 'former_email' | 'email_changed_at'>): PersonAddress {
  return { email, formerEmail: former_email, emailChangedAt: email_changed_at };
}
