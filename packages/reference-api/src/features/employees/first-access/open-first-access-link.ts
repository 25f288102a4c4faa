import { opensByHash } from '../../../operation/authentication/open-by-hash.ts';
import type { PublicContext, Services } from '../../../operation/context.ts';
import type { Passwords } from '../../../operation/sessions/password.ts';
import { assertPasswordPolicy } from '../../../operation/sessions/password-policy.ts';
import type { CompanyRow } from '../../../platform/db/company-tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { changePasswords } from '../../../shared/people/write-people.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { endFirstAccessLink } from './first-access-store.ts';
import { obstacleOf } from './obstacle-of.ts';

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
  services: Pick<Services, 'database' | 'throttle'>,
  passwords: Pick<Passwords, 'hash'>,
): FirstAccessService {
  const open = opensByHash(services, {
    finder: 'find_first_access_link',
    unknown: texts.firstAccessUnknown,
  });

  const read: FirstAccessService['read'] = (hash, context) =>
    open(hash, context, async ({ db, now }, { id, company }) => ({
      ...(await requireOpen(db, id, now)),
      company,
    }));

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
  const obstacle = obstacleOf(person);
  if (obstacle === 'password') throw conflict(texts.firstAccessUsed);
  if (obstacle) throw forbidden(texts.firstAccessEnded.revoked);
  return { id, person, expiresAt: link.expires_at };
}
