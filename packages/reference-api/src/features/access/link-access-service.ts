import { addressSettlesAt, formatDateTime, maySetFirstPassword } from '@aferir/domain';
import { recordAudit } from '../../audit/audit.ts';
import { openLinkThrottled } from '../../authentication/authenticate.ts';
import type { RequestContext, Services } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { addressOf } from '../../db/person-address.ts';
import type { CallerCompany, PersonRow } from '../../db/platform-tables.ts';
import { conflict, forbidden, notFound } from '../../errors/failures.ts';
import { holderOf, type Link, type OpenedLink } from '../../links/resolve-link.ts';
import type { Passwords } from '../../sessions/password.ts';
import { assertPasswordPolicy } from '../../sessions/password-policy.ts';
import { accessMessages } from './access-messages.ts';
import { findPerson, storeFirstPassword } from './access-store.ts';

/** What a personal link gives its holder beside the response itself. */
export interface LinkAccessService {
  open(hash: string, context: RequestContext): Promise<OpenedLink>;
  /** Whom the link was made for, as first access shows it. */
  readHolder(
    hash: string,
    context: RequestContext,
  ): Promise<{ person: PersonRow; company: CallerCompany }>;
  /** Sets the holder's first password; it works once. */
  createAccess(hash: string, password: string, context: RequestContext): Promise<void>;
}

/** Makes the service. */
export function createLinkAccessService(
  services: Services,
  passwords: Passwords,
): LinkAccessService {
  const open = async (hash: string, context: RequestContext): Promise<OpenedLink> => {
    const opened = await openLinkThrottled(services, context.network, hash);
    context.assertOrigin(opened.company);
    return opened;
  };

  const inLink = async <T>(
    hash: string,
    context: RequestContext,
    work: (db: Db, link: Link, company: CallerCompany) => Promise<T>,
  ): Promise<T> => {
    const { link, company } = await open(hash, context);
    return services.database.inCompany(company.id, (db) => work(db, link, company));
  };

  return {
    open,

    readHolder: (hash, context) =>
      inLink(hash, context, async (db, link, company) => ({
        person: await readHolderOf(db, link, context.now),
        company,
      })),

    createAccess: async (hash, password, context) => {
      assertPasswordPolicy(password, 'senha');
      const holder = await inLink(hash, context, (db, link) => readHolderOf(db, link, context.now));
      if (holder.password_hash !== null) throw conflict(accessMessages.alreadyHasAccess);
      const passwordHash = await passwords.hash(password);
      await inLink(hash, context, async (db, link, company) => {
        await readHolderOf(db, link, context.now);
        if (!(await storeFirstPassword(db, holder.id, passwordHash))) {
          throw conflict(accessMessages.alreadyHasAccess);
        }
        const { requestId, now } = context;
        await recordAudit(
          db,
          { companyId: company.id, actor: { kind: 'link', id: link.id }, requestId, now },
          { action: 'access.created', personId: holder.id },
        );
      });
    },
  };
}

/** Reads whom a link was made for; refuses one that does not vouch for who opens it. */
async function readHolderOf(db: Db, link: Link, now: Date): Promise<PersonRow> {
  if (link.role === 'report') throw forbidden(accessMessages.reportLinkGivesNoAccess);
  const person = await findPerson(db, holderOf(link));
  if (!person) throw notFound();
  const address = addressOf(person);
  if (maySetFirstPassword(link, address, now)) return person;
  const settlesAt = addressSettlesAt(address);
  const isTooNew = settlesAt !== null && maySetFirstPassword(link, address, settlesAt);
  throw forbidden(
    isTooNew
      ? accessMessages.addressTooNew(formatDateTime(settlesAt))
      : accessMessages.linkGivesNoAccess,
  );
}
