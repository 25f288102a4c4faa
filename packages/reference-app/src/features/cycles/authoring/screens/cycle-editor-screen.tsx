import type { Schema } from '@aferir/api-client';
import { getCycleQuery } from '@aferir/api-client/react';
import { cycleMoves, rightToSave, SECTION } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkTo, paths } from '../../../../paths.ts';
import { useServices } from '../../../../services/services-context.tsx';
import { useSectionRights } from '../../../../services/use-section-rights.ts';
import { useRecordPath } from '../../../../shared/address/use-record-path.ts';
import { Redirect } from '../../../../shared/navigation/redirect.tsx';
import { ForbiddenState, NotFoundState } from '../../../../shared/states/failure-states.tsx';
import { ReadRecord } from '../../../../shared/states/read-record.tsx';
import { stateOf } from '../../cycle-state.ts';
import { CycleEditor } from '../components/cycle-editor.tsx';
import { cycleAuthoringMessages as texts } from '../cycle-authoring-messages.ts';

/** Writes the cycle that the address names, or a new one. */
export function CycleEditorScreen() {
  const { has } = useSectionRights(SECTION.cycles);
  const { id } = useRecordPath(paths.staffCycleEditor);
  const [addedId, setAddedId] = useState<number>();
  if (id === null) return <NotFoundState />;
  // One that was added here goes on being written where it is.
  const isNew = id === 0 || id === addedId;
  if (!has(rightToSave(isNew ? 0 : id))) return <ForbiddenState />;
  if (isNew) return <CycleEditor cycle={undefined} onAdded={setAddedId} />;
  return <StoredCycle key={id} id={id} />;
}

function StoredCycle({ id }: { id: number }) {
  const { staff } = useServices();
  const cycle = useQuery({
    ...getCycleQuery(staff, { path: { id } }),
    refetchOnWindowFocus: false,
    // Whoever opens it again writes over what it is by then.
    gcTime: 0,
  });
  if (cycle.error?.status === 404) return <NotFoundState />;
  return (
    <ReadRecord query={cycle} failedTitle={texts.loadFailed} count={6}>
      {(data) => <EditableCycle cycle={data} />}
    </ReadRecord>
  );
}

/** One that has begun is looked at instead. */
function EditableCycle({ cycle }: { cycle: Schema<'CycleContent'> }) {
  if (!cycleMoves(stateOf(cycle)).canEdit) {
    return <Redirect to={linkTo(paths.staffCycle, { params: { id: String(cycle.idCiclo) } })} />;
  }
  return <CycleEditor cycle={cycle} />;
}
