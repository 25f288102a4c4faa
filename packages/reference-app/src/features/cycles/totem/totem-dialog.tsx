import type { Schema } from '@aferir/api-client';
import { closeCycleTotemMutation, openCycleTotemMutation } from '@aferir/api-client/react';
import { formatDateTime } from '@aferir/domain';
import { Button, Dialog, Notice } from '@aferir/ui';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { CopyField } from '../../../shared/forms/fields/copy-field.tsx';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import styles from '../page/cycle-page.module.css';
import { totemDialogMessages as texts } from './totem-dialog-messages.ts';

/** Props of {@link TotemDialog}. */
export interface TotemDialogProps {
  cycle: Pick<Schema<'CycleContent'>, 'idCiclo' | 'dtTotem'>;
  onClose: () => void;
}

/** Opens the totem of a cycle, gives it another address, or closes it. */
export function TotemDialog({ cycle: { idCiclo, dtTotem }, onClose }: TotemDialogProps) {
  const { staff } = useServices();
  const open = useToldMutation(openCycleTotemMutation(staff), { failed: texts.failed });
  const end = useToldMutation(closeCycleTotemMutation(staff), {
    done: texts.ended,
    failed: texts.endFailed,
    onDone: onClose,
  });
  const code = open.data?.data.codigo;
  const isBusy = open.isPending || end.isPending;
  const body = { idCiclo };
  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      size="s"
      title={texts.dialogTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          {dtTotem || code ? (
            <Button
              variant="secondary"
              isLoading={end.isPending}
              onClick={() => end.mutate({ body })}
            >
              {texts.end}
            </Button>
          ) : null}
          {code ? null : (
            <Button isLoading={open.isPending} onClick={() => open.mutate({ body })}>
              {dtTotem ? texts.renew : texts.open}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{texts.meaning}</p>
        <p>{texts.needs}</p>
        {code ? (
          <>
            <CopyField
              label={texts.address}
              value={window.location.origin + linkTo(paths.totem, { params: { hash: code } })}
            />
            <Notice>{texts.shownOnce}</Notice>
          </>
        ) : null}
        {dtTotem && !code ? (
          <p>{`${texts.openSince(formatDateTime(dtTotem))} ${texts.replaces}`}</p>
        ) : null}
      </div>
    </Dialog>
  );
}
