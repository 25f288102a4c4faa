import {
  handedLinkExpiry,
  mailedLinkExpiry,
  REPLACED_LINK_LIFETIME,
  sessionLinkExpiry,
  totemLinkExpiry,
} from '@aferir/domain';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { digest, makeToken } from '../../platform/security/tokens.ts';
import type { MailedLinkKind } from './link-kind.ts';
import type { LinkKind, LinkOrigin, LinkRole, LinkTable } from './links-tables.ts';

/** Which response a link opens, and whose it is. */
export interface LinkedResponse {
  readonly companyId: number;
  readonly kind: LinkKind;
  readonly responseId: number;
  readonly personId: number;
  /** Set once the response is finished. */
  readonly finishedAt: Date | null;
}

/** Which response links lead to. */
type ResponseKey = Pick<LinkedResponse, 'kind' | 'responseId'>;

/** What a new link is for. */
export interface LinkPurpose {
  readonly response: LinkedResponse;
  readonly role: LinkRole;
  /** The manager whom the link is made for, with the role `manager`. */
  readonly managerId?: number;
}

/** A link that goes out by mail. `resend` leaves those mailed before 24 hours. */
export interface MailedLinkRequest extends LinkPurpose {
  readonly reason: 'mail' | 'resend';
  /** The address it goes to: what the link may do follows from whose it is. */
  readonly mailedTo: string;
  readonly expiry?: MailedLinkKind['expiry'];
}

/** A link of 12 hours at most that a session makes for itself, and that ends with it. */
export interface SessionLinkRequest extends LinkPurpose {
  readonly reason: 'session';
  readonly sessionId: string;
}

/** A link that staff hand over themselves. */
export interface HandedLinkRequest extends LinkPurpose {
  readonly reason: 'hand';
}

/** A link that a totem gives to whoever has come in there. */
export interface TotemLinkRequest extends LinkPurpose {
  readonly reason: 'totem';
  readonly totemId: number;
}

/** A link to make. */
export type LinkRequest =
  | MailedLinkRequest
  | SessionLinkRequest
  | HandedLinkRequest
  | TotemLinkRequest;

/** A link just made. The hash is known here and to whom it is given, and nowhere else. */
export interface IssuedLink {
  readonly hash: string;
  readonly expiresAt: Date;
}

/** Makes a link to a response. */
export async function issueLink(db: Db, request: LinkRequest, now: Date): Promise<IssuedLink> {
  if (request.reason === 'resend') await shortenMailedLinks(db, request, now);
  const link = newLink(request, now);
  await db.insertInto('link').values(link.row).execute();
  return link;
}

/**
 * Makes many links of one kind and role at once, to responses that others may have been mailed to or handed over for: those
 * live 24 hours more. In their order.
 */
export async function issueNextLinks(
  db: Db,
  requests: readonly MailedLinkRequest[],
  now: Date,
): Promise<IssuedLink[]> {
  await replaceMailedLinks(db, requests, now);
  return issueFirstLinks(db, requests, now);
}

/**
 * Makes many links of one kind and role at once that staff hand over. Those handed over before live 24 hours more; what was
 * mailed stays. In their order.
 */
export async function issueHandedLinks(
  db: Db,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<IssuedLink[]> {
  await replaceLinks(db, purposes, ['hand'], now);
  return insertLinks(
    db,
    purposes.map((purpose) => ({ ...purpose, reason: 'hand' })),
    now,
  );
}

/** Leaves 24 hours to the links that were mailed, or handed over, for some purposes of one kind and role. */
export function replaceMailedLinks(
  db: Db,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  return replaceLinks(db, purposes, ['mail', 'hand'], now);
}

async function replaceLinks(
  db: Db,
  purposes: readonly LinkPurpose[],
  origins: readonly LinkOrigin[],
  now: Date,
): Promise<void> {
  const [first] = purposes;
  if (!first) return;
  const limit = new Date(now.getTime() + REPLACED_LINK_LIFETIME);
  const responseIds = purposes.map(({ response }) => response.responseId);
  const personIds = purposes.map(({ response }) => response.personId);
  const managerIds = purposes.map(({ managerId = 0 }) => managerId);
  await db
    .updateTable('link')
    .set({ expires_at: limit, revocation: 'replaced' })
    .where('company_id', '=', first.response.companyId)
    .where('kind', '=', first.response.kind)
    .where('response_id', '=', sql<number>`any(${responseIds})`)
    .where('role', '=', first.role)
    .where('origin', 'in', origins)
    .where('expires_at', '>', limit)
    .where(
      sql<boolean>`(response_id, person_id, coalesce(manager_id, 0)) in
        (select * from unnest(${responseIds}::bigint[], ${personIds}::bigint[], ${managerIds}::bigint[]))`,
    )
    .execute();
}

/** Makes many links at once, to responses that none was mailed to before. In their order. */
export function issueFirstLinks(
  db: Db,
  requests: readonly MailedLinkRequest[],
  now: Date,
): Promise<IssuedLink[]> {
  return insertLinks(db, requests, now);
}

async function insertLinks(
  db: Db,
  requests: readonly LinkRequest[],
  now: Date,
): Promise<IssuedLink[]> {
  const links = requests.map((request) => newLink(request, now));
  const rows = links.map(({ row }) => row);
  if (rows.length > 0) await insertRows(db, 'link', rows).execute();
  return links;
}

function newLink(request: LinkRequest, now: Date): IssuedLink & { row: Insertable<LinkTable> } {
  const { response, role, managerId = null } = request;
  const hash = makeToken();
  const source = sourceOf(request, now);
  const row = {
    company_id: response.companyId,
    token_hash: digest(hash),
    kind: response.kind,
    response_id: response.responseId,
    person_id: response.personId,
    role,
    manager_id: managerId,
    issued_at: now,
    ...source,
  };
  return { hash, expiresAt: source.expires_at, row };
}

/** How a link comes to be, and until when it lives for that. */
function sourceOf(request: LinkRequest, now: Date) {
  switch (request.reason) {
    case 'session':
      return {
        origin: 'session' as const,
        expires_at: sessionLinkExpiry(now),
        session_id: request.sessionId,
      };
    case 'totem':
      return {
        origin: 'totem' as const,
        expires_at: totemLinkExpiry(now),
        totem_id: request.totemId,
      };
    case 'hand':
      return {
        origin: 'hand' as const,
        expires_at: mailedLinkExpiry(now, request.response.finishedAt),
      };
    default:
      return {
        origin: 'mail' as const,
        expires_at: mailedUntil(request, now),
        mailed_to: request.mailedTo,
      };
  }
}

function mailedUntil({ response, expiry }: MailedLinkRequest, now: Date): Date {
  return expiry?.(now) ?? mailedLinkExpiry(now, response.finishedAt);
}

async function shortenMailedLinks(db: Db, request: LinkPurpose, now: Date): Promise<void> {
  const { response, role, managerId = null } = request;
  const limit = new Date(now.getTime() + REPLACED_LINK_LIFETIME);
  await mailedLinksTo(db, response)
    .set({ expires_at: limit, revocation: 'replaced' })
    .where('person_id', '=', response.personId)
    .where('role', '=', role)
    .where('manager_id', 'is not distinct from', managerId)
    .where('expires_at', '>', limit)
    .execute();
}

/** The response was finished: mailed links to it that still live do so for 30 days more, those handed over for one. */
export async function limitLinksOfFinished(
  db: Db,
  response: ResponseKey,
  finishedAt: Date,
): Promise<void> {
  const limit = mailedLinkExpiry(finishedAt, finishedAt);
  await mailedLinksTo(db, response)
    .set({ expires_at: limit, revocation: 'finished' })
    .where('revocation', 'is', null)
    .where('expires_at', '>', finishedAt)
    .execute();
  const handedLimit = handedLinkExpiry(finishedAt);
  await linksTo(db, response)
    .set({ expires_at: handedLimit, revocation: 'finished' })
    .where('origin', '=', 'hand')
    .where('expires_at', '>', handedLimit)
    .execute();
}

/** The request was closed: no link to it opens any more, but for those of whoever may still see how it ended. */
export async function revokeLinksOfClosed(
  db: Db,
  response: ResponseKey,
  now: Date,
  exceptPersonIds: readonly number[] = [],
): Promise<void> {
  await linksTo(db, response)
    .set({ expires_at: now, revocation: 'closed' })
    .$if(exceptPersonIds.length > 0, (links) =>
      links.where('person_id', '!=', sql<number>`all(${exceptPersonIds})`),
    )
    .execute();
}

function linksTo(db: Db, { kind, responseId }: ResponseKey) {
  return db.updateTable('link').where('kind', '=', kind).where('response_id', '=', responseId);
}

function mailedLinksTo(db: Db, response: ResponseKey) {
  return linksTo(db, response).where('origin', '=', 'mail');
}
