import { problemOf } from '@aferir/api-client';
import { recoverPasswordMutation } from '@aferir/api-client/react';
import { emailProblem } from '@aferir/domain';
import { applyProblem, Button, EmailField, Form, FormSummary, Notice, refusalOf } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import { recoveryMessages as texts } from './recovery-messages.ts';

/** Where it is asked for, as a sign-in says it. */
const MODULE = 'web';

/** Props of {@link RecoveryScreen}. */
export interface RecoveryScreenProps {
  /** Where staff sign in. */
  signInHref: string;
}

/** Where staff who forgot their password have a temporary one mailed. */
export function RecoveryScreen({ signInHref }: RecoveryScreenProps) {
  const { anyone } = useServices();
  const [sentTo, setSentTo] = useState<string>();
  const recover = useMutation(recoverPasswordMutation(anyone));
  const form = useForm({ defaultValues: { dsEmail: '' } });
  const { register, formState } = form;

  const submit = form.handleSubmit(async ({ dsEmail }) => {
    const email = dsEmail.trim();
    const problem = await problemOf(
      recover.mutateAsync({ body: { dsEmail: email, modulo: MODULE } }),
    );
    if (problem) applyProblem(form, problem);
    else setSentTo(email);
  });

  const back = (
    <Button asChild variant="ghost">
      <Link to={signInHref}>{texts.back}</Link>
    </Button>
  );
  return (
    <Panel title={texts.title} description={sentTo ? undefined : texts.text}>
      {sentTo ? (
        <>
          <div ref={focusIt} tabIndex={-1}>
            <Notice tone="success" title={texts.sentTitle}>
              {texts.sentText(sentTo)}
            </Notice>
          </div>
          <Button variant="secondary" onClick={() => setSentTo(undefined)}>
            {texts.otherEmail}
          </Button>
          {back}
        </>
      ) : (
        <Form onSubmit={submit}>
          <FormSummary {...refusalOf(formState)} />
          <EmailField
            {...register('dsEmail', {
              required: texts.emailRequired,
              validate: (email) =>
                emailProblem(email, email.trim() ? texts.emailInvalid : texts.emailRequired),
            })}
            label={texts.email}
            autoComplete="username"
            error={formState.errors.dsEmail?.message}
          />
          <Button type="submit" size="l" endIcon={<ArrowRight />} isLoading={recover.isPending}>
            {texts.send}
          </Button>
          {back}
        </Form>
      )}
    </Panel>
  );
}

/** Where focus was is gone; what took its place is read out. */
function focusIt(element: HTMLElement | null) {
  element?.focus();
}
