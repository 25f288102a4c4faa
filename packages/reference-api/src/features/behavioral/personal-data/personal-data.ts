import { listResponsesOfPerson } from '../../../shared/requests/person-responses.ts';
import type { PersonalDataPart } from '../../feature.ts';
import { toDiscResponse } from './personal-data-serializer.ts';
import { listDiscAnswers } from './personal-responses-read-model.ts';

/** Everything stored about a person's behavioral assessments. */
export const readPersonalData: PersonalDataPart = async ({ db, company }, personId) => {
  const place = { companyId: company.id, personId };
  const answers = await listDiscAnswers(db, place);
  const responses = await listResponsesOfPerson(db, 'disc_response', place);
  return {
    avaliacoesComportamentais: responses.map((response) =>
      toDiscResponse({
        response,
        answers: answers.filter(({ response_id }) => response_id === response.id),
      }),
    ),
  };
};
