import type { ApiProblem } from '@aferir/api-client';
import { isEmail } from '@aferir/domain';
import { EmailField, Notice, RadioGroupField } from '@aferir/ui';
import { Controller, useForm } from 'react-hook-form';
import { Form } from '../../../shared/components/form.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';

const CHOICES = [
  { value: 'no', label: behavioralMessages.no },
  { value: 'yes', label: behavioralMessages.yes },
];

/** Props of {@link ResendForm}. */
export interface ResendFormProps {
  /** Ties the button outside of the form to it. */
  id: string;
  problem: ApiProblem | null;
  /**
   * Sends to the new address, or with null to the person's own; rejects with why that failed, which
   * comes back as `problem`.
   */
  onSend: (email: string | null) => Promise<unknown>;
}

/** Asks whether a request goes to another address this time, and to which. */
export function ResendForm({ id, problem, onSend }: ResendFormProps) {
  const { control, register, handleSubmit, watch, formState } = useForm({
    defaultValues: { isNew: 'no', email: '' },
    shouldUnregister: true,
  });
  const submit = handleSubmit(({ isNew, email }) => onSend(isNew === 'yes' ? email.trim() : null));

  return (
    <Form id={id} onSubmit={submit}>
      <div role="alert">
        {problem ? (
          <Notice tone="danger">{behavioralMessages.failed(problem.message)}</Notice>
        ) : null}
      </div>
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
      {watch('isNew') === 'yes' ? (
        <EmailField
          {...register('email', {
            validate: (email) => isEmail(email) || behavioralMessages.addressInvalid,
          })}
          label={behavioralMessages.resendAddress}
          autoComplete="off"
          error={formState.errors.email?.message}
        />
      ) : null}
    </Form>
  );
}
