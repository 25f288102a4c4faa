import { firstAccessObstacle } from '@aferir/domain';
import { sql } from 'kysely';
import { countLinkGuess } from '../../../operation/authentication/authenticate.ts';
import type { PublicContext, Services } from '../../../operation/context.ts';
import type { Passwords } from '../../../operation/sessions/password.ts';
import { assertPasswordPolicy } from '../../../operation/sessions/password-policy.ts';
import { nobody } from '../../../platform/audit/audit-entry.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import type { CompanyRow } from '../../../platform/db/company-tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/failures.ts';
import { digest } from '../../../platform/security/tokens.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { changePasswords } from '../../../shared/people/write-people.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { endFirstAccessLink } from './first-access-store.ts';

/** A link that sets a first password. */
export interface OpenFirstAccess {
  readonly id: number;
  readonly person: PersonRow;
  readonly company: CompanyRow;
  readonly expiresAt: Date;
}

/** What whoever was handed a link does with it. */
export interface FirstAccessService {
  read(hash: string, context: PublicContext): Promise<OpenFirstAccess>;
  /** Sets the person's first password; it works once. */
  accept(hash: string, password: string, context: PublicContext): Promise<void>;
}

/** Makes the service. */
export function createFirstAccessService(
  { database, throttle }: Pick<Services, 'database' | 'throttle'>,
  passwords: Pick<Passwords, 'hash'>,
): FirstAccessService {
  const locate = async (hash: string, { network }: PublicContext) => {
    const { rows } = await database.inPlatform((db) =>
      sql<{ company_id: number; id: number }>`
        select * from find_first_access_link(${digest(hash)})`.execute(db),
    );
    const [place] = rows;
    if (place) return { companyId: place.company_id, id: place.id };
    await countLinkGuess(throttle, network);
    throw notFound(texts.firstAccessUnknown);
  };

  const read: FirstAccessService['read'] = async (hash, context) => {
    const { companyId, id } = await locate(hash, context);
    return context.inTransactionOf({ companyId, actor: nobody }, async ({ db, now }) => {
      const company = await readCompany(db, companyId);
      context.assertOrigin(company);
      return { ...(await requireOpen(db, id, now)), company };
    });
  };

  return {
    read,

    accept: async (hash, password, context) => {
      assertPasswordPolicy(password, 'senha');
      const { id, person, company } = await read(hash, context);
      const passwordHash = await passwords.hash(password);
      const key = { companyId: company.id, personId: person.id };
      const doer = {
        companyId: company.id,
        actor: { kind: 'employee', id: person.id },
      } as const;
      await context.inTransactionOf(doer, async ({ db, now, audit }) => {
        await db
          .selectFrom('person')
          .select('id')
          .where('company_id', '=', company.id)
          .where('id', '=', person.id)
          .forNoKeyUpdate()
          .executeTakeFirst();
        // To hash took a while: by now it may have been used, or the person be gone.
        await requireOpen(db, id, now);
        await changePasswords(db, { password_hash: passwordHash, must_change_password: false })
          .where('company_id', '=', company.id)
          .where('id', '=', person.id)
          .execute();
        await endFirstAccessLink(db, key, 'used', now);
        await audit({ action: 'person.first-access-made', personId: person.id });
      });
    },
  };
}

/** Reads whose password a link sets; refuses one that sets none, and says why. */
async function requireOpen(
  db: Db,
  id: number,
  now: Date,
): Promise<Omit<OpenFirstAccess, 'company'>> {
  const link = await db
    .selectFrom('first_access_link')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!link) throw notFound(texts.firstAccessUnknown);
  if (link.end_reason === 'used') throw conflict(texts.firstAccessUsed);
  if (link.end_reason !== null) throw forbidden(texts.firstAccessEnded[link.end_reason]);
  if (link.expires_at <= now) throw forbidden(texts.firstAccessOver);
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', link.person_id)
    .executeTakeFirstOrThrow();
  const obstacle = firstAccessObstacle({
    email: person.email,
    hasPassword: person.password_hash !== null,
    isActive: person.is_active,
    isAnonymous: person.anonymized_at !== null,
  });
  if (obstacle === 'password') throw conflict(texts.firstAccessUsed);
  if (obstacle) throw forbidden(texts.firstAccessEnded.revoked);
  return { id, person, expiresAt: link.expires_at };
}
