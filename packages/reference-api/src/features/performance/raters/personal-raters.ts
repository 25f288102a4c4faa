import type { components } from '@aferir/api-client';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { PersonPlace } from '../../../platform/db/person-with-workplace.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { WIRE_RATER_GROUPS } from './raters-serializer.ts';

type Wire = components['schemas'];

/** What a person gave others as a peer or a report, the newest asking first. */
export async function listGivenAround(
  db: Db,
  { companyId, personId }: PersonPlace,
): Promise<Wire['PersonalGivenRating'][]> {
  const given = await db
    .selectFrom('performance_rater as rater')
    .innerJoin('performance_rater_score as given', (join) =>
      join
        .onRef('given.company_id', '=', 'rater.company_id')
        .onRef('given.rater_id', '=', 'rater.id'),
    )
    .where('rater.company_id', '=', companyId)
    .where('rater.person_id', '=', personId)
    .select([
      'rater.response_id',
      'rater.rater_group',
      'rater.proposed_at',
      'rater.asked_at',
      'given.competency_id',
      'given.score',
      'given.comment',
      'given.scored_at',
    ])
    .orderBy('rater.id', 'desc')
    .execute();
  const responseIds = [...new Set(given.map(({ response_id }) => response_id))];
  // By their ids: a join would read the reviews of everybody.
  const people = await db
    .selectFrom('performance_response as response')
    .innerJoin('person', (join) => onReference(join, 'person', 'response.person_id'))
    .where('response.company_id', '=', companyId)
    .where('response.id', '=', anyOf(responseIds))
    .select(['response.id', 'person.name'])
    .execute();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const competencies = await createPerformanceStore(db, companyId).competenciesOf(...responseIds);
  return responseIds.flatMap((responseId) =>
    competencies
      .filter(({ response_id }) => response_id === responseId)
      .flatMap((competency) =>
        given
          .filter(
            ({ response_id, competency_id }) =>
              response_id === responseId && competency_id === competency.competency_id,
          )
          .map((row) => ({
            nmPessoa: names.get(responseId) ?? '',
            tpGrupo: WIRE_RATER_GROUPS[row.rater_group],
            nmCompetencia: competency.name,
            nrIndice: row.score,
            dsComentario: row.comment,
            dtConvite: (row.asked_at ?? row.proposed_at).toISOString(),
            dtAvaliacao: row.scored_at.toISOString(),
          })),
      ),
  );
}
