import type { Schema } from '@aferir/api-client';
import { releaseCycleResultsMutation } from '@aferir/api-client/react';
import { dateOnlyOf, releaseDayFault } from '@aferir/domain';
import { DateField, Form, RadioGroupField } from '@aferir/ui';
import { useId, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { dayOf } from '../day-of.ts';
import styles from './cycle-page.module.css';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';
import { UnmailedResults } from './unmailed-results.tsx';

/** Props of {@link ReleaseDialog}. */
export interface ReleaseDialogProps {
  cycle: Pick<
    Schema<'CycleContent'>,
    | 'idCiclo'
    | 'dtLiberacao'
    | 'qtdRetidos'
    | 'qtdNotasCalibradas'
    | 'qtdProntosSemEmail'
    | 'flAvisaResultados'
  >;
  onClose: () => void;
}

/** At once, on a day, or on none, where one was chosen. */
type When = 'now' | 'on-day' | 'open';

const DONE: Readonly<Record<When, string>> = {
  now: texts.released,
  'on-day': texts.releaseScheduled,
  open: texts.releaseUnscheduled,
};

const SAVE: Readonly<Record<When, (ready: number) => string>> = {
  now: texts.releaseConfirm,
  'on-day': () => texts.releaseSchedule,
  open: () => texts.releaseTakeBack,
};

/** Releases the results of a cycle, at once or on a day; a day that was chosen is taken back. */
export function ReleaseDialog({ cycle, onClose }: ReleaseDialogProps) {
  const { idCiclo, dtLiberacao, qtdRetidos, qtdNotasCalibradas: adjusted } = cycle;
  const { staff } = useServices();
  const formId = useId();
  const [when, setWhen] = useState<When>(dtLiberacao === null ? 'now' : 'on-day');
  const isOnDay = when === 'on-day';
  const [day, setDay] = useState(dtLiberacao ?? '');
  const [isTried, setIsTried] = useState(false);
  const release = useToldMutation(releaseCycleResultsMutation(staff), {
    done: DONE[when],
    failed: texts.releaseFailed,
    onDone: onClose,
  });
  const today = dateOnlyOf(new Date());
  const known = dayOf(day);
  const fault = known === '' ? texts.noReleaseDay : releaseDayFault(known, today);

  async function send() {
    setIsTried(true);
    if (release.isPending || (isOnDay && fault !== undefined)) return;
    release.mutate({
      body: {
        idCiclo,
        dtLiberacao: isOnDay ? known : null,
        ...(when === 'open' && { flTiraDia: true }),
      },
    });
  }

  return (
    <FormDialog
      size="s"
      title={texts.release}
      description={texts.releaseText}
      formId={formId}
      saveLabel={SAVE[when](qtdRetidos)}
      isSaving={release.isPending}
      isDirty={day !== (dtLiberacao ?? '') || when === 'open'}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={send}>
        <div className={styles.dialog}>
          <p>{cycle.flAvisaResultados ? texts.resultsMailed : texts.resultsNotMailed}</p>
          {cycle.qtdProntosSemEmail > 0 ? (
            <UnmailedResults cycleId={idCiclo} count={cycle.qtdProntosSemEmail} />
          ) : null}
          <p>
            {adjusted > 0
              ? `${texts.calibrated(adjusted)} ${texts.calibrationEnds}`
              : texts.calibrationEnds}
          </p>
          <RadioGroupField
            label={texts.releaseWhen}
            options={[
              { value: 'now', label: texts.releaseNow },
              { value: 'on-day', label: texts.releaseOnDay },
              ...(dtLiberacao === null ? [] : [{ value: 'open', label: texts.releaseOpen }]),
            ]}
            value={when}
            onValueChange={(chosen) => setWhen(chosen as When)}
          />
          {isOnDay ? (
            <DateField
              label={texts.releaseDay}
              error={isTried ? fault : undefined}
              min={today}
              value={day}
              onValueChange={setDay}
            />
          ) : null}
        </div>
      </Form>
    </FormDialog>
  );
}
