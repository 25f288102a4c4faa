import { isOwnAddress, maySetFirstPassword } from '@aferir/domain';
import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import type {
  LinkRevocation,
  LinkRole,
  LinkRow,
  PersonRow,
  ResponseKind,
} from '../db/platform-tables.ts';
import { ApiError } from '../errors/api-error.ts';
import { forbidden, notFound } from '../errors/failures.ts';
import { digest } from '../security/tokens.ts';
import { findStandingSession } from '../sessions/standing-session.ts';
import { linkMessages } from './link-messages.ts';

/** A living link. */
export interface Link {
  readonly id: number;
  readonly companyId: number;
  readonly kind: ResponseKind;
  readonly responseId: number;
  readonly personId: number;
  readonly role: LinkRole;
  readonly managerId: number | null;
  /** The address it was mailed to; null where it was not mailed or that is not known. */
  readonly mailedTo: string | null;
  /** Whether it is known to have gone to another address than that of its holder. */
  readonly wentElsewhere: boolean;
  /** Whether its holder has to set a first password, and may by it. */
  readonly needsPassword: boolean;
}

/** Where a link is stored: all that can be known of it before its company is. */
export interface LinkPlace {
  readonly companyId: number;
  readonly id: number;
}

/** Finds the company of a link, dead or alive; an unknown hash is a 404. */
export async function locateLink(database: Database, hash: string): Promise<LinkPlace> {
  const { rows } = await database.inPlatform((db) =>
    sql<{ company_id: number; id: number }>`select * from find_link(${digest(hash)})`.execute(db),
  );
  const [row] = rows;
  if (!row) throw notFound(linkMessages.unknown);
  return { companyId: row.company_id, id: row.id };
}

/** Reads a link inside its company; a dead one fails with the sentence that says why. */
export async function openLink(db: Db, place: LinkPlace, now: Date): Promise<Link> {
  const row = await db.selectFrom('link').selectAll().where('id', '=', place.id).executeTakeFirst();
  if (!row) throw notFound(linkMessages.unknown);
  if (row.expires_at <= now) throw deadLink(row.revocation);
  if (row.origin === 'session') await assertSessionStands(db, row, now);
  const holder = await findHolder(
    db,
    holderOf({ managerId: row.manager_id, personId: row.person_id }),
  );
  if (row.role !== 'report' && !holder?.is_active) throw forbidden(linkMessages.inactive);
  return toLink(row, holder);
}

async function assertSessionStands(db: Db, { session_id }: LinkRow, now: Date): Promise<void> {
  const session = session_id && (await findStandingSession(db, session_id, now));
  if (!session) throw forbidden(linkMessages.sessionEnded);
}

/** Whom a link was made for: the manager, or the person it is about. */
export function holderOf(link: Pick<Link, 'managerId' | 'personId'>): number {
  return link.managerId ?? link.personId;
}

type LinkHolder = Pick<PersonRow, 'is_active' | 'email' | 'password_hash'>;

function findHolder(db: Db, personId: number): Promise<LinkHolder | undefined> {
  return db
    .selectFrom('person')
    .select(['is_active', 'email', 'password_hash'])
    .where('id', '=', personId)
    .executeTakeFirst();
}

function deadLink(revocation: LinkRevocation | null): ApiError {
  return new ApiError(revocation === 'closed' ? 409 : 403, linkMessages[revocation ?? 'expired']);
}

function toLink(row: LinkRow, holder: LinkHolder | undefined): Link {
  const { role, mailed_to: mailedTo } = row;
  const ownAddress = holder?.email ?? null;
  return {
    id: row.id,
    companyId: row.company_id,
    kind: row.kind,
    responseId: row.response_id,
    personId: row.person_id,
    role,
    managerId: row.manager_id,
    mailedTo,
    wentElsewhere: mailedTo !== null && !isOwnAddress(mailedTo, ownAddress),
    needsPassword:
      holder?.password_hash === null && maySetFirstPassword({ role, mailedTo }, ownAddress),
  };
}
