import { problemOf, type Schema } from '@aferir/api-client';
import { acceptInvitationMutation } from '@aferir/api-client/react';
import { applyProblem, Button, Form, FormSummary, Notice, refusalOf } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import type { PageState } from '../../../shared/navigation/page-state.ts';
import { accessMessages } from '../access-messages.ts';
import {
  FirstPasswordFields,
  type FirstPasswordValues,
} from '../first-access/first-password-fields.tsx';
import { PrivacyNote } from '../privacy-note.tsx';
import { invitationMessages as texts } from './invitation-messages.ts';

/** Props of {@link InvitationForm}. */
export interface InvitationFormProps {
  hash: string;
  /** Where staff sign in. */
  signInHref: string;
  /** The first page behind the sign-in. */
  homeHref: string;
  invitation: Schema<'Invitation'>;
}

/** Sets the password and signs in with it; where that does not work at once, it is left to the sign-in. */
export function InvitationForm({ hash, invitation, signInHref, homeHref }: InvitationFormProps) {
  const { anyone, staff } = useServices();
  const navigate = useNavigate();
  const accept = useMutation(acceptInvitationMutation(anyone));
  const [isDone, setIsDone] = useState(false);
  const form = useForm<FirstPasswordValues>({ defaultValues: { senha: '', confirmation: '' } });
  const { dsEmail: login, nmUsuario, nmEmpresa } = invitation;

  const submit = form.handleSubmit(async ({ senha: password }) => {
    const refused = await problemOf(
      accept.mutateAsync({ params: { path: { hash } }, body: { senha: password } }),
    );
    if (refused) {
      const { errors, faults } = refused;
      applyProblem(form, { message: texts.createFailed, errors, faults });
      return;
    }
    setIsDone(true);
    const { problem } = await staff.session.signIn({ login, password });
    if (!problem) return navigate(homeHref, { replace: true });
    return navigate(signInHref, {
      replace: true,
      state: { notice: texts.signInLeft, login } satisfies Partial<PageState>,
    });
  });

  return (
    <Panel title={texts.title} description={texts.text(nmUsuario, nmEmpresa)}>
      <Form onSubmit={submit}>
        <FormSummary
          {...refusalOf(form.formState)}
          action={
            accept.error?.kind === 'conflict' ? (
              <Button asChild variant="secondary" size="s">
                <Link to={signInHref}>{texts.signIn}</Link>
              </Button>
            ) : null
          }
        />
        <div role="alert">{isDone ? <Notice tone="success">{texts.created}</Notice> : null}</div>
        <FirstPasswordFields form={form} email={login} />
        <Button type="submit" size="l" isLoading={accept.isPending || isDone}>
          {texts.create}
        </Button>
        <PrivacyNote title={accessMessages.privacyTitle}>
          {texts.privacyText(nmEmpresa)}
        </PrivacyNote>
      </Form>
    </Panel>
  );
}
