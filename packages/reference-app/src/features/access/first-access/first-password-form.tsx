import { type ApiProblem, problemOf } from '@aferir/api-client';
import type { ApiMutation } from '@aferir/api-client/react';
import { applyProblem, Button, Form, FormSummary, refusalOf } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { Panel } from '../../../shared/frame/panel.tsx';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { accessTexts } from '../access-messages.ts';
import { PrivacyNote } from '../privacy-note.tsx';
import {
  FirstPasswordFields,
  type FirstPasswordFieldsProps,
  type FirstPasswordValues,
} from './first-password-fields.tsx';

/** Props of {@link FirstPasswordForm}. */
export interface FirstPasswordFormProps
  extends Pick<FirstPasswordFieldsProps, 'email' | 'registrationNumber'> {
  hash: string;
  /** The call by which the link sets a password. */
  setting: ApiMutation<unknown, { params: { path: { hash: string } }; body: { senha: string } }>;
  /** Leads on once the password is set. */
  onSet: (password: string) => unknown;
  title: string;
  description: string;
  /** What the button says that sets it. */
  submitLabel: string;
  /** What is said above the faults where it was not set. */
  failed: string;
  /** Where there is a password already: where to go with it. */
  elsewhere: { readonly href: string; readonly label: string };
  /** What is said once it is set. */
  done: ReactNode;
  /** Somebody has come to what is said, or has left it. */
  onHold?: (isHeld: boolean) => void;
  /** What is good to know before. */
  note?: ReactNode;
  privacyText: string;
}

/** Where somebody whom a link names sets a first password. */
export function FirstPasswordForm({
  hash,
  setting,
  onSet,
  title,
  description,
  submitLabel,
  failed,
  elsewhere,
  done,
  onHold,
  note,
  privacyText,
  ...login
}: FirstPasswordFormProps) {
  const set = useMutation<unknown, ApiProblem, Parameters<typeof setting.mutationFn>[0]>(setting);
  const { privacyTitle } = useTexts(accessTexts);
  const form = useForm<FirstPasswordValues>({ defaultValues: { senha: '', confirmation: '' } });

  const submit = form.handleSubmit(async ({ senha }) => {
    const refused = await problemOf(
      set.mutateAsync({ params: { path: { hash } }, body: { senha } }),
    );
    if (refused) {
      const { errors, faults } = refused;
      applyProblem(form, { message: failed, errors, faults });
      return;
    }
    await onSet(senha);
  });

  return (
    <Panel title={title} description={description}>
      <Form onSubmit={submit}>
        <FormSummary
          {...refusalOf(form.formState)}
          action={
            set.error?.kind === 'conflict' ? (
              <Button asChild variant="secondary" size="s">
                <Link to={elsewhere.href}>{elsewhere.label}</Link>
              </Button>
            ) : null
          }
        />
        <div
          role="alert"
          onPointerEnter={() => onHold?.(true)}
          onPointerLeave={() => onHold?.(false)}
          onFocus={() => onHold?.(true)}
          onBlur={() => onHold?.(false)}
        >
          {set.isSuccess ? done : null}
        </div>
        <FirstPasswordFields form={form} {...login} />
        {note}
        <Button type="submit" size="l" isLoading={set.isPending || set.isSuccess}>
          {submitLabel}
        </Button>
        <PrivacyNote title={privacyTitle}>{privacyText}</PrivacyNote>
      </Form>
    </Panel>
  );
}
