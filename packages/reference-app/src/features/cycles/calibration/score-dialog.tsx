import type { Schema } from '@aferir/api-client';
import { calibrateScoreMutation, getScoreCalibrationQuery } from '@aferir/api-client/react';
import {
  CALIBRATION_FAULT_TEXTS,
  CALIBRATION_REASON,
  calibrationFault,
  isCalibrationReason,
  trimText,
} from '@aferir/domain';
import { Button, Dialog, Notice, TextAreaField } from '@aferir/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { FormRadioGroup } from '../../../shared/forms/fields/form-radio-group.tsx';
import { FormScore } from '../../../shared/forms/fields/form-score.tsx';
import { ReadRecordDialog } from '../../../shared/forms/opened-record.tsx';
import { RecordDialog } from '../../../shared/forms/record-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import styles from './calibration.module.css';
import { calibrationMessages as texts } from './calibration-messages.ts';
import { ManagersScores, ScoreHistory } from './score-details.tsx';

/** Props of {@link ScoreDialog}. */
export interface ScoreDialogProps {
  person: Pick<Schema<'CalibrationPerson'>, 'idResposta' | 'nmPessoa' | 'flCalibravel'>;
  competencyId: number;
  /** Whether who looks may change scores, and the cycle is open to it. */
  mayChange: boolean;
  onClose: () => void;
}

/** What a score is made of, and the form that calibrates it. */
export function ScoreDialog({ mayChange, ...dialog }: ScoreDialogProps) {
  if (mayChange && dialog.person.flCalibravel) return <ChangeDialog {...dialog} />;
  return <ReadDialog {...dialog} note={mayChange ? texts.seen : undefined} />;
}

type OpenedScore = Omit<ScoreDialogProps, 'mayChange'>;

function useScore({ person, competencyId }: Pick<OpenedScore, 'person' | 'competencyId'>) {
  const { staff } = useServices();
  const query = { idResposta: person.idResposta, idCompetencia: competencyId };
  return useQuery(getScoreCalibrationQuery(staff, { query }));
}

function ReadDialog({
  person,
  competencyId,
  onClose,
  note,
}: OpenedScore & { note: string | undefined }) {
  const score = useScore({ person, competencyId });
  return (
    <Dialog
      isOpen
      size="m"
      title={texts.ofPerson(person.nmPessoa)}
      description={score.data?.nmCompetencia}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <ReadRecord query={score} failedTitle={texts.readFailed} shape="lines" count={8}>
        {(data) => (
          <div className={styles.dialog}>
            {note ? <Notice>{note}</Notice> : null}
            <ManagersScores score={data} />
            <ScoreHistory score={data} />
          </div>
        )}
      </ReadRecord>
    </Dialog>
  );
}

function ChangeDialog({ person, competencyId, onClose }: OpenedScore) {
  const score = useScore({ person, competencyId });
  return (
    <ReadRecordDialog
      query={score}
      size="m"
      title={texts.ofPerson(person.nmPessoa)}
      failedTitle={texts.readFailed}
      count={3}
      onClose={onClose}
    >
      {(data) => <ChangeForm score={data} {...{ person, competencyId, onClose }} />}
    </ReadRecordDialog>
  );
}

interface ScoreValues {
  what: 'change' | 'restore';
  nrNota: number | null;
  dsMotivo: string;
}

function ChangeForm({
  score,
  person,
  competencyId,
  onClose,
}: OpenedScore & { score: Schema<'ScoreCalibration'> }) {
  const calibrate = useMutation(calibrateScoreMutation(useServices().staff));
  const record = useRecordForm({
    record: score,
    toValues: (): ScoreValues => ({ what: 'change', nrNota: score.nrNota, dsMotivo: '' }),
    save: ({ what, nrNota, dsMotivo }) =>
      calibrate.mutateAsync({
        body: {
          idResposta: person.idResposta,
          idCompetencia: competencyId,
          nrNota: what === 'restore' ? null : nrNota,
          dsMotivo: trimText(dsMotivo),
          nrAlteracoes: score.nrAlteracoes,
        },
      }),
    saved: texts.saved,
    failed: texts.saveFailed,
    onSaved: onClose,
    draft: { name: `nota-${competencyId}`, id: person.idResposta, version: score.nrAlteracoes },
  });
  const { form } = record;
  const field = fieldOf(form);
  return (
    <RecordDialog
      {...record}
      size="m"
      title={texts.ofPerson(person.nmPessoa)}
      description={score.nmCompetencia}
      saveLabel={texts.save}
      onClose={onClose}
    >
      <ManagersScores score={score} />
      {score.nrNota === null ? null : (
        <FormRadioGroup
          control={form.control}
          name="what"
          label={texts.whatToDo}
          options={[
            { value: 'change', label: texts.change },
            { value: 'restore', label: texts.restore },
          ]}
        />
      )}
      {form.watch('what') === 'restore' ? null : (
        <FormScore
          control={form.control}
          name="nrNota"
          rules={{ validate: (chosen) => faultOf(chosen, score) }}
          legend={texts.newScore}
          lowLabel={texts.lowest}
          highLabel={texts.highest}
        />
      )}
      <TextAreaField
        {...field('dsMotivo', {
          validate: (reason) => isCalibrationReason(reason) || CALIBRATION_FAULT_TEXTS.reason,
        })}
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={CALIBRATION_REASON.max}
      />
      <ScoreHistory score={score} />
    </RecordDialog>
  );
}

function faultOf(
  chosen: number | null,
  { nrNota: before, mediaGestores: mean }: Schema<'ScoreCalibration'>,
): string | undefined {
  if (chosen === null) return texts.noNewScore;
  if (mean === null) return undefined;
  const fault = calibrationFault({ before, after: chosen, mean });
  return fault && CALIBRATION_FAULT_TEXTS[fault];
}
