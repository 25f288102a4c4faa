import { ApiProblem } from '@aferir/api-client';
import { axeViolations, renderUi } from '@aferir/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signInMessages } from './access.messages.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

function openForm(outcome?: ApiProblem) {
  const onSignIn = vi.fn<SignInFormProps['onSignIn']>(async () => outcome);
  const view = renderUi(<SignInForm onSignIn={onSignIn} forgotPassword={<ForgottenPassword />} />);
  const login = screen.getByLabelText(signInMessages.email);
  const password = screen.getByLabelText(signInMessages.password);
  const signIn = async (email: string) => {
    await view.user.type(login, email);
    await view.user.type(password, 'aferir-123{Enter}');
  };
  return { ...view, onSignIn, login, password, signIn };
}

describe('SignInForm', () => {
  it('sends what was typed and says that it goes on', async () => {
    const { onSignIn, signIn, container } = openForm();
    await signIn(' ana@empresa.example ');
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith({
      login: 'ana@empresa.example',
      password: 'aferir-123',
    });
    expect(await screen.findByText(signInMessages.redirecting)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('begins with the e-mail where that is known', () => {
    renderUi(<SignInForm onSignIn={async () => undefined} login="ana@empresa.example" />);
    expect(screen.getByLabelText(signInMessages.email)).toHaveValue('ana@empresa.example');
  });

  it('takes a CPF where employees sign in, and tells one that can be none', async () => {
    const onSignIn = vi.fn<SignInFormProps['onSignIn']>(async () => undefined);
    const { user, container } = renderUi(<SignInForm forEmployees onSignIn={onSignIn} />);
    const login = screen.getByLabelText(signInMessages.employeeLogin);
    await user.click(screen.getByRole('button', { name: signInMessages.signIn }));
    expect(login).toHaveAccessibleDescription(signInMessages.employeeLoginRequired);
    await user.type(login, '529.982.247-26');
    await user.type(screen.getByLabelText(signInMessages.password), 'aferir-123{Enter}');
    expect(login).toHaveAccessibleDescription(signInMessages.cpfInvalid);
    expect(onSignIn).not.toHaveBeenCalled();
    await user.type(login, '{Backspace}5{Enter}');
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith({
      login: '529.982.247-25',
      password: 'aferir-123',
    });
    expect(await axeViolations(container)).toEqual([]);
  });

  it.each([' F-0042 ', '52998224726', 'bruno'])(
    'sends %j where employees sign in, as it may be a registration number',
    async (number) => {
      const onSignIn = vi.fn<SignInFormProps['onSignIn']>(async () => undefined);
      const { user } = renderUi(<SignInForm forEmployees onSignIn={onSignIn} />);
      await user.type(screen.getByLabelText(signInMessages.employeeLogin), number);
      await user.type(screen.getByLabelText(signInMessages.password), 'aferir-123{Enter}');
      expect(onSignIn.mock.calls[0]?.[0].login).toBe(number.trim());
    },
  );

  it('asks for what is missing, and takes that back as it is typed', async () => {
    const { user, onSignIn, login, signIn, container } = openForm();
    await user.click(screen.getByRole('button', { name: signInMessages.signIn }));
    expect(await screen.findByText(signInMessages.passwordRequired)).toBeVisible();
    expect(login).toHaveFocus();
    expect(login).toHaveAccessibleDescription(signInMessages.emailRequired);
    await signIn('ana');
    expect(login).toHaveAccessibleDescription(signInMessages.emailInvalid);
    expect(onSignIn).not.toHaveBeenCalled();
    await user.type(login, '@empresa.example');
    expect(login).toBeValid();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('asks for a refused password again', async () => {
    const message = 'Usuário ou senha incorretos.';
    const { login, password, signIn } = openForm(new ApiProblem({ kind: 'unauthorized', message }));
    await signIn('ana@empresa.example');
    expect(await screen.findByText(message)).toBeVisible();
    expect(login).toHaveValue('ana@empresa.example');
    expect(password).toHaveValue('');
    expect(password).toHaveFocus();
  });

  it('marks a field that the server names', async () => {
    const message = 'Informe o e-mail.';
    const faults = [{ field: 'login', message }];
    const { login, password, signIn } = openForm(
      new ApiProblem({ kind: 'validation', errors: [message], faults }),
    );
    await signIn('ana@empresa.example');
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(login).toHaveAccessibleDescription(message);
    expect(password).toHaveValue('aferir-123');
  });

  it('tells who gives a new password', async () => {
    const { user } = openForm();
    await user.click(screen.getByRole('button', { name: signInMessages.forgotPassword }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(signInMessages.forgotPasswordText);
    await user.click(screen.getByRole('button', { name: signInMessages.understood }));
    expect(dialog).not.toBeInTheDocument();
  });
});
