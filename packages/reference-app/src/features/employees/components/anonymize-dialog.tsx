import { problemOf, type Schema } from '@aferir/api-client';
import { anonymizeEmployeeMutation } from '@aferir/api-client/react';
import { normalizeSearchText } from '@aferir/domain';
import { ConfirmDialog, TextField, useOneAtATime } from '@aferir/ui';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import styles from './anonymize-dialog.module.css';

/** Props of {@link AnonymizeDialog}. */
export interface AnonymizeDialogProps {
  employee: Pick<Schema<'Employee'>, 'idOrganogramaPessoa' | 'nmPessoa'>;
  onClose: () => void;
}

/** Asks for the name of a person before what names them is erased for good, and says what stays. */
export function AnonymizeDialog({ employee, onClose }: AnonymizeDialogProps) {
  const { idOrganogramaPessoa, nmPessoa } = employee;
  const [typed, setTyped] = useState('');
  const anonymization = useToldMutation(anonymizeEmployeeMutation(useServices().staff), {
    done: texts.anonymized(nmPessoa),
    failed: texts.anonymizeFailed,
    onEnd: onClose,
  });
  const isNamed = normalizeSearchText(typed) === normalizeSearchText(nmPessoa);
  const confirm = useOneAtATime(async () => {
    if (!isNamed) return;
    const body = { idOrganogramaPessoa, nmPessoa: typed.trim() };
    await problemOf(anonymization.mutateAsync({ body }));
  });
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={texts.anonymizeTitle}
      message={texts.anonymizeText}
      subject={nmPessoa}
      confirmLabel={texts.anonymizeConfirm}
      isConfirmDisabled={!isNamed}
      isBusy={anonymization.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <form
        className={styles.root}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <p>{texts.anonymizeGoes}</p>
        <p>{texts.anonymizeStays}</p>
        <TextField
          label={texts.anonymizeName(nmPessoa)}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </ConfirmDialog>
  );
}
