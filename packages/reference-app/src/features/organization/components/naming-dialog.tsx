import { TextField } from '@aferir/ui';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { RecordDialog } from '../../../shared/forms/record-dialog.tsx';
import { requiredUpTo } from '../../../shared/forms/required-up-to.ts';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { describeNaming, type NamingTask } from '../department-requests.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { useNaming } from '../use-naming.ts';

const MOST = 100;

const TITLES = { add: texts.addTitle, rename: texts.editTitle, insert: texts.insertTitle } as const;

/** Props of {@link NamingDialog}. */
export interface NamingDialogProps {
  task: NamingTask;
  /** It is saved, and the chart shows it. */
  onSaved: (departmentId: number) => void;
  onClose: () => void;
}

/** Adds a department, renames one, or inserts one above another: all it takes is a name. */
export function NamingDialog({ task, onSaved, onClose }: NamingDialogProps) {
  const name = useNaming(task);
  const record = useRecordForm({
    record: task.kind === 'rename' ? task.department : undefined,
    toValues: (department) => ({ nmDepartamento: department?.label ?? '' }),
    save: ({ nmDepartamento }) => name(nmDepartamento),
    failed: texts.saveFailed,
    onSaved: ({ data }) => onSaved(data),
  });
  const field = fieldOf(record.form);
  return (
    <RecordDialog
      {...record}
      size="m"
      title={TITLES[task.kind]}
      description={describeNaming(task)}
      saveLabel={texts.save}
      onClose={onClose}
    >
      <TextField
        {...field('nmDepartamento', { validate: requiredUpTo(MOST) })}
        label={texts.name}
        autoComplete="off"
      />
    </RecordDialog>
  );
}
