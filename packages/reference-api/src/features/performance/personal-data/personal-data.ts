import { reviewFor } from '@aferir/domain';
import { listResponsesOfPerson } from '../../../shared/requests/person-responses.ts';
import type { PersonalDataPart } from '../../feature.ts';
import { readPersonalAgreements } from '../agreements/personal-agreements.ts';
import { loadReviews } from '../review/review-model.ts';
import { toGivenRating, toPersonalReview } from './personal-data-serializer.ts';
import { listGivenRatings } from './personal-responses-read-model.ts';

/** Everything stored about a person's reviews and what was agreed on after them, those as a manager too. */
export const readPersonalData: PersonalDataPart = async (context, personId) => {
  const { db, company } = context;
  const place = { companyId: company.id, personId };
  const responses = await listResponsesOfPerson(db, 'performance_response', place);
  const reviews = await loadReviews(
    context,
    responses.map((response) => reviewFor(response, { role: 'owner' })),
  );
  const givenRatings = await listGivenRatings(db, place);
  return {
    avaliacoesDesempenho: reviews.map(toPersonalReview),
    avaliacoesComoGestor: givenRatings.map(toGivenRating),
    combinados: await readPersonalAgreements(db, place),
  };
};
