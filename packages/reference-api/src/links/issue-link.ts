import { mailedLinkExpiry, REPLACED_LINK_LIFETIME, sessionLinkExpiry } from '@aferir/domain';
import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { LinkRole, LinkTable, ResponseKind } from '../db/platform-tables.ts';
import { digest, makeToken } from '../security/tokens.ts';

/** Which response a link opens, and whose it is. */
export interface LinkedResponse {
  readonly companyId: number;
  readonly kind: ResponseKind;
  readonly responseId: number;
  readonly personId: number;
  /** Set once the response is finished. */
  readonly finishedAt: Date | null;
}

/** What a new link is for. */
export interface LinkRequest {
  readonly response: LinkedResponse;
  readonly role: LinkRole;
  /** The manager whom the link is made for, with the role `manager`. */
  readonly managerId?: number;
  /** `resend` leaves the links mailed before 24 hours; `session` makes one of 12 hours. */
  readonly reason: 'mail' | 'resend' | 'session';
  /** Where a link to a report goes, so that the person can see who opened it. */
  readonly mailedTo?: string;
}

/** A link just made. The hash is known here and in the mail, and nowhere else. */
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

/** Makes many links at once, to responses that none was mailed to before. In their order. */
export async function issueFirstLinks(
  db: Db,
  requests: readonly (LinkRequest & { reason: 'mail' })[],
  now: Date,
): Promise<IssuedLink[]> {
  const links = requests.map((request) => newLink(request, now));
  if (links.length > 0) {
    await db
      .insertInto('link')
      .values(links.map(({ row }) => row))
      .execute();
  }
  return links;
}

function newLink(request: LinkRequest, now: Date): IssuedLink & { row: Insertable<LinkTable> } {
  const { response, role, managerId = null, reason, mailedTo = null } = request;
  const hash = makeToken();
  const expiresAt =
    reason === 'session' ? sessionLinkExpiry(now) : mailedLinkExpiry(now, response.finishedAt);
  const row = {
    company_id: response.companyId,
    token_hash: digest(hash),
    kind: response.kind,
    response_id: response.responseId,
    person_id: response.personId,
    role,
    manager_id: managerId,
    origin: reason === 'session' ? ('session' as const) : ('mail' as const),
    issued_at: now,
    expires_at: expiresAt,
    mailed_to: mailedTo,
  };
  return { hash, expiresAt, row };
}

async function shortenMailedLinks(db: Db, request: LinkRequest, now: Date): Promise<void> {
  const { response, role, managerId = null } = request;
  const limit = new Date(now.getTime() + REPLACED_LINK_LIFETIME);
  await db
    .updateTable('link')
    .set({ expires_at: limit, revocation: 'replaced' })
    .where('kind', '=', response.kind)
    .where('response_id', '=', response.responseId)
    .where('role', '=', role)
    .where('origin', '=', 'mail')
    .where('manager_id', 'is not distinct from', managerId)
    .where('expires_at', '>', limit)
    .execute();
}

/** The response was finished: mailed links to it that still live do so for 30 days more. */
export async function limitLinksOfFinished(
  db: Db,
  response: Pick<LinkedResponse, 'kind' | 'responseId'>,
  finishedAt: Date,
): Promise<void> {
  const limit = mailedLinkExpiry(finishedAt, finishedAt);
  await db
    .updateTable('link')
    .set({ expires_at: limit, revocation: 'finished' })
    .where('kind', '=', response.kind)
    .where('response_id', '=', response.responseId)
    .where('origin', '=', 'mail')
    .where('revocation', 'is', null)
    .where('expires_at', '>', finishedAt)
    .execute();
}

/** The request was closed: no link to it opens any more. */
export async function revokeLinksOfClosed(
  db: Db,
  response: Pick<LinkedResponse, 'kind' | 'responseId'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('link')
    .set({ expires_at: now, revocation: 'closed' })
    .where('kind', '=', response.kind)
    .where('response_id', '=', response.responseId)
    .execute();
}
