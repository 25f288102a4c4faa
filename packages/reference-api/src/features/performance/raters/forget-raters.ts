import type { Db } from '../../../platform/db/database.ts';
import { ratersMessages } from './raters-messages.ts';

/**
 * Forgets what was written about a person by those around them, and takes back askings that the person has not done. What they gave others stays: it names nobody, and
 * the means of others would tell by changing whose it was.
 */
export async function forgetRaters(db: Db, companyId: number, personId: number): Promise<void> {
  await db
    .updateTable('performance_rater_score as given')
    .from('performance_rater as rater')
    .innerJoin('performance_response as response', (join) =>
      join
        .onRef('response.company_id', '=', 'rater.company_id')
        .onRef('response.id', '=', 'rater.response_id'),
    )
    .set({ comment: ratersMessages.forgotten })
    .where('given.company_id', '=', companyId)
    .whereRef('rater.company_id', '=', 'given.company_id')
    .whereRef('rater.id', '=', 'given.rater_id')
    .where('response.person_id', '=', personId)
    .where('given.comment', '!=', '')
    .execute();
  await db
    .deleteFrom('performance_rater')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('rated_at', 'is', null)
    .execute();
}
