import { Button, type ButtonProps, Form, FormSummary, refusalOf, useFocusHeir } from '@aferir/ui';
import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from './draft-notice.tsx';
import type { RecordForm } from './use-record-form.ts';

/** Props of {@link RecordPage}. */
export interface RecordPageProps<Values extends FieldValues> extends RecordForm<Values> {
  saveLabel: string;
  /** How its button looks: a page has one primary action. @default 'primary' */
  saveVariant?: ButtonProps['variant'];
  /** It can be read alone: there is nothing to save. @default false */
  isReadOnly?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The form of a record on a page: what was refused of it, its draft, the fields that it is given, and their button. */
export function RecordPage<Values extends FieldValues>({
  form,
  submit,
  isSaving,
  draft,
  saveLabel,
  saveVariant = 'primary',
  isReadOnly = false,
  className,
  children,
}: RecordPageProps<Values>) {
  const root = useRef<HTMLFormElement>(null);
  // The button that discards a draft goes with it.
  const noteFocus = useFocusHeir(root);
  return (
    <Form ref={root} tabIndex={-1} onFocus={noteFocus} onSubmit={submit} className={className}>
      <FormSummary {...refusalOf(form.formState)} />
      <DraftNotice draft={draft} />
      {children}
      {isReadOnly ? null : (
        <div>
          <Button type="submit" variant={saveVariant} isLoading={isSaving}>
            {saveLabel}
          </Button>
        </div>
      )}
    </Form>
  );
}
