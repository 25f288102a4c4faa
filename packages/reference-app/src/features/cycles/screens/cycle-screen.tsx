import { cycleMoves } from '@aferir/domain';
import { PageHeader } from '@aferir/ui';
import { useParams } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { toId } from '../../../shared/address/to-id.ts';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { NotFoundState } from '../../../shared/states/failure-states.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { RecordCardSkeleton } from '../../../shared/states/record-skeleton.tsx';
import { stateOf } from '../cycle-state.ts';
import { BegunCycle } from '../page/begun-cycle.tsx';
import { ComingCycle } from '../page/coming-cycle.tsx';
import { cyclePageMessages as texts } from '../page/cycle-page-messages.ts';
import { useCycle } from '../page/use-cycle.ts';

/** The cycle that the address names. */
export function CycleScreen() {
  const id = toId(useParams().id ?? null);
  return id === null ? <NotFoundState /> : <Cycle key={id} id={id} />;
}

function Cycle({ id }: { id: number }) {
  const cycle = useCycle(id);
  if (cycle.error?.status === 404) return <NotFoundState />;
  return (
    <div className={stack.root}>
      <BackLink to={linkTo(paths.staffCycles)}>{texts.back}</BackLink>
      {cycle.data === undefined ? <PageHeader title={texts.title} /> : null}
      <ReadRecord query={cycle} failedTitle={texts.loadFailed} skeleton={<RecordCardSkeleton />}>
        {(data) =>
          cycleMoves(stateOf(data)).canEdit ? (
            <ComingCycle cycle={data} />
          ) : (
            <BegunCycle cycle={data} />
          )
        }
      </ReadRecord>
    </div>
  );
}
