import { concludedPercent, SECTION, stateOfTraining, TRAINING_STATE_NAMES } from '@aferir/domain';
import type { PersonSheetPart } from '../../../shared/people/person-sheet-part.ts';
import {
  countConcludedOfPerson,
  listTrainingsOfPerson,
} from '../personal-data/personal-trainings-read-model.ts';

/** The trainings of a person, on their page. One that was not sent yet is nothing to them. */
export const trainingsSheet: PersonSheetPart = {
  section: SECTION.trainings,
  async read({ db, company }, { id }) {
    const place = { companyId: company.id, personId: id };
    const trainings = await listTrainingsOfPerson(db, place);
    const concludedOf = await countConcludedOfPerson(db, place);
    return {
      treinamentos: trainings
        .filter(({ sentAt, lastWatchedAt }) => sentAt !== null || lastWatchedAt !== null)
        .map(({ id: trainingId, title, resourceCount: resources, sentAt, lastWatchedAt }) => {
          const concluded = concludedOf.get(trainingId) ?? 0;
          const isBegun = lastWatchedAt !== null;
          const state = stateOfTraining({ resources, concluded, isBegun });
          return {
            idTreinamento: trainingId,
            nmTreinamento: title,
            nmSituacao: TRAINING_STATE_NAMES[state],
            percentualConclusao: concludedPercent(concluded, resources),
            dtEnvio: sentAt?.toISOString() ?? null,
            dtUltimaVisualizacao: lastWatchedAt?.toISOString() ?? null,
          };
        }),
    };
  },
};
