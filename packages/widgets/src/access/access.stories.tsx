import { ApiProblem } from '@aferir/api-client';
import { Button } from '@aferir/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { translated } from '../../../../.storybook/translated.ts';
import { expectNothingCutOff, stretch } from '../shared/testing/stretched.tsx';
import { changePasswordMessages, signInMessages } from './access.messages.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

const succeed: SignInFormProps['onSignIn'] = async () => undefined;

const meta = {
  title: 'Widgets/Access',
  component: SignInForm,
  args: { onSignIn: succeed, forgotPassword: <ForgottenPassword /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const page = () => within(document.body);

async function press(name: string) {
  await userEvent.click(await page().findByRole('button', { name }));
}

async function type(label: string, text: string) {
  await userEvent.type(await page().findByLabelText(label), text);
}

function refusal(field: string, message: string): ApiProblem {
  return new ApiProblem({ kind: 'validation', errors: [message], faults: [{ field, message }] });
}

async function signIn() {
  await type(signInMessages.email, 'ana.souza@empresa.example');
  await type(signInMessages.password, 'aferir-123');
  await press(signInMessages.signIn);
}

export const Base: Story = {};

export const ForEmployees: Story = { args: { forEmployees: true } };

export const ForEmployeesIncomplete: Story = {
  args: { forEmployees: true },
  globals: phone,
  play: async () => {
    await press(signInMessages.signIn);
    await page().findByText(signInMessages.employeeLoginRequired);
  },
};

export const CpfRefused: Story = {
  args: { forEmployees: true },
  play: async () => {
    await type(signInMessages.employeeLogin, '529.982.247-26');
    await press(signInMessages.signIn);
    await page().findByText(signInMessages.cpfInvalid);
  },
};

export const Phone: Story = { globals: phone };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Incomplete: Story = {
  play: async () => {
    await press(signInMessages.signIn);
    await page().findByText(signInMessages.emailRequired);
  },
};

export const Refused: Story = {
  args: {
    onSignIn: async () =>
      new ApiProblem({ kind: 'unauthorized', message: 'Usuário ou senha incorretos.' }),
  },
  play: async () => {
    await signIn();
    await page().findByText('Usuário ou senha incorretos.');
  },
};

export const Translated: Story = { ...Refused, ...translated };

export const SignedIn: Story = {
  play: async () => {
    await signIn();
    await page().findByText(signInMessages.redirecting);
  },
};

export const Forgotten: Story = {
  play: async () => {
    await press(signInMessages.forgotPassword);
    await page().findByRole('dialog');
  },
};

const changing: Story = {
  render: () => (
    <ChangePasswordForm
      onChange={async () => refusal('senhaAtual', 'A senha atual está incorreta.')}
    >
      <Button type="submit">{changePasswordMessages.save}</Button>
    </ChangePasswordForm>
  ),
};

export const ChangingPassword: Story = { ...changing };

export const ChangeIncomplete: Story = {
  ...changing,
  play: async () => {
    await press(changePasswordMessages.save);
    await page().findByText(changePasswordMessages.fillAll);
  },
};

export const ChangeRefused: Story = {
  ...changing,
  play: async () => {
    await type(changePasswordMessages.currentPassword, 'errada-123');
    await type(changePasswordMessages.newPassword, 'ipe-amarelo-27');
    await type(changePasswordMessages.confirmPassword, 'ipe-amarelo-27');
    await press(changePasswordMessages.save);
    await page().findByRole('link', { name: 'A senha atual está incorreta.' });
  },
};

export const Stretched: Story = {
  args: { forEmployees: true, messages: stretch(signInMessages) },
  globals: phone,
  play: async ({ canvasElement }) => {
    await press(stretch(signInMessages).signIn);
    await page().findByText(stretch(signInMessages).employeeLoginRequired);
    await expectNothingCutOff(canvasElement);
  },
};
