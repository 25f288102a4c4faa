import type { Generated } from 'kysely';

/** Tables of the training player. */
export interface TrainingPlayerTables {
  training_access: TrainingAccessTable;
  training_pin: TrainingPinTable;
  training_certificate: TrainingCertificateTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends TrainingPlayerTables {}
}

/** Whether somebody may try PINs for a training. */
export interface TrainingAccessTable {
  company_id: number;
  training_id: number;
  person_id: number;
  /** Since a PIN was last sent, or since they last were too many. */
  wrong_tries: Generated<number>;
  locked_until: Date | null;
}

/** A PIN that was sent. Several may be good at once, so that a second device does not end the first. */
export interface TrainingPinTable {
  company_id: number;
  training_id: number;
  person_id: number;
  /** SHA-256 of the link's hash with the PIN: nobody who has the table alone can try PINs. */
  digest: string;
  expires_at: Date;
}

/** What somebody has concluded; it stays as it was issued. */
export interface TrainingCertificateTable {
  id: Generated<number>;
  company_id: number;
  /** Null once the training is deleted. */
  training_id: number | null;
  person_id: number;
  code: string;
  person_name: string;
  training_title: string;
  training_version: number;
  issued_at: Date;
}
