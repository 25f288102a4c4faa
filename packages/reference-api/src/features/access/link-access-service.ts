import { addressSettlesAt, formatDateTime, maySetFirstPassword } from '@aferir/domain';
import { openLinkThrottled } from '../../operation/authentication/authenticate.ts';
import type { PublicContext, Services } from '../../operation/context.ts';
import { found } from '../../operation/find-for-change.ts';
import { holderOf, type Link, type OpenedLink } from '../../operation/links/resolve-link.ts';
import type { Passwords } from '../../operation/sessions/password.ts';
import { assertPasswordPolicy } from '../../operation/sessions/password-policy.ts';
import type { AuditedWork } from '../../platform/audit/audited-transaction.ts';
import type { CallerCompany } from '../../platform/db/company-tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { conflict, forbidden } from '../../platform/errors/failures.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import { addressOf } from '../../shared/people/person-address.ts';
import { accessMessages } from './access-messages.ts';
import { addressTooNewIn } from './access-sentences.ts';
import { findPerson, storeFirstPassword } from './access-store.ts';

/** What a personal link gives its holder beside the response itself. */
export interface LinkAccessService {
  open(hash: string, context: PublicContext): Promise<OpenedLink>;
  /** Whom the link was made for, as first access shows it. */
  readHolder(
    hash: string,
    context: PublicContext,
  ): Promise<{ person: PersonRow; company: CallerCompany }>;
  /** Sets the holder's first password; it works once. */
  createAccess(hash: string, password: string, context: PublicContext): Promise<void>;
}

/** Makes the service. */
export function createLinkAccessService(
  services: Services,
  passwords: Passwords,
): LinkAccessService {
  const open = async (hash: string, context: PublicContext): Promise<OpenedLink> => {
    const opened = await openLinkThrottled(services, context.network, hash);
    context.assertOrigin(opened.company);
    return opened;
  };

  const inLink = async <T>(
    hash: string,
    context: PublicContext,
    work: (own: AuditedWork, link: Link, company: CallerCompany) => Promise<T>,
  ): Promise<T> => {
    const { link, company } = await open(hash, context);
    const doer = { companyId: company.id, actor: { kind: 'link', id: link.id } } as const;
    return context.inTransactionOf(doer, (own) => work(own, link, company));
  };

  return {
    open,

    readHolder: (hash, context) =>
      inLink(hash, context, async (own, link, company) => ({
        person: await readHolderOf(own, link),
        company,
      })),

    createAccess: async (hash, password, context) => {
      assertPasswordPolicy(password, 'senha');
      const holder = await inLink(hash, context, readHolderOf);
      if (holder.password_hash !== null) throw conflict(accessMessages.alreadyHasAccess);
      const passwordHash = await passwords.hash(password);
      await inLink(hash, context, async (own, link) => {
        await readHolderOf(own, link);
        if (!(await storeFirstPassword(own.db, holder.id, passwordHash))) {
          throw conflict(accessMessages.alreadyHasAccess);
        }
        await own.audit({ action: 'access.created', personId: holder.id });
      });
    },
  };
}

/** Reads whom a link was made for; refuses one that does not vouch for who opens it. */
async function readHolderOf({ db, now }: AuditedWork, link: Link): Promise<PersonRow> {
  if (link.role === 'report') throw forbidden(accessMessages.reportLinkGivesNoAccess);
  const person = found(await findPerson(db, holderOf(link)));
  const address = addressOf(person);
  if (maySetFirstPassword(link, address, now)) return person;
  const settlesAt = addressSettlesAt(address);
  const isTooNew = settlesAt !== null && maySetFirstPassword(link, address, settlesAt);
  throw isTooNew ? addressTooNew(settlesAt) : forbidden(accessMessages.linkGivesNoAccess);
}

/** Brings along how it is said in the other languages: a moment is written by each in its own way. */
function addressTooNew(settlesAt: Date): ApiError {
  const told = accessMessages.addressTooNew(formatDateTime(settlesAt));
  return new ApiError(403, told, {
    interpret: (sentence, language) =>
      sentence === told
        ? addressTooNewIn[language](formatDateTime(settlesAt, language))
        : undefined,
  });
}
