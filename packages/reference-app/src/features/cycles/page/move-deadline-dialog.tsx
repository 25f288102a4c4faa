import type { Schema } from '@aferir/api-client';
import { moveCycleDeadlineMutation } from '@aferir/api-client/react';
import { dateOnlyOf, deadlineFault } from '@aferir/domain';
import { DateField, Form } from '@aferir/ui';
import { useId, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { dayOf } from '../day-of.ts';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

/** Props of {@link MoveDeadlineDialog}. */
export interface MoveDeadlineDialogProps {
  cycle: Pick<Schema<'CycleContent'>, 'idCiclo' | 'dtInicio' | 'dtPrazo'>;
  onClose: () => void;
}

/** Moves the deadline of a cycle that is under way. */
export function MoveDeadlineDialog({
  cycle: { idCiclo, dtInicio, dtPrazo },
  onClose,
}: MoveDeadlineDialogProps) {
  const { staff } = useServices();
  const formId = useId();
  const [dueOn, setDueOn] = useState(dtPrazo);
  const [isTried, setIsTried] = useState(false);
  const move = useToldMutation(moveCycleDeadlineMutation(staff), {
    done: texts.deadlineMoved,
    failed: texts.moveFailed,
    onDone: onClose,
  });
  const today = dateOnlyOf(new Date());
  const opensOn = dtInicio === null ? null : dateOnlyOf(new Date(dtInicio));
  const fault = deadlineFault({ opensOn, dueOn: dayOf(dueOn) }, today);

  async function send() {
    setIsTried(true);
    if (fault === undefined && !move.isPending) {
      move.mutate({ body: { idCiclo, dtPrazo: dueOn } });
    }
  }

  return (
    <FormDialog
      size="s"
      title={texts.moveDeadline}
      description={texts.moveDeadlineText}
      formId={formId}
      saveLabel={texts.moveDeadline}
      isSaving={move.isPending}
      isDisabled={dueOn === dtPrazo}
      isDirty={dueOn !== dtPrazo}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={send}>
        <DateField
          label={texts.newDeadline}
          error={isTried ? fault : undefined}
          min={today}
          value={dueOn}
          onValueChange={setDueOn}
        />
      </Form>
    </FormDialog>
  );
}
