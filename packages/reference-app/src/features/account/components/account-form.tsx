import { isApiProblem, type Schema } from '@aferir/api-client';
import { updateStaffUserMutation } from '@aferir/api-client/react';
import {
  emailProblem,
  IMAGE_PURPOSES,
  isBirthDate,
  isEmail,
  PHONE_MASK,
  phoneProblem,
} from '@aferir/domain';
import {
  Avatar,
  applyProblem,
  Button,
  DateField,
  EmailField,
  Form,
  FormSummary,
  MaskedField,
  PasswordField,
  refusalOf,
  SelectField,
  TextField,
} from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx';
import { personNameRule } from '../../../shared/forms/person-name-rule.ts';
import { useFormDraft } from '../../../shared/forms/use-form-draft.ts';
import { UploadedImageField } from '../../../shared/images/uploaded-image-field.tsx';
import { accountMessages as texts } from '../account-messages.ts';
import {
  type AccountValues,
  changesLogin,
  toAccountRequest,
  toAccountValues,
} from '../account-values.ts';
import styles from './account-form.module.css';

const YES_NO = [
  { value: 'sim', label: texts.yes },
  { value: 'nao', label: texts.no },
];

/** What the person may change of the own account. */
export function AccountForm({ user }: { user: Schema<'StaffUser'> }) {
  const { staff, toasts } = useServices();
  const save = useMutation(updateStaffUserMutation(staff));
  const form = useForm<AccountValues>({ defaultValues: toAccountValues(user) });
  const { register, formState, control } = form;
  const { errors } = formState;
  const draft = useFormDraft(form, { name: 'conta', id: user.idUsuario, secrets: ['senhaAtual'] });
  const email = useWatch({ control, name: 'dsEmail' });
  const isNewLogin = isEmail(email) && changesLogin(email, user.dsLogin);

  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync({ body: toAccountRequest(values, user.dsLogin) });
    } catch (cause) {
      if (!isApiProblem(cause)) throw cause;
      applyProblem(form, cause);
      return;
    }
    form.reset({ ...values, senhaAtual: '' });
    draft.clear();
    toasts.show({ tone: 'success', message: texts.saved });
  });

  return (
    <Form onSubmit={submit} className={styles.root}>
      <FormSummary {...refusalOf(formState)} />
      <DraftNotice draft={draft} />
      <Controller
        control={control}
        name="urlFoto"
        render={({ field: { value, onChange }, fieldState }) => (
          <UploadedImageField
            purpose="conta"
            label={texts.photo}
            value={value}
            onValueChange={onChange}
            shape="round"
            minSize={IMAGE_PURPOSES.conta.size}
            placeholder={<Avatar name={user.nmUsuario} className={styles.photo} />}
            isOptional
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField label={texts.login} hint={texts.loginHint} value={user.dsLogin} readOnly />
      <TextField
        {...register('nmUsuario', { validate: personNameRule(texts.required(texts.name)) })}
        label={texts.name}
        autoComplete="name"
        error={errors.nmUsuario?.message}
      />
      <EmailField
        {...register('dsEmail', {
          required: texts.emailRequired,
          validate: (typed) => emailProblem(typed, texts.emailInvalid),
        })}
        label={texts.email}
        error={errors.dsEmail?.message}
      />
      {isNewLogin ? (
        <PasswordField
          {...register('senhaAtual', { required: texts.currentPasswordRequired })}
          label={texts.currentPassword}
          hint={texts.currentPasswordHint}
          error={errors.senhaAtual?.message}
        />
      ) : null}
      <MaskedField
        {...register('dsTelefone', {
          required: texts.required(texts.phone),
          validate: (phone) => phoneProblem(phone, texts.phoneInvalid),
        })}
        label={texts.phone}
        mask={PHONE_MASK}
        autoComplete="tel"
        error={errors.dsTelefone?.message}
      />
      <MaskedField
        {...register('dsCelular', {
          required: texts.required(texts.mobile),
          validate: (phone) => phoneProblem(phone, texts.mobileInvalid),
        })}
        label={texts.mobile}
        mask={PHONE_MASK}
        autoComplete="tel"
        error={errors.dsCelular?.message}
      />
      <Controller
        control={control}
        name="dtNascimento"
        rules={{
          required: texts.required(texts.birthDate),
          validate: (date) => isBirthDate(date, new Date()) || texts.birthDateInvalid,
        }}
        render={({ field: { onChange, ...field } }) => (
          <DateField
            {...field}
            onValueChange={onChange}
            label={texts.birthDate}
            autoComplete="bday"
            error={errors.dtNascimento?.message}
          />
        )}
      />
      <YesNoField
        form={form}
        name="flSupervisor"
        label={texts.supervisor}
        isLocked={!user.flSupervisor && !user.flAdministrador}
      />
      <YesNoField
        form={form}
        name="flAdministrador"
        label={texts.administrator}
        isLocked={!user.flAdministrador}
      />
      <div>
        <Button type="submit" isLoading={save.isPending}>
          {texts.update}
        </Button>
      </div>
    </Form>
  );
}

interface YesNoFieldProps {
  form: UseFormReturn<AccountValues>;
  name: 'flSupervisor' | 'flAdministrador';
  label: string;
  /** The person may not say yes. */
  isLocked: boolean;
}

function YesNoField({ form, name, label, isLocked }: YesNoFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ref } }) => (
        <SelectField
          ref={ref}
          label={label}
          hint={isLocked ? texts.rightsHint : undefined}
          options={YES_NO}
          value={value}
          onValueChange={onChange}
          disabled={isLocked}
          error={form.formState.errors[name]?.message}
        />
      )}
    />
  );
}
