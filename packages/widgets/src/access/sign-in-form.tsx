import type { ApiProblem } from '@aferir/api-client';
import { emailProblem } from '@aferir/domain';
import {
  applyProblem,
  Button,
  EmailField,
  Form,
  FormSummary,
  Notice,
  PasswordField,
  refusalOf,
} from '@aferir/ui';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { refusalIn } from '../shared/language/say-in.ts';
import { useLanguage } from '../shared/language/use-language.ts';
import { type SignInMessages, signInMessages } from './access.messages.ts';

/** What people type to sign in; staff and employees both by their e-mail. */
export interface SignInValues {
  login: string;
  password: string;
}

export interface SignInFormProps {
  /** Signs in, in the realm of the page; resolves to what kept it from working. */
  onSignIn: (values: SignInValues) => Promise<ApiProblem | undefined>;
  /** The e-mail to begin with, where it is known who signs in. @default nothing */
  login?: string;
  /** What to do about a forgotten password: a link, or `ForgottenPassword`. */
  forgotPassword?: ReactNode;
  messages?: SignInMessages;
}

/** E-mail and password, the same in both realms. A refused password is asked for again. */
export function SignInForm({
  onSignIn,
  login: known = '',
  forgotPassword,
  messages = signInMessages,
}: SignInFormProps) {
  const form = useForm<SignInValues>({ defaultValues: { login: known, password: '' } });
  const language = useLanguage();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const [isSignedIn, setIsSignedIn] = useState(false);

  const submit = form.handleSubmit(async ({ login, password }) => {
    const problem = await onSignIn({ login: login.trim(), password });
    setIsSignedIn(!problem);
    if (!problem) return;
    applyProblem(form, refusalIn(language, problem));
    if (problem.kind !== 'unauthorized') return;
    form.resetField('password');
    form.setFocus('password');
  });

  return (
    <Form onSubmit={submit}>
      <FormSummary {...refusalOf(formState)} />
      <div role="alert">
        {isSignedIn ? <Notice tone="success">{messages.redirecting}</Notice> : null}
      </div>
      <EmailField
        {...register('login', {
          required: messages.emailRequired,
          validate: (email) =>
            emailProblem(
              email,
              email.trim() ? messages.emailInvalid : messages.emailRequired,
              messages.emailFaults,
            ),
        })}
        label={messages.email}
        autoComplete="username"
        error={errors.login?.message}
      />
      <PasswordField
        {...register('password', { required: messages.passwordRequired })}
        label={messages.password}
        error={errors.password?.message}
      />
      <Button type="submit" size="l" isLoading={isSubmitting || isSignedIn}>
        {messages.signIn}
      </Button>
      {forgotPassword}
    </Form>
  );
}
