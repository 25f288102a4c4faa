import type { Db } from '../../../platform/db/database.ts';
import { ratersMessages } from './raters-messages.ts';

/**
 * Forgets what was written about a person by those around them, what the person gave others and had not completed, and proposals that asked for nothing yet. What they
 * gave others in whole stays: it names nobody, and the means of others would tell by changing whose it was. Whoever was asked stays so, too: an asking that went would
 * tell that it was not done.
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
    .deleteFrom('performance_rater_score as given')
    .using('performance_rater as rater')
    .where('given.company_id', '=', companyId)
    .whereRef('rater.company_id', '=', 'given.company_id')
    .whereRef('rater.id', '=', 'given.rater_id')
    .where('rater.person_id', '=', personId)
    .where('rater.rated_at', 'is', null)
    .execute();
  await db
    .deleteFrom('performance_rater')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('asked_at', 'is', null)
    .execute();
}
