import type { ApiProblem } from '@aferir/api-client';
import { emailProblem } from '@aferir/domain';
import {
  applyProblem,
  EmailField,
  Form,
  FormSummary,
  Notice,
  RadioGroupField,
  refusalOf,
} from '@aferir/ui';
import { Controller, useForm } from 'react-hook-form';
import type { RequestedPerson } from '../../../shared/requests/request-kind.ts';
import { useAddressCorrection } from '../../../shared/requests/use-address-correction.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';

const CHOICES = [
  { value: 'no', label: behavioralMessages.no },
  { value: 'yes', label: behavioralMessages.yes },
];

/** Props of {@link ResendForm}. */
export interface ResendFormProps {
  /** Ties the button outside of the form to it. */
  id: string;
  /** Whose request it is. */
  person: RequestedPerson;
  /** Whether another address than the person's own may be chosen. */
  mayGoElsewhere: boolean;
  /**
   * Sends to the new address, or with null to the person's own; resolves to what kept it from
   * working.
   */
  onSend: (email: string | null) => Promise<ApiProblem | undefined>;
}

/** Says what a resend does, and asks those who may choose whether it goes to another address. */
export function ResendForm({ id, person, mayGoElsewhere, onSend }: ResendFormProps) {
  const form = useForm({ defaultValues: { isNew: 'no', email: '' }, shouldUnregister: true });
  const address = useAddressCorrection(person);
  const { control, register, watch, formState } = form;
  const submit = form.handleSubmit(async ({ isNew, email }) => {
    if (!(await address.correct())) return;
    const problem = await onSend(isNew === 'yes' ? email.trim() : null);
    if (!problem) return;
    const message = behavioralMessages.failed(problem.message);
    applyProblem(form, { message, errors: [], faults: problem.faults });
  });

  return (
    <Form id={id} onSubmit={submit}>
      <FormSummary {...refusalOf(formState)} />
      {address.field}
      {mayGoElsewhere && !address.isCorrecting ? (
        <Controller
          name="isNew"
          control={control}
          render={({ field }) => (
            <RadioGroupField
              label={behavioralMessages.resendQuestion}
              orientation="horizontal"
              options={CHOICES}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      ) : null}
      {address.isCorrecting ? null : watch('isNew') === 'yes' ? (
        <>
          <Notice tone="warning">{behavioralMessages.resendElsewhere}</Notice>
          <EmailField
            {...register('email', {
              validate: (email) => emailProblem(email, behavioralMessages.addressInvalid),
            })}
            label={behavioralMessages.resendAddress}
            autoComplete="off"
            error={formState.errors.email?.message}
          />
        </>
      ) : (
        <Notice>{behavioralMessages.resendToPerson}</Notice>
      )}
    </Form>
  );
}
