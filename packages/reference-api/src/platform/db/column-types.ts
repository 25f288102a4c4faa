import type { ColumnType } from 'kysely';

/** A moment; the database fills it in when a row is inserted without it. */
export type DefaultTimestamp = ColumnType<Date, Date | undefined, Date>;

/** A postal address; what is not told is null. */
export interface PostalColumns {
  /** Eight digits. */
  zip_code: string | null;
  street: string | null;
  street_number: string | null;
  address_complement: string | null;
  district: string | null;
  city: string | null;
  /** Its two letters. */
  state: string | null;
}

/** A day as São Paulo has it, YYYY-MM-DD. */
export type Day = ColumnType<string, string, string>;

/** The same where there may be none. */
export type NullableDay = ColumnType<string | null, string | null | undefined, string | null>;
