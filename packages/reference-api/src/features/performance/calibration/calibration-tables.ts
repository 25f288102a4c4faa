import type { Generated } from 'kysely';

/** Tables of calibrated scores. */
export interface CalibrationTables {
  performance_calibration: CalibrationTable;
}

declare module '../../../platform/db/schema.ts' {
  interface DatabaseSchema extends CalibrationTables {}
}

/** A change of the score that stands in place of the managers' mean of a competency; null: that mean. */
export interface CalibrationTable {
  id: Generated<number>;
  company_id: number;
  response_competency_id: number;
  score_before: number | null;
  score: number | null;
  reason: string;
  /** The staff user. */
  calibrated_by: number;
  calibrated_at: Date;
}
