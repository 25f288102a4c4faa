import { sql } from 'kysely';
import { nobody } from '../../platform/audit/audit-entry.ts';
import type { AuditedWork } from '../../platform/audit/audited-transaction.ts';
import { readCompany } from '../../platform/db/company-store.ts';
import type { CompanyRow } from '../../platform/db/company-tables.ts';
import { notFound } from '../../platform/errors/failures.ts';
import { digest } from '../../platform/security/tokens.ts';
import type { PublicContext, Services } from '../context.ts';
import { countLinkGuess } from './authenticate.ts';

/** What a hash stands for whose holder shows nothing else. */
export interface HashKind {
  /** The function of the database that finds its company and id by the digest. */
  readonly finder:
    | 'find_address_confirmation'
    | 'find_cycle_totem'
    | 'find_first_access_link'
    | 'find_staff_invitation';
  /** What is told of a hash that stands for nothing. */
  readonly unknown: string;
}

/** What a hash stands for. */
export interface OpenedByHash {
  readonly id: number;
  readonly company: CompanyRow;
}

/** Reads what a hash stands for in a transaction of its company, in the name of nobody. */
export type OpenByHash = <Result>(
  hash: string,
  context: PublicContext,
  read: (own: AuditedWork, opened: OpenedByHash) => Promise<Result>,
) => Promise<Result>;

/** Makes what opens hashes of a kind. One that stands for nothing is a 404, and a network that keeps guessing is told to wait. */
export function opensByHash(
  { database, throttle }: Pick<Services, 'database' | 'throttle'>,
  { finder, unknown }: HashKind,
): OpenByHash {
  return async (hash, context, read) => {
    const { rows } = await database.inPlatform((db) =>
      sql<{ company_id: number; id: number }>`
        select * from ${sql.id(finder)}(${digest(hash)})`.execute(db),
    );
    const [place] = rows;
    if (!place) {
      await countLinkGuess(throttle, context.network);
      throw notFound(unknown);
    }
    const { company_id: companyId, id } = place;
    return context.inTransactionOf({ companyId, actor: nobody }, async (own) => {
      const company = await readCompany(own.db, companyId);
      context.assertOrigin(company);
      return read(own, { id, company });
    });
  };
}
