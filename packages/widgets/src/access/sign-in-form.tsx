import type { ApiProblem } from '@aferir/api-client';
import { emailProblem, isCpf, isWrittenAsCpf, toSignInMarks } from '@aferir/domain';
import {
  applyProblem,
  Button,
  EmailField,
  Form,
  FormSummary,
  Notice,
  PasswordField,
  refusalOf,
  TextField,
} from '@aferir/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { refusalIn } from '../shared/language/say-in.ts';
import { useLanguage } from '../shared/language/use-language.ts';
import { type SignInMessages, signInMessages } from './access.messages.ts';

/** What people type to sign in: staff their e-mail, employees that, their CPF or their registration number. */
export interface SignInValues {
  login: string;
  password: string;
}

export interface SignInFormProps {
  /** Signs in, in the realm of the page; resolves to what kept it from working. */
  onSignIn: (values: SignInValues) => Promise<ApiProblem | undefined>;
  /** What to begin with, where it is known who signs in. @default nothing */
  login?: string;
  /** Whether employees sign in, for whom a CPF or a registration number does as well. @default false */
  forEmployees?: boolean;
  /** What to do about a forgotten password: a link, or `ForgottenPassword`. */
  forgotPassword?: ReactNode;
  messages?: SignInMessages;
}

/** E-mail, or where employees sign in CPF or registration number, and password. A refused password is asked for again. */
export function SignInForm({
  onSignIn,
  login: known = '',
  forEmployees = false,
  forgotPassword,
  messages = signInMessages,
}: SignInFormProps) {
  const form = useForm<SignInValues>({ defaultValues: { login: known, password: '' } });
  const language = useLanguage();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const [isSignedIn, setIsSignedIn] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of the fields is in the language of the texts of that time
  useEffect(() => form.clearErrors(), [form.clearErrors, messages.passwordRequired]);

  const submit = form.handleSubmit(async ({ login: typed, password }) => {
    const login = typed.trim();
    form.setValue('login', login);
    const problem = await onSignIn({ login, password });
    setIsSignedIn(!problem);
    if (!problem) return;
    applyProblem(form, refusalIn(language, problem));
    if (problem.kind !== 'unauthorized') return;
    form.resetField('password');
    form.setFocus('password');
  });

  // A keyboard for addresses has no digits at hand.
  const LoginField = forEmployees ? TextField : EmailField;
  return (
    <Form onSubmit={submit}>
      <FormSummary {...refusalOf(formState)} />
      <div role="alert">
        {isSignedIn ? <Notice tone="success">{messages.redirecting}</Notice> : null}
      </div>
      <LoginField
        {...register('login', {
          validate: (login) => loginProblem(login, forEmployees, messages),
        })}
        label={forEmployees ? messages.employeeLogin : messages.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
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

/** What is wrong with what somebody signs in by; undefined where nothing is. */
function loginProblem(
  login: string,
  forEmployees: boolean,
  messages: SignInMessages,
): string | undefined {
  const required = forEmployees ? messages.employeeLoginRequired : messages.emailRequired;
  if (login.trim() === '') return required;
  // A registration number may look like anything else.
  if (forEmployees && !login.includes('@')) {
    const isNoCpf = isWrittenAsCpf(login) && !isCpf(toSignInMarks(login).cpf ?? '');
    return isNoCpf ? messages.cpfInvalid : undefined;
  }
  return emailProblem(login, messages.emailInvalid, messages.emailFaults);
}
