import { getTrainingQuery } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../paths.ts';
import { useServices } from '../../../../services/services-context.tsx';
import { useSectionRights } from '../../../../services/use-section-rights.ts';
import { useRecordPath } from '../../../../shared/address/use-record-path.ts';
import { ForbiddenState, NotFoundState } from '../../../../shared/states/failure-states.tsx';
import { ReadRecord } from '../../../../shared/states/read-record.tsx';
import { authoringMessages as texts } from '../authoring-messages.ts';
import { TrainingEditor } from '../components/training-editor.tsx';

/** Writes the training that the address names, or a new one. */
export function TrainingEditorScreen() {
  const { has } = useSectionRights(SECTION.trainings);
  const { id } = useRecordPath(paths.staffTraining);
  if (id === null) return <NotFoundState />;
  if (!has(rightToSave(id))) return <ForbiddenState />;
  return id === 0 ? <TrainingEditor training={undefined} /> : <StoredTraining key={id} id={id} />;
}

function StoredTraining({ id }: { id: number }) {
  const { staff } = useServices();
  const training = useQuery({
    ...getTrainingQuery(staff, { path: { id } }),
    refetchOnWindowFocus: false,
    // Whoever opens it again writes over what it is by then.
    gcTime: 0,
  });
  if (training.error?.status === 404) return <NotFoundState />;
  return (
    <ReadRecord query={training} failedTitle={texts.loadFailed} count={6}>
      {(data) => <TrainingEditor training={data} />}
    </ReadRecord>
  );
}
