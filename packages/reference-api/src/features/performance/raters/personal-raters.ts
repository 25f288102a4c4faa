import type { components } from '@aferir/api-client';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { PersonPlace } from '../../../platform/db/person-with-workplace.ts';
import { WIRE_RATER_GROUPS } from './raters-serializer.ts';

type Wire = components['schemas'];

/** What a person gave others as a peer or a report, the newest asking first. */
export async function listGivenAround(
  db: Db,
  { companyId, personId }: PersonPlace,
): Promise<Wire['PersonalGivenRating'][]> {
  const rows = await db
    .selectFrom('performance_rater as rater')
    .innerJoin('performance_rater_score as given', (join) =>
      join
        .onRef('given.company_id', '=', 'rater.company_id')
        .onRef('given.rater_id', '=', 'rater.id'),
    )
    .innerJoin('performance_response as response', (join) =>
      onReference(join, 'response', 'rater.response_id'),
    )
    .innerJoin('performance_response_competency as competency', (join) =>
      join
        .onRef('competency.company_id', '=', 'given.company_id')
        .onRef('competency.response_id', '=', 'rater.response_id')
        .onRef('competency.competency_id', '=', 'given.competency_id'),
    )
    .innerJoin('person', (join) => onReference(join, 'person', 'response.person_id'))
    .where('rater.company_id', '=', companyId)
    .where('rater.person_id', '=', personId)
    .select([
      'person.name as person_name',
      'competency.name as competency_name',
      'rater.rater_group',
      'rater.proposed_at',
      'rater.asked_at',
      'given.score',
      'given.comment',
      'given.scored_at',
    ])
    .orderBy('rater.id', 'desc')
    .orderBy('competency.sort_order')
    .execute();
  return rows.map((row) => ({
    nmPessoa: row.person_name,
    tpGrupo: WIRE_RATER_GROUPS[row.rater_group],
    nmCompetencia: row.competency_name,
    nrIndice: row.score,
    dsComentario: row.comment,
    dtConvite: (row.asked_at ?? row.proposed_at).toISOString(),
    dtAvaliacao: row.scored_at.toISOString(),
  }));
}
