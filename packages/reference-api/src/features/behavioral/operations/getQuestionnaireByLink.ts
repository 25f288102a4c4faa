import { defineOperation } from '../../../operation/operation.ts';
import { forbidden } from '../../../platform/errors/failures.ts';
import { noteOpening } from '../../../shared/reports/report-opening.ts';
import { createBehavioralStore } from '../behavioral-store.ts';
import { toQuestionnaire } from '../disc-serializer.ts';
import { progressOf } from '../questionnaire/questionnaire-service.ts';
import { findReadableResponse, reportOf } from '../response-access.ts';

/** Reads the questionnaire of a link, what it asks and where it goes on; a link to the report tells the outcome. */
export const getQuestionnaireByLink = defineOperation(
  'getQuestionnaireByLink',
  async (_input, context) => {
    const { actor, company, db } = context;
    if (actor.kind !== 'link') throw forbidden();
    const response = await findReadableResponse(context, actor.link.responseId, 'report');
    if (actor.link.role === 'report' && response.finished_at) {
      await noteOpening(context, reportOf(response));
    }
    const person = await createBehavioralStore(db, company.id).findPerson(response.person_id);
    const progress = await progressOf(context, response);
    const seen = { personName: person?.name ?? '', company, link: actor.link, progress };
    return { data: toQuestionnaire(response, seen) };
  },
);
