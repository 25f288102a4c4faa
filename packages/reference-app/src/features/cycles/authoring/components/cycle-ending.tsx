import { startCycleMutation } from '@aferir/api-client/react';
import { type CycleState, formatDate, SECTION } from '@aferir/domain';
import { Button, ConfirmDialog } from '@aferir/ui';
import { useState } from 'react';
import { linkTo, paths } from '../../../../paths.ts';
import { useAppRouter } from '../../../../services/router-context.tsx';
import { useServices } from '../../../../services/services-context.tsx';
import { useSectionRights } from '../../../../services/use-section-rights.ts';
import { useToldMutation } from '../../../../shared/writes/use-told-mutation.ts';
import { useCyclePreview } from '../../preview/use-cycle-preview.ts';
import { cycleAuthoringMessages as texts } from '../cycle-authoring-messages.ts';

/** Props of {@link CycleEnding}. */
export interface CycleEndingProps {
  cycle: { readonly id: number; readonly version: number; readonly name: string };
  state: CycleState;
  /** The day on which it begins by itself, when that is still to come. */
  opensOn: string | null;
}

/** What is done with a cycle that is written: kept, begun now, or begun on its day. */
export function CycleEnding({ cycle: { id, version, name }, state, opensOn }: CycleEndingProps) {
  const { staff, toasts } = useServices();
  const { has } = useSectionRights(SECTION.cycles);
  const router = useAppRouter();
  const preview = useCyclePreview(id);
  const [asked, setAsked] = useState<'now' | 'on-day'>();
  const start = useToldMutation(startCycleMutation(staff), {
    done: ({ body }) => (body.flAgora ? texts.started : texts.scheduled),
    failed: ({ body }) => (body.flAgora ? texts.startFailed : texts.scheduleFailed),
    onDone: () => void router.navigate(linkTo(paths.staffCycle, { params: { id: String(id) } })),
    onEnd: () => setAsked(undefined),
  });
  const canBegin = preview.data?.dsImpedimento === null;
  const begin = (when: 'now' | 'on-day') =>
    start.mutate({ body: { idCiclo: id, nrVersao: version, flAgora: when === 'now' } });
  const isScheduled = state === 'scheduled';
  const shortDay = formatDate(opensOn).slice(0, 5);

  function keep() {
    toasts.show({
      tone: 'success',
      message: isScheduled ? texts.scheduledSaved : texts.draftSaved,
    });
    void router.navigate(linkTo(paths.staffCycles));
  }

  return (
    <>
      <Button variant="secondary" onClick={keep}>
        {isScheduled ? texts.keepScheduled : texts.saveDraft}
      </Button>
      {has('incluir') ? (
        <Button
          variant={opensOn === null ? 'primary' : 'secondary'}
          disabled={!canBegin}
          onClick={() => setAsked('now')}
        >
          {texts.startNow}
        </Button>
      ) : null}
      {has('incluir') && opensOn !== null && !isScheduled ? (
        <Button disabled={!canBegin} onClick={() => setAsked('on-day')}>
          {texts.schedule(shortDay)}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'now'}
        isBusy={start.isPending}
        title={texts.startTitle}
        message={texts.startText}
        subject={name}
        confirmLabel={texts.startConfirm(preview.data?.qtdEnviar ?? 0)}
        onConfirm={() => begin('now')}
        onCancel={() => setAsked(undefined)}
      />
      <ConfirmDialog
        isOpen={asked === 'on-day'}
        isBusy={start.isPending}
        title={texts.scheduleTitle}
        message={texts.scheduleText(formatDate(opensOn))}
        subject={name}
        confirmLabel={texts.schedule(shortDay)}
        onConfirm={() => begin('on-day')}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
