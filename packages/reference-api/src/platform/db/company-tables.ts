import type { Language, TaxpayerKind } from '@aferir/domain';
import type { Generated, Selectable } from 'kysely';
import type { DefaultTimestamp, PostalColumns } from './column-types.ts';

/** The companies that use the product. */
export interface CompanyTables {
  company: CompanyTable;
}

declare module './schema.ts' {
  interface DatabaseSchema extends CompanyTables {}
}

export interface CompanyTable extends PostalColumns {
  id: Generated<number>;
  /** F for a natural person, J for a legal entity; null until it is told. */
  taxpayer_kind: TaxpayerKind | null;
  /** CPF or CNPJ, without punctuation. */
  tax_id: string | null;
  /** Of a natural person the responsible person's name. */
  legal_name: string;
  short_name: string | null;
  /** What the company is called; of a natural person the responsible person's name. */
  trade_name: string;
  email: string | null;
  /** Digits alone. */
  phone: string | null;
  responsible_name: string | null;
  /** Their position in the company. */
  responsible_title: string | null;
  responsible_email: string | null;
  /** Digits alone. */
  responsible_phone: string | null;
  /** Whether people get a mail with their finished report. */
  mails_reports: Generated<boolean>;
  logo_url: string | null;
  /** `#rrggbb`, in small letters. */
  brand_color: string | null;
  /** Origins of pages that may call the API from a browser, such as an intranet. */
  allowed_origins: Generated<string[]>;
  /** What its people may be addressed in; the first where they have not chosen. */
  languages: Generated<Language[]>;
  /** Whether its data were ever saved: one that setup has made is not. */
  is_confirmed: Generated<boolean>;
  /** Whether it is a company of the demonstration. */
  is_example: Generated<boolean>;
  version: Generated<number>;
  /** Last day of the license, `YYYY-MM-DD`. */
  contract_ends_on: string | null;
  created_at: DefaultTimestamp;
  /** Whether people who have not answered are reminded by mail. */
  reminders_on: Generated<boolean>;
  /** Whole days since the last mail about it. */
  reminder_days: Generated<number>;
  /** How often one is reminded of the same thing. */
  reminder_limit: Generated<number>;
  /** 1 for Monday … 7 for Sunday. */
  reminder_weekdays: Generated<number[]>;
  /** Hour of the day in São Paulo. */
  reminder_hour: Generated<number>;
  /** When the rule was last changed. */
  reminders_changed_at: Date | null;
  /** The last day on which reminders began to be sent, `YYYY-MM-DD`. */
  reminders_begun_on: string | null;
}

export type CompanyRow = Selectable<CompanyTable>;

/** What a company tells of itself beside its names: how it is reached, where it is, who answers for it. */
export type CompanyDetail =
  | 'short_name'
  | 'email'
  | 'phone'
  | 'zip_code'
  | 'street'
  | 'street_number'
  | 'district'
  | 'city'
  | 'state'
  | 'responsible_name'
  | 'responsible_title'
  | 'responsible_email'
  | 'responsible_phone';

/** What is known of the company of whoever calls. */
export type CallerCompany = Pick<
  CompanyRow,
  | 'id'
  | 'legal_name'
  | 'trade_name'
  | 'logo_url'
  | 'brand_color'
  | 'allowed_origins'
  | 'languages'
  | 'contract_ends_on'
>;
