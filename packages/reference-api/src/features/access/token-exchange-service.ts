import { normalizeEmail, type ThrottleRule } from '@aferir/domain';
import { sql } from 'kysely';
import type { PublicContext, Services } from '../../operation/context.ts';
import type { AccessToken } from '../../operation/sessions/access-token.ts';
import type { Sessions } from '../../operation/sessions/session-tokens.ts';
import type { Db } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/errors/failures.ts';
import { digest } from '../../platform/security/tokens.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import { accessMessages } from './access-messages.ts';
import { findPersonByEmail } from './access-store.ts';

/** Failed exchanges of one address, and with one key. Those that succeed are never held up by it. */
export const exchangeThrottle: ThrottleRule = { limit: 30, window: 15 * 60_000 };

/** What the server of a host page gives for a token. */
export interface KeyAndEmail {
  readonly key: string;
  readonly email: string;
}

/** A token that a host page may use in the name of an employee. */
export interface ExchangedToken {
  readonly access: AccessToken;
  readonly person: PersonRow;
}

/** Lets a company's own servers, such as its intranet's, vouch for its employees. */
export interface TokenExchangeService {
  exchange(given: KeyAndEmail, context: PublicContext): Promise<ExchangedToken>;
}

interface KeyPlace {
  readonly company_id: number;
  readonly id: number;
}

/** Makes the service. */
export function createTokenExchangeService(
  { database, throttle }: Services,
  sessions: Sessions,
): TokenExchangeService {
  const vouch = async (
    place: KeyPlace,
    email: string,
    context: PublicContext,
  ): Promise<ExchangedToken | undefined> => {
    const doer = { companyId: place.company_id, actor: { kind: 'key', id: place.id } } as const;
    return context.inTransactionOf(doer, async ({ db, now, audit }) => {
      const person = await findPersonByEmail(db, email);
      // The row stays locked until the session is there, so that revoking the key ends it too.
      const isUsable = await lockUsableKey(db, place.id);
      if (!isUsable || !person) return undefined;
      await noteUse(db, place.id, now);
      const subject = { companyId: place.company_id, realm: 'employee', id: person.id } as const;
      const access = await sessions.openByKey(db, subject, place.id);
      await audit({ action: 'company-key.used', personId: person.id });
      return { access, person };
    });
  };

  return {
    exchange: async ({ key, email }, context) => {
      if (context.origin !== undefined) throw forbidden(accessMessages.keyInBrowser);
      const keyHash = digest(key);
      const { rows } = await database.inPlatform((db) =>
        sql<KeyPlace>`select * from find_company_key(${keyHash})`.execute(db),
      );
      // An unknown key goes through the same look-ups, in a company that nobody is of.
      const exchanged = await vouch(
        rows[0] ?? { company_id: 0, id: 0 },
        normalizeEmail(email),
        context,
      );
      if (exchanged) return exchanged;
      await throttle.take(`exchange-address:${context.network}`, exchangeThrottle);
      await throttle.take(`exchange-key:${keyHash}`, exchangeThrottle);
      throw forbidden(accessMessages.exchangeRefused);
    },
  };
}

async function lockUsableKey(db: Db, id: number): Promise<boolean> {
  const key = await db
    .selectFrom('company_key')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return key !== undefined;
}

async function noteUse(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('company_key').set({ last_used_at: now }).where('id', '=', id).execute();
}
