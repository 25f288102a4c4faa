import { isOwnAddress, type Language, languageOfPerson, maySetFirstPassword } from '@aferir/domain';
import { type CompanyColumns, companyOf } from '../../platform/db/caller-company.ts';
import type { CallerCompany } from '../../platform/db/company-tables.ts';
import type { Database } from '../../platform/db/database.ts';
import { ApiError, toldTo } from '../../platform/errors/api-error.ts';
import { forbidden, notFound } from '../../platform/errors/failures.ts';
import { digest } from '../../platform/security/tokens.ts';
import { isSessionAlive } from '../sessions/live-session.ts';
import { linkMessages } from './link-messages.ts';
import type { LinkKind, LinkRole, LinkRow } from './links-tables.ts';

/** A living link. */
export interface Link {
  readonly id: number;
  readonly companyId: number;
  readonly kind: LinkKind;
  readonly responseId: number;
  readonly personId: number;
  readonly role: LinkRole;
  readonly managerId: number | null;
  /** The address it was mailed to; null where it was not mailed or that is not known. */
  readonly mailedTo: string | null;
  /** Whether it went to another address than that of its holder, by the hands of staff or at a totem: nobody knows who has it. */
  readonly wentElsewhere: boolean;
  /** Whether its holder has to set a first password, and may by it. */
  readonly needsPassword: boolean;
  /** What its holder is addressed in. */
  readonly language: Language;
}

/** A living link with its company. */
export interface OpenedLink {
  readonly link: Link;
  readonly company: CallerCompany;
}

/** A link, dead or alive, with its holder and the session it came from. */
interface LinkCaller
  extends Omit<LinkRow, 'company_id' | 'token_hash' | 'issued_at' | 'session_id' | 'totem_id'>,
    CompanyColumns {
  readonly holder_is_active: boolean | null;
  readonly holder_email: string | null;
  readonly holder_has_password: boolean;
  readonly holder_former_email: string | null;
  readonly holder_email_changed_at: Date | null;
  readonly holder_language: Language | null;
  /** The session it came from; null where there is none. */
  readonly created_at: Date | null;
  readonly last_seen_at: Date | null;
  readonly ended_at: Date | null;
}

/** Opens a link; an unknown hash is a 404, and a dead link fails with the sentence that says why. */
export async function openLink(database: Database, hash: string, now: Date): Promise<OpenedLink> {
  const found = await database.findCaller<LinkCaller>('link_caller', digest(hash));
  if (!found) throw notFound(linkMessages.unknown);
  const reader = languageOfPerson(found.holder_language, found.languages);
  if (found.expires_at <= now) throw toldTo(reader, deadLink(found));
  if (found.origin === 'session' && !doesSessionStand(found, now)) {
    throw toldTo(reader, forbidden(linkMessages.sessionEnded));
  }
  if (found.role !== 'report' && !found.holder_is_active) {
    throw toldTo(reader, forbidden(linkMessages.inactive(found.trade_name)));
  }
  return { link: toLink(found, now), company: companyOf(found) };
}

function doesSessionStand(found: LinkCaller, now: Date): boolean {
  const { created_at, last_seen_at, ended_at } = found;
  const session = created_at && last_seen_at && { created_at, last_seen_at, ended_at };
  return Boolean(session && isSessionAlive(session, now));
}

/** Whom a link was made for: the manager, or the person it is about. */
export function holderOf(link: Pick<Link, 'managerId' | 'personId'>): number {
  return link.managerId ?? link.personId;
}

function deadLink({ revocation, trade_name }: LinkCaller): ApiError {
  const why = linkMessages[revocation ?? 'expired'](trade_name);
  return new ApiError(revocation === 'closed' ? 409 : 403, why);
}

function toLink(row: LinkCaller, now: Date): Link {
  const { role, mailed_to: mailedTo } = row;
  const own = {
    email: row.holder_email,
    formerEmail: row.holder_former_email,
    emailChangedAt: row.holder_email_changed_at,
  };
  return {
    id: row.id,
    companyId: row.company_id,
    kind: row.kind,
    responseId: row.response_id,
    personId: row.person_id,
    role,
    managerId: row.manager_id,
    mailedTo,
    wentElsewhere:
      row.origin === 'hand' ||
      row.origin === 'totem' ||
      (mailedTo !== null && !isOwnAddress(mailedTo, own.email)),
    needsPassword: !row.holder_has_password && maySetFirstPassword({ role, mailedTo }, own, now),
    language: languageOfPerson(row.holder_language, row.languages),
  };
}
