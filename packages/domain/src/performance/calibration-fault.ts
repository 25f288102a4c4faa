import { trimText } from '../format/clean-text.ts';

/** How long the reason of a calibration is. */
export const CALIBRATION_REASON = { min: 10, max: 500 } as const;

/** What is said of a calibration that can't be saved, in Brazilian Portuguese. */
export const CALIBRATION_FAULT_TEXTS = {
  reason: `Escreva o motivo em ${CALIBRATION_REASON.min} a ${CALIBRATION_REASON.max} caracteres.`,
  same: 'Esta já é a nota que vale. Escolha outra.',
  mean: 'Esta é a média dos gestores. Para que ela valha, volte a ela.',
} as const;

/** Whether a reason says enough, and not too much. */
export function isCalibrationReason(reason: string): boolean {
  const { length } = trimText(reason);
  return length >= CALIBRATION_REASON.min && length <= CALIBRATION_REASON.max;
}

/** What stands of a score, and what it would be changed to; null is the managers' mean. */
export interface CalibrationChange {
  readonly before: number | null;
  readonly after: number | null;
  readonly mean: number;
}

/** What is against a calibration; undefined where it changes what counts. The mean is gone back to, and is no score in its own place. */
export function calibrationFault({
  before,
  after,
  mean,
}: CalibrationChange): 'same' | 'mean' | undefined {
  if (after === before || (before === null && after === mean)) return 'same';
  return after === mean ? 'mean' : undefined;
}
