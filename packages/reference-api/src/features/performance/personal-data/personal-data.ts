import { reviewFor } from '@aferir/domain';
import { listResponsesOfPerson } from '../../../shared/requests/person-responses.ts';
import type { PersonalDataPart } from '../../feature.ts';
import { readPersonalAgreements } from '../agreements/personal-agreements.ts';
import { standingCalibrations } from '../calibration/calibration-store.ts';
import { meansFor } from '../raters/around-means.ts';
import { listGivenAround } from '../raters/personal-raters.ts';
import type { RaterPorts } from '../raters/rater-access.ts';
import { toPersonalMeans } from '../raters/raters-serializer.ts';
import { loadReviews } from '../review/review-model.ts';
import { toGivenRating, toPersonalReview } from './personal-data-serializer.ts';
import { listGivenRatings } from './personal-responses-read-model.ts';

/**
 * Everything stored about a person's reviews and what was agreed on after them, those as a manager too, and what they gave others around them. Of those around the person it tells
 * what the report tells.
 */
export const readPersonalData =
  (ports: Pick<RaterPorts, 'readCycleCourses'>): PersonalDataPart =>
  async (context, personId) => {
    const { db, company } = context;
    const place = { companyId: company.id, personId };
    const reader = { role: 'owner' } as const;
    const stored = await listResponsesOfPerson(db, 'performance_response', place);
    const responses = stored.map((response) => reviewFor(response, reader));
    const reviews = await loadReviews(context, responses);
    const calibrations = await standingCalibrations(
      context,
      reviews.flatMap(({ competencies }) => competencies),
    );
    const means = [];
    for (const response of responses) {
      const around = await meansFor(ports, context, { response, reader });
      means.push(...toPersonalMeans(response.id, around));
    }
    return {
      avaliacoesDesempenho: reviews.map((review) => toPersonalReview(review, calibrations)),
      avaliacoesComoGestor: (await listGivenRatings(db, place)).map(toGivenRating),
      combinados: await readPersonalAgreements(db, place),
      avaliacoesDeColegas: await listGivenAround(db, place),
      mediasAoRedor: means,
    };
  };
