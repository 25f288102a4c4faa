import type { Schema } from '@aferir/api-client';
import { unscheduleCycleMutation } from '@aferir/api-client/react';
import { cycleMoves, formatDate, SECTION } from '@aferir/domain';
import { Button, Notice, PageHeader, useFocusHeir } from '@aferir/ui';
import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { useAddress } from '../../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../../shared/navigation/page-state.ts';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { stateOf } from '../cycle-state.ts';
import { CyclePreview } from '../preview/cycle-preview.tsx';
import { useCyclePreview } from '../preview/use-cycle-preview.ts';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';
import { stateTextOf } from './deadline-text.ts';

/** A cycle that has not begun: when it does, and whom it would reach. */
export function ComingCycle({ cycle }: { cycle: Schema<'CycleContent'> }) {
  const header = useRef<HTMLElement>(null);
  // What was done with it may be done no more.
  const noteFocus = useFocusHeir(header);
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.cycles);
  const address = useAddress();
  const { canUnschedule } = cycleMoves(stateOf(cycle));
  const preview = useCyclePreview(cycle.idCiclo);
  const unschedule = useToldMutation(unscheduleCycleMutation(staff), {
    done: texts.unscheduled,
    failed: texts.unscheduleFailed,
  });
  const id = String(cycle.idCiclo);
  return (
    <>
      <PageHeader
        ref={header}
        tabIndex={-1}
        onFocus={noteFocus}
        title={cycle.nmCiclo}
        description={stateTextOf(cycle, new Date())}
        actions={
          has('alterar') ? (
            <>
              {canUnschedule ? (
                <Button
                  variant="secondary"
                  isLoading={unschedule.isPending}
                  onClick={() => unschedule.mutate({ body: { idCiclo: cycle.idCiclo } })}
                >
                  {texts.unschedule}
                </Button>
              ) : null}
              <Button asChild icon={<Pencil />}>
                <Link
                  to={linkTo(paths.staffCycleEditor, { params: { id } })}
                  state={openedFrom(address)}
                >
                  {texts.edit}
                </Link>
              </Button>
            </>
          ) : null
        }
      />
      <Notice title={texts.notBegunTitle}>
        {canUnschedule ? texts.scheduledText(formatDate(cycle.dtAbertura)) : texts.draftText}
      </Notice>
      <CyclePreview preview={preview} />
    </>
  );
}
