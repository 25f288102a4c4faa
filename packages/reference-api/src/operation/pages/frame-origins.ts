import { LINK_HASH_PARAMS, linkHashIn } from '@aferir/domain';
import type { FastifyRequest } from 'fastify';
import { findCompany } from '../../platform/db/company-store.ts';
import type { CallerCompany } from '../../platform/db/company-tables.ts';
import { digest } from '../../platform/security/tokens.ts';
import type { Services } from '../context.ts';

/** Whose page an address is, as far as the address itself says. */
export interface PageOwner {
  /** Hash of the link that opens it. */
  readonly linkHash?: string;
  /** The company whose portal it is the entrance of. */
  readonly companyId?: number;
}

/** The origins whose pages may hold a page of ours in a frame: those that its company lists, as they are now. */
export type FrameOrigins = (owner: PageOwner) => Promise<readonly string[]>;

/** Where employees sign in, and the parameter that names their company. */
const entrance = /^\/login-funcionario\/?$/i;

/** Whose page an address is; `linkHash` is of its link, if it is the page of one. */
export function ownerOf(url: string, linkHash: string | undefined): PageOwner {
  if (linkHash) return { linkHash };
  const [pathname = '', search = ''] = url.split(/\?(.*)/s, 2);
  if (!entrance.test(pathname)) return {};
  return companyNamed(new URLSearchParams(search).get('idcliente'));
}

/** Whose page that of an element is: of its link's company, else of the one that it names. */
export function ownerOfElement(url: string): PageOwner {
  const [, search = ''] = url.split(/\?(.*)/s, 2);
  const query = new URLSearchParams(search);
  const linkHash = linkHashIn(query.get(LINK_HASH_PARAMS.query));
  return linkHash ? { linkHash } : companyNamed(query.get('id-cliente'));
}

function companyNamed(text: string | null): PageOwner {
  const companyId = Number(text);
  return Number.isSafeInteger(companyId) && companyId > 0 ? { companyId } : {};
}

/** Those of the page that a request asks for. Where nobody can say, nobody may hold it, and it comes all the same. */
export async function ancestorsOf(
  frameOrigins: FrameOrigins,
  request: FastifyRequest,
  owner: PageOwner,
): Promise<readonly string[]> {
  try {
    return await frameOrigins(owner);
  } catch (error) {
    request.log.error({ err: error }, 'origins of frames');
    return [];
  }
}

/** Looks the origins up. A dead link has some too: its page says in the frame that it is dead. */
export function createFrameOrigins({ database }: Pick<Services, 'database'>): FrameOrigins {
  return async ({ linkHash, companyId }) => {
    if (linkHash !== undefined) {
      type Found = Pick<CallerCompany, 'allowed_origins'>;
      const found = await database.findCaller<Found>('link_caller', digest(linkHash));
      return found?.allowed_origins ?? [];
    }
    if (companyId === undefined) return [];
    const company = await database.inCompany(companyId, (db) => findCompany(db, companyId));
    return company?.allowed_origins ?? [];
  };
}
