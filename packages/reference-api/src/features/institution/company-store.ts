import type { Updateable } from 'kysely';
import type { CompanyDetail, CompanyRow, CompanyTable } from '../../platform/db/company-tables.ts';
import type { Db } from '../../platform/db/database.ts';
import { nextVersion } from '../../platform/db/record-table.ts';

/** The columns that a save may write. */
export type CompanyColumns = Pick<
  Updateable<CompanyTable>,
  | CompanyDetail
  | 'taxpayer_kind'
  | 'tax_id'
  | 'legal_name'
  | 'trade_name'
  | 'address_complement'
  | 'mails_reports'
  | 'logo_url'
  | 'brand_color'
  | 'allowed_origins'
  | 'languages'
>;

/** Reads the company and makes whoever else wants to change it wait. */
export function readCompanyForChange(db: Db, id: number): Promise<CompanyRow> {
  return db
    .selectFrom('company')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes the company, which is confirmed by it. */
export function updateCompany(db: Db, id: number, columns: CompanyColumns): Promise<CompanyRow> {
  return db
    .updateTable('company')
    .set({ ...columns, is_confirmed: true, version: nextVersion })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether a write failed because another company has the same tax id. */
export function isTaxIdTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'company_tax_id_key';
}
