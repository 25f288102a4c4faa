import type { ComparedCompetency } from '../../shared/score-comparison/score-comparison.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';

/** Says that a score was calibrated, and why where the reader is told; undefined where the managers' mean stands. */
export function calibrationText(
  { calibration }: ComparedCompetency,
  messages: PerformanceReportMessages,
): string | undefined {
  if (!calibration) return undefined;
  const { reason } = calibration;
  return reason === null ? messages.calibrated : messages.calibratedBecause(reason);
}
