import { languageOfPerson } from '@aferir/domain';
import type { Selectable } from 'kysely';
import { opensByHash } from '../../../operation/authentication/open-by-hash.ts';
import type { PublicContext, Services } from '../../../operation/context.ts';
import type { Passwords } from '../../../operation/sessions/password.ts';
import { assertPasswordPolicy } from '../../../operation/sessions/password-policy.ts';
import type { CompanyRow } from '../../../platform/db/company-tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type ApiError, toldTo } from '../../../platform/errors/api-error.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { changePasswords } from '../../../shared/people/write-people.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { endFirstAccessLink } from './first-access-store.ts';
import type { FirstAccessLinkTable } from './first-access-tables.ts';
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
      ...(await requireOpen(db, id, now, company)),
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
        await requireOpen(db, id, now, company);
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
  company: Pick<CompanyRow, 'languages'>,
): Promise<Omit<OpenFirstAccess, 'company'>> {
  const link = await db
    .selectFrom('first_access_link')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!link) throw notFound(texts.firstAccessUnknown);
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', link.person_id)
    .executeTakeFirstOrThrow();
  const refusal = refusalOf(link, person, now);
  if (refusal) throw toldTo(languageOfPerson(person.language, company.languages), refusal);
  return { id, person, expiresAt: link.expires_at };
}

/** Why a link sets no password; undefined where it does. */
function refusalOf(
  link: Selectable<FirstAccessLinkTable>,
  person: PersonRow,
  now: Date,
): ApiError | undefined {
  if (link.end_reason === 'used') return conflict(texts.firstAccessUsed);
  if (link.end_reason !== null) return forbidden(texts.firstAccessEnded[link.end_reason]);
  if (link.expires_at <= now) return forbidden(texts.firstAccessOver);
  const obstacle = obstacleOf(person);
  if (obstacle === 'password') return conflict(texts.firstAccessUsed);
  return obstacle ? forbidden(texts.firstAccessEnded.revoked) : undefined;
}
