import { addCyclePeopleMutation } from '@aferir/api-client/react';
import { CYCLE_LIMITS } from '@aferir/domain';
import { type FormEvent, useId, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import type { NamedChoice } from '../choices/choices-field.tsx';
import { PeopleField } from '../choices/people-field.tsx';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

/** Props of {@link AddPeopleDialog}. */
export interface AddPeopleDialogProps {
  cycleId: number;
  onClose: () => void;
}

/** Brings people into a cycle that is under way. */
export function AddPeopleDialog({ cycleId, onClose }: AddPeopleDialogProps) {
  const { staff } = useServices();
  const formId = useId();
  const [chosen, setChosen] = useState<readonly NamedChoice[]>([]);
  const add = useToldMutation(addCyclePeopleMutation(staff), {
    done: texts.addedNow,
    failed: texts.addFailed,
    onDone: onClose,
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (chosen.length === 0 || add.isPending) return;
    add.mutate({ body: { idCiclo: cycleId, lstPessoas: chosen.map(({ id }) => id) } });
  }

  return (
    <FormDialog
      size="m"
      title={texts.addPeople}
      description={texts.addPeopleText}
      formId={formId}
      saveLabel={texts.addConfirm(chosen.length)}
      isSaving={add.isPending}
      isDisabled={chosen.length === 0}
      isDirty={chosen.length > 0}
      onClose={onClose}
    >
      <form id={formId} onSubmit={send}>
        <PeopleField
          label={texts.newPeople}
          hint={texts.newPeopleHint}
          isOptional={false}
          chosenLabel={texts.chosenPeople}
          most={CYCLE_LIMITS.people}
          chosen={chosen}
          onChange={setChosen}
        />
      </form>
    </FormDialog>
  );
}
