import { checkRow, IMPORT_FIELDS, type ImportTexts, importFaultText } from '@aferir/domain';
import { Form, Notice, TextField } from '@aferir/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { importMessages as texts } from '../employee-import-messages.ts';
import { unreadReason } from '../reading-messages.ts';
import type { SheetPageRow } from '../sheet/sheet-protocol.ts';
import styles from './employee-import.module.css';

/** Props of {@link FixDialog}. */
export interface FixDialogProps {
  row: SheetPageRow;
  isSaving: boolean;
  onSave: (texts: ImportTexts) => void;
  onClose: () => void;
}

/** Mends a row of the sheet; what is wrong is told as it is typed. */
export function FixDialog({ row, isSaving, onSave, onClose }: FixDialogProps) {
  const formId = useId();
  // A dot would be taken for a path by the form; no field has one.
  const form = useForm<Record<string, string>>({ defaultValues: { ...row.texts } });
  const typed = form.watch() as unknown as ImportTexts;
  const isAsTyped = IMPORT_FIELDS.every((field) => typed[field] === row.texts[field]);
  const { unread } = row;
  const faults = isAsTyped && !unread ? row.faults : (checkRow(typed).faults ?? []);

  return (
    <FormDialog
      title={texts.fixTitle(row.line)}
      formId={formId}
      saveLabel={texts.fixSave}
      isSaving={isSaving}
      isDirty={!isAsTyped}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={form.handleSubmit(() => onSave(typed))}>
        <div className={styles.fields}>
          {unread ? (
            <Notice tone="warning" title={unreadReason(unread.problem)}>
              {texts.asInFile(unread.text)}
            </Notice>
          ) : null}
          {IMPORT_FIELDS.map((field) => (
            <TextField
              key={field}
              {...form.register(field)}
              label={texts.fieldNames[field]}
              autoComplete="off"
              error={faults.filter((fault) => fault.field === field).map(importFaultText)[0]}
            />
          ))}
        </div>
      </Form>
    </FormDialog>
  );
}
