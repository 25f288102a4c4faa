import type { ApiProblem } from '@aferir/api-client';
import { isEmail } from '@aferir/domain';
import { Button, EmailField, Notice, PasswordField } from '@aferir/ui';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '../../../shared/components/form.tsx';
import { accessMessages } from '../access-messages.ts';

/** What people type to sign in. */
export interface SignInValues {
  email: string;
  password: string;
}

/** Props of {@link SignInForm}. */
export interface SignInFormProps {
  /** Signs in; resolves to what kept it from working. */
  onSignIn: (values: SignInValues) => Promise<ApiProblem | undefined>;
  /** What to do about a forgotten password. */
  forgotPassword: ReactNode;
}

/** E-mail and password, the same in both realms. */
export function SignInForm({ onSignIn, forgotPassword }: SignInFormProps) {
  const { register, handleSubmit, formState, setFocus, resetField } = useForm<SignInValues>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [problem, setProblem] = useState<string>();
  const [isSignedIn, setIsSignedIn] = useState(false);

  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(undefined);
    const found = await onSignIn({ email: email.trim(), password });
    setIsSignedIn(!found);
    if (!found) return;
    setProblem(found.message);
    if (found.status !== 401) return;
    resetField('password');
    setFocus('password');
  });

  return (
    <Form onSubmit={submit}>
      <div role="alert">
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        {isSignedIn ? <Notice tone="success">{accessMessages.redirecting}</Notice> : null}
      </div>
      <EmailField
        {...register('email', {
          required: accessMessages.emailRequired,
          validate: (email) => isEmail(email) || accessMessages.emailInvalid,
        })}
        label={accessMessages.email}
        autoComplete="username"
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password', { required: accessMessages.passwordRequired })}
        label={accessMessages.password}
        error={errors.password?.message}
      />
      <Button type="submit" size="l" isLoading={isSubmitting || isSignedIn}>
        {accessMessages.signIn}
      </Button>
      {forgotPassword}
    </Form>
  );
}
