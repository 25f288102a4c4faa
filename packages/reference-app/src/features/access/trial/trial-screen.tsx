import { problemOf } from '@aferir/api-client';
import { requestTrialMutation } from '@aferir/api-client/react';
import { CNPJ_MASK, PHONE_MASK, STATE_NAMES, STATES } from '@aferir/domain';
import {
  applyProblem,
  Button,
  EmailField,
  Form,
  FormSummary,
  MaskedField,
  refusalOf,
  TextField,
} from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useServices } from '../../../services/services-context.tsx';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { FormSelect } from '../../../shared/forms/fields/form-select.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import { PrivacyNote } from '../privacy-note.tsx';
import { trialMessages as texts } from './trial-messages.ts';
import { isIncomplete, noTrial, type TrialValues, trialRules } from './trial-values.ts';

/** Props of {@link TrialScreen}. */
export interface TrialScreenProps {
  /** Where staff sign in. */
  signInHref: string;
}

const incomplete = { message: texts.incomplete, errors: [], faults: [] };
const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: STATE_NAMES[state] }));

/** Where somebody who is no customer yet asks to try the product. */
export function TrialScreen({ signInHref }: TrialScreenProps) {
  const { anyone, toasts } = useServices();
  const navigate = useNavigate();
  const request = useMutation(requestTrialMutation(anyone));
  const form = useForm<TrialValues>({ defaultValues: noTrial });
  const { formState, control, getValues } = form;

  const send = async (body: TrialValues) => {
    const problem = await problemOf(request.mutateAsync({ body: trimmed(body) }));
    if (problem) return applyProblem(form, problem);
    toasts.show({ tone: 'success', message: texts.sent });
    await navigate(signInHref);
  };
  const submit = form.handleSubmit(send, () => {
    if (isIncomplete(getValues())) applyProblem(form, incomplete);
  });
  const fieldIn = fieldOf(form);
  const field = (name: keyof TrialValues) => fieldIn(name, { validate: trialRules[name] });

  return (
    <Panel title={texts.title} description={texts.text}>
      <Form onSubmit={submit}>
        <FormSummary {...refusalOf(formState)} />
        <TextField {...field('nmNome')} label={texts.name} autoComplete="name" />
        <TextField
          {...field('nmEmpresaInstituicao')}
          label={texts.companyName}
          autoComplete="organization"
        />
        <MaskedField {...field('nrCnpj')} label={texts.taxId} mask={CNPJ_MASK} />
        <MaskedField
          {...field('nrTelefone')}
          label={texts.phone}
          mask={PHONE_MASK}
          autoComplete="tel"
        />
        <EmailField {...field('dsEmail')} label={texts.email} autoComplete="email" />
        <FormSelect
          control={control}
          name="nmUf"
          rules={{ validate: trialRules.nmUf }}
          label={texts.state}
          options={STATE_OPTIONS}
          autoComplete="address-level1"
        />
        <TextField {...field('dsComoSoube')} label={texts.heardFrom} />
        <Button type="submit" size="l" isLoading={request.isPending}>
          {texts.send}
        </Button>
        <PrivacyNote title={texts.privacyTitle}>{texts.privacyText}</PrivacyNote>
        <Button asChild variant="ghost">
          <Link to={signInHref}>{texts.signIn}</Link>
        </Button>
      </Form>
    </Panel>
  );
}

function trimmed(values: TrialValues): TrialValues {
  const entries = Object.entries(values).map(([name, text]) => [name, text.trim()]);
  return Object.fromEntries(entries) as TrialValues;
}
