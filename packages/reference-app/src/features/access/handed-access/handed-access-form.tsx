import { problemOf, type Schema } from '@aferir/api-client';
import { acceptFirstAccessLinkMutation } from '@aferir/api-client/react';
import { applyProblem, Button, Form, FormSummary, Notice, refusalOf } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { employeeLogin } from '../../../guard.ts';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import type { PageState } from '../../../shared/navigation/page-state.ts';
import { accessMessages } from '../access-messages.ts';
import {
  FirstPasswordFields,
  type FirstPasswordValues,
} from '../first-access/first-password-fields.tsx';
import { PrivacyNote } from '../privacy-note.tsx';
import { handedAccessMessages as texts } from './handed-access-messages.ts';

/** Props of {@link HandedAccessForm}. */
export interface HandedAccessFormProps {
  hash: string;
  holder: Schema<'FirstAccessHolder'>;
}

/** Sets the password and signs in with it; where that does not work at once, it is left to the sign-in. */
export function HandedAccessForm({ hash, holder }: HandedAccessFormProps) {
  const { anyone, employee } = useServices();
  const navigate = useNavigate();
  const accept = useMutation(acceptFirstAccessLinkMutation(anyone));
  const [isDone, setIsDone] = useState(false);
  const form = useForm<FirstPasswordValues>({ defaultValues: { senha: '', confirmation: '' } });
  const { nmPessoa, nmEmpresa, idCliente, cdPessoaCliente: number } = holder;
  const said = saidOf(holder);
  const signInHref = employeeLogin(idCliente);

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
    if (number) {
      const known = { login: number, password, idcliente: idCliente };
      const { problem } = await employee.session.signIn(known);
      if (!problem) return navigate(linkTo(paths.employeeDashboard), { replace: true });
    }
    return navigate(signInHref, {
      replace: true,
      state: { notice: said.left, ...(number && { login: number }) } satisfies Partial<PageState>,
    });
  });

  return (
    <Panel title={texts.title} description={texts.text(nmPessoa, nmEmpresa)}>
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
        <FirstPasswordFields form={form} registrationNumber={number} />
        <Notice>{said.later}</Notice>
        <Button type="submit" size="l" isLoading={accept.isPending || isDone}>
          {texts.create}
        </Button>
        <PrivacyNote title={accessMessages.privacyTitle}>
          {accessMessages.handedPrivacyText(nmEmpresa)}
        </PrivacyNote>
      </Form>
    </Panel>
  );
}

/** What is said of how somebody signs in: before, and where it is left to them. */
function saidOf({ cdPessoaCliente, flTemCpf }: Schema<'FirstAccessHolder'>) {
  if (!cdPessoaCliente) return { later: texts.signsInByCpf, left: texts.signInByCpf };
  return flTemCpf
    ? { later: texts.signsInByBoth, left: texts.signInByBoth }
    : { later: texts.signsInByNumber, left: texts.signInByNumber };
}
