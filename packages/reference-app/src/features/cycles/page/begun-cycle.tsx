import type { Schema } from '@aferir/api-client';
import { cycleMoves } from '@aferir/domain';
import { Notice, PageHeader, useFocusHeir } from '@aferir/ui';
import { useRef } from 'react';
import { kindOf, stateOf } from '../cycle-state.ts';
import { AdherenceCard } from './adherence-card.tsx';
import { CycleFigures } from './cycle-figures.tsx';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';
import { CyclePeople } from './cycle-people.tsx';
import { stateTextOf } from './deadline-text.ts';
import { ManagersNotice } from './managers-notice.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import { RunningActions } from './running-actions.tsx';
import { UnmailedNotice } from './unmailed-notice.tsx';
import { isAtWork, paceOf, useAdherence, useReadAgainOnMoves } from './use-cycle.ts';

/** A cycle that is under way or closed: how far it is, and with whom. */
export function BegunCycle({ cycle }: { cycle: Schema<'CycleContent'> }) {
  const header = useRef<HTMLElement>(null);
  // What was done with it may be done no more.
  const noteFocus = useFocusHeir(header);
  const { canChangeWhileRunning: isRunning } = cycleMoves(stateOf(cycle));
  const waiting = cycle.qtdAguardandoEnvio;
  const cancelling = cycle.qtdAguardandoCancelamento;
  const pace = paceOf({ isRunning, isAtWork: isAtWork(cycle) });
  useReadAgainOnMoves(cycle);
  const adherence = useAdherence(cycle.idCiclo, pace);
  const total = adherence.data?.total;
  const unmailed = adherence.data?.qtdSemEmail ?? 0;
  return (
    <>
      <PageHeader
        ref={header}
        tabIndex={-1}
        onFocus={noteFocus}
        title={cycle.nmCiclo}
        description={stateTextOf(cycle, new Date())}
        actions={
          isRunning ? <RunningActions cycle={cycle} unsent={total?.qtdSemEnvio ?? 0} /> : null
        }
      />
      <div role="status">
        {waiting > 0 ? <Notice>{texts.sendingTo(waiting)}</Notice> : null}
        {cancelling > 0 ? <Notice>{texts.cancelling(cancelling)}</Notice> : null}
      </div>
      {isRunning && unmailed > 0 ? <UnmailedNotice cycle={cycle} count={unmailed} /> : null}
      {isRunning && adherence.data ? (
        <ManagersNotice cycle={cycle} managers={adherence.data.gestores} />
      ) : null}
      {cycle.flRetemResultados ? <ReleaseNotice cycle={cycle} /> : null}
      <CycleFigures
        cycleId={cycle.idCiclo}
        kind={kindOf(cycle)}
        total={total}
        isFailed={adherence.isError}
      />
      <AdherenceCard cycle={cycle} adherence={adherence} />
      <CyclePeople
        cycleId={cycle.idCiclo}
        kind={kindOf(cycle)}
        // A behavioral result is mailed to nobody.
        mailsResults={kindOf(cycle) === 'performance' && cycle.flAvisaResultados}
        isRunning={isRunning}
        refetchInterval={pace}
      />
    </>
  );
}
