import type { Selectable } from 'kysely';
import type { CompanyKeyTable } from '../../operation/sessions/sessions-tables.ts';
import type { Db } from '../../platform/db/database.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import { recordTable } from '../../platform/db/record-table.ts';

type CompanyKeyRow = Selectable<CompanyKeyTable>;

/** A key on its way into the database. */
export interface NewCompanyKey {
  name: string;
  keyHash: string;
  createdBy: number;
  createdAt: Date;
}

/** A key in the list, without its digest. */
export interface ListedCompanyKey
  extends Pick<CompanyKeyRow, 'id' | 'name' | 'created_at' | 'last_used_at' | 'revoked_at'> {
  creator_name: string;
}

/** The keys of one company. */
export interface CompanyKeyStore {
  insert(key: NewCompanyKey): Promise<number>;
  /** All keys, newest first. */
  list(): Promise<ListedCompanyKey[]>;
  /** Finds a key and makes whoever else wants to change or use it wait. */
  findForChange(id: number): Promise<CompanyKeyRow | undefined>;
  revoke(id: number, revokedAt: Date): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createCompanyKeyStore(db: Db, companyId: number): CompanyKeyStore {
  const keys = recordTable('company_key', db, companyId);
  return {
    insert: ({ name, keyHash, createdBy, createdAt }) =>
      keys.insert({ name, key_hash: keyHash, created_by: createdBy, created_at: createdAt }),

    list: () =>
      db
        .selectFrom('company_key as key')
        .innerJoin('staff_user as creator', (join) =>
          onReference(join, 'creator', 'key.created_by'),
        )
        .where('key.company_id', '=', companyId)
        .select([
          'key.id',
          'key.name',
          'key.created_at',
          'key.last_used_at',
          'key.revoked_at',
          'creator.name as creator_name',
        ])
        .orderBy('key.created_at', 'desc')
        .orderBy('key.id', 'desc')
        .execute(),

    findForChange: (id) =>
      db
        .selectFrom('company_key')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    revoke: (id, revokedAt) => keys.update(id, { revoked_at: revokedAt }),
  };
}
