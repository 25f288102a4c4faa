import type { Schema } from '@aferir/api-client';
import { calibrateScoreMutation, getScoreCalibrationQuery } from '@aferir/api-client/react';
import {
  CALIBRATION_FAULT_TEXTS,
  CALIBRATION_REASON,
  calibrationFault,
  isCalibrationReason,
  trimText,
} from '@aferir/domain';
import {
  Button,
  Dialog,
  Form,
  Notice,
  RadioGroupField,
  ScoreChoice,
  TextAreaField,
} from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
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
  const { staff } = useServices();
  const formId = useId();
  const score = useScore({ person, competencyId });
  const current = score.data?.nrNota ?? null;
  const [isBack, setIsBack] = useState(false);
  const [picked, setPicked] = useState<number>();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const save = useToldMutation(calibrateScoreMutation(staff), {
    done: texts.saved,
    failed: texts.saveFailed,
    onDone: onClose,
  });
  const chosen = picked ?? current;
  const isRestoring = isBack && current !== null;
  const scoreFault = isRestoring ? undefined : faultOf(chosen, score.data);
  const reasonFault = isCalibrationReason(reason) ? undefined : CALIBRATION_FAULT_TEXTS.reason;

  async function send() {
    setIsTried(true);
    if (!score.data || save.isPending || scoreFault || reasonFault) return;
    save.mutate({
      body: {
        idResposta: person.idResposta,
        idCompetencia: competencyId,
        nrNota: isRestoring ? null : chosen,
        dsMotivo: trimText(reason),
        nrAlteracoes: score.data.nrAlteracoes,
      },
    });
  }

  return (
    <FormDialog
      size="m"
      title={texts.ofPerson(person.nmPessoa)}
      description={score.data?.nmCompetencia}
      formId={formId}
      saveLabel={texts.save}
      isSaving={save.isPending}
      isDisabled={score.data === undefined}
      isDirty={reason !== '' || isRestoring || chosen !== current}
      onClose={onClose}
    >
      <ReadRecord query={score} failedTitle={texts.readFailed} count={3}>
        {(data) => (
          <div className={styles.dialog}>
            <ManagersScores score={data} />
            <Form id={formId} onSubmit={send}>
              {current === null ? null : (
                <RadioGroupField
                  label={texts.whatToDo}
                  options={[
                    { value: 'change', label: texts.change },
                    { value: 'restore', label: texts.restore },
                  ]}
                  value={isBack ? 'restore' : 'change'}
                  onValueChange={(what) => setIsBack(what === 'restore')}
                />
              )}
              {isRestoring ? null : (
                <ScoreChoice
                  legend={texts.newScore}
                  value={chosen}
                  onValueChange={setPicked}
                  lowLabel={texts.lowest}
                  highLabel={texts.highest}
                  error={isTried ? scoreFault : undefined}
                />
              )}
              <TextAreaField
                label={texts.reason}
                hint={texts.reasonHint}
                maxLength={CALIBRATION_REASON.max}
                error={isTried ? reasonFault : undefined}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </Form>
            <ScoreHistory score={data} />
          </div>
        )}
      </ReadRecord>
    </FormDialog>
  );
}

function faultOf(
  chosen: number | null,
  score: Schema<'ScoreCalibration'> | undefined,
): string | undefined {
  if (chosen === null) return texts.noNewScore;
  if (!score || score.mediaGestores === null) return undefined;
  const { nrNota: before, mediaGestores: mean } = score;
  const fault = calibrationFault({ before, after: chosen, mean });
  return fault && CALIBRATION_FAULT_TEXTS[fault];
}
