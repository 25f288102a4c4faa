import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { linkTo, paths } from '../../../paths.ts';
import { PersonPart } from '../../../shared/people/person-part.tsx';
import { SentList } from '../../../shared/people/sent-list.tsx';
import { personTrainingsMessages as texts } from './person-trainings-messages.ts';

/** The trainings of a person, each with how far they are. */
export function PersonTrainings({ trainings }: { trainings: readonly Schema<'SheetTraining'>[] }) {
  return (
    <PersonPart title={texts.title}>
      <SentList
        label={texts.title}
        empty={texts.noneOfPerson}
        rows={trainings.map((training) => ({
          id: training.idTreinamento,
          name: training.nmTreinamento,
          to: linkTo(paths.staffTrainingReport, { params: { id: String(training.idTreinamento) } }),
          state: training.nmSituacao,
          detail: texts.progressOfPerson(
            training.percentualConclusao,
            training.dtEnvio && formatDate(training.dtEnvio),
          ),
        }))}
      />
    </PersonPart>
  );
}
