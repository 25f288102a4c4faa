import type { Schema } from '@aferir/api-client';
import {
  CPF_MASK,
  emailProblem,
  findPasswordFault,
  isBirthDate,
  isCpf,
  isZipCode,
  PHONE_MASK,
  phoneProblem,
  STATES,
  ZIP_CODE_MASK,
} from '@aferir/domain';
import {
  CheckboxField,
  DateField,
  EmailField,
  MaskedField,
  PasswordField,
  SelectField,
  TextField,
} from '@aferir/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { personNameRule } from '../../../shared/forms/person-name-rule.ts';
import { UploadedImageField } from '../../../shared/images/uploaded-image-field.tsx';
import type { UserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';
import { LinkedEmployeeField } from './linked-employee-field.tsx';
import styles from './user-form.module.css';

const YES_NO = [
  { value: 'sim', label: texts.yes },
  { value: 'nao', label: texts.no },
];
const UFS = STATES.map((state) => ({ value: state, label: state }));

/** Props of {@link UserDataTab}. */
export interface UserDataTabProps {
  form: UseFormReturn<UserValues>;
  /** Who is changed; nobody yet while it is a new user. */
  user: Schema<'User'> | undefined;
  /** Whether it is the person at hand. */
  isSelf: boolean;
  mayMakeAdministrators: boolean;
}

/** Who the user is: all but the name, the e-mail and a new user's password may stay empty. */
export function UserDataTab({ form, user, isSelf, mayMakeAdministrators }: UserDataTabProps) {
  const { register, formState, control } = form;
  const { errors } = formState;
  const orEmpty = (isValid: (text: string) => boolean, message: string) => (text: string) =>
    text === '' || isValid(text) || message;
  const phoneOrEmpty = (message: string) => (text: string) =>
    text === '' || phoneProblem(text, message);

  return (
    <div className={styles.groups}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.access}</legend>
        <Controller
          control={control}
          name="urlFoto"
          render={({ field: { value, onChange }, fieldState }) => (
            <UploadedImageField
              purpose="usuario"
              label={texts.photo}
              value={value}
              onValueChange={onChange}
              shape="round"
              isOptional
              className={styles.wide}
              error={fieldState.error?.message}
            />
          )}
        />
        <TextField
          {...register('nmUsuario', { validate: personNameRule(texts.nameRequired) })}
          label={texts.name}
          error={errors.nmUsuario?.message}
        />
        <EmailField
          {...register('dsEmail', {
            required: texts.emailRequired,
            validate: (email) => emailProblem(email, texts.emailInvalid),
          })}
          label={texts.email}
          hint={isSelf ? texts.ownEmailHint : texts.emailHint}
          readOnly={isSelf}
          autoComplete="off"
          error={errors.dsEmail?.message}
        />
        {user ? null : (
          <PasswordField
            {...register('dsSenha', {
              required: texts.passwordRequired,
              validate: (password) => {
                const fault = findPasswordFault(password);
                return fault === null || texts.passwordFaults[fault];
              },
            })}
            label={texts.password}
            hint={texts.passwordHint}
            autoComplete="new-password"
            error={errors.dsSenha?.message}
          />
        )}
        <Controller
          control={control}
          name="flAdministrador"
          render={({ field: { value, onChange, ref } }) => (
            <SelectField
              ref={ref}
              label={texts.administrator}
              hint={mayMakeAdministrators ? texts.administratorHint : texts.administratorLocked}
              options={YES_NO}
              value={value}
              onValueChange={onChange}
              disabled={!mayMakeAdministrators}
              error={errors.flAdministrador?.message}
            />
          )}
        />
        <CheckboxField
          {...register('flAtivo')}
          label={texts.isActive}
          hint={user?.flFuncionarioAtivo === false ? texts.employeeInactive : texts.isActiveHint}
          className={styles.wide}
          error={errors.flAtivo?.message}
        />
        <LinkedEmployeeField form={form} />
      </fieldset>

      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.personal}</legend>
        <MaskedField
          {...register('nrCpf', { validate: orEmpty(isCpf, texts.cpfInvalid) })}
          label={texts.cpf}
          mask={CPF_MASK}
          isOptional
          error={errors.nrCpf?.message}
        />
        <TextField
          {...register('nrRg')}
          label={texts.rg}
          maxLength={20}
          isOptional
          error={errors.nrRg?.message}
        />
        <Controller
          control={control}
          name="dtNascimento"
          rules={{
            validate: orEmpty((date) => isBirthDate(date, new Date()), texts.birthDateInvalid),
          }}
          render={({ field: { onChange, ...field } }) => (
            <DateField
              {...field}
              onValueChange={onChange}
              label={texts.birthDate}
              isOptional
              error={errors.dtNascimento?.message}
            />
          )}
        />
        <MaskedField
          {...register('dsCelular', { validate: phoneOrEmpty(texts.mobileInvalid) })}
          label={texts.mobile}
          mask={PHONE_MASK}
          isOptional
          error={errors.dsCelular?.message}
        />
        <MaskedField
          {...register('dsTelefone', { validate: phoneOrEmpty(texts.phoneInvalid) })}
          label={texts.phone}
          mask={PHONE_MASK}
          isOptional
          error={errors.dsTelefone?.message}
        />
      </fieldset>

      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.address}</legend>
        <MaskedField
          {...register('dsCep', { validate: orEmpty(isZipCode, texts.zipCodeInvalid) })}
          label={texts.zipCode}
          mask={ZIP_CODE_MASK}
          isOptional
          error={errors.dsCep?.message}
        />
        <TextField
          {...register('dsEndereco')}
          label={texts.street}
          maxLength={200}
          isOptional
          error={errors.dsEndereco?.message}
        />
        <TextField
          {...register('nrNumero')}
          label={texts.number}
          maxLength={20}
          isOptional
          error={errors.nrNumero?.message}
        />
        <TextField
          {...register('dsComplemento')}
          label={texts.complement}
          maxLength={100}
          isOptional
          error={errors.dsComplemento?.message}
        />
        <TextField
          {...register('nmBairro')}
          label={texts.district}
          maxLength={100}
          isOptional
          error={errors.nmBairro?.message}
        />
        <TextField
          {...register('nmCidade')}
          label={texts.city}
          maxLength={100}
          isOptional
          error={errors.nmCidade?.message}
        />
        <Controller
          control={control}
          name="nmUf"
          render={({ field: { value, onChange, ref } }) => (
            <SelectField
              ref={ref}
              label={texts.state}
              options={UFS}
              value={value}
              onValueChange={onChange}
              isOptional
              error={errors.nmUf?.message}
            />
          )}
        />
      </fieldset>
    </div>
  );
}
