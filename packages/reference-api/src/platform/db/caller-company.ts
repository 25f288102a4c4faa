import type { CallerCompany } from './company-tables.ts';

/** A company as it comes beside a credential. */
export interface CompanyColumns extends Omit<CallerCompany, 'id'> {
  readonly company_id: number;
}

/** The company of such a row. */
export function companyOf(row: CompanyColumns): CallerCompany {
  const { company_id: id, legal_name, trade_name, logo_url, brand_color, languages } = row;
  const { allowed_origins, contract_ends_on } = row;
  return {
    id,
    legal_name,
    trade_name,
    logo_url,
    brand_color,
    allowed_origins,
    languages,
    contract_ends_on,
  };
}
