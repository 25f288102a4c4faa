import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import { performanceMessages } from '../performance-messages.ts';

/** Forgets why scores of a person were calibrated; the scores stay, as those that managers gave do. */
export async function forgetCalibrations(
  db: Db,
  companyId: number,
  personId: number,
): Promise<void> {
  await db
    .updateTable('performance_calibration as change')
    .from('performance_response_competency as competency')
    .innerJoin('performance_response as response', (join) =>
      onReference(join, 'response', 'competency.response_id'),
    )
    .set({ reason: performanceMessages.forgottenText })
    .where('change.company_id', '=', companyId)
    .whereRef('competency.company_id', '=', 'change.company_id')
    .whereRef('competency.id', '=', 'change.response_competency_id')
    .where('response.person_id', '=', personId)
    .execute();
}
