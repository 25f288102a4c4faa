import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EmailField, PasswordField } from '../field/index.ts';
import { FormSummary } from './form-summary.tsx';

const problems = [
  { fieldId: 'email', message: 'E-mail é obrigatório' },
  { fieldId: 'senha', message: 'Senha é obrigatória' },
];

const meta = {
  title: 'Kit/FormSummary',
  component: FormSummary,
  args: { problems, attempt: 0 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

function RefusedForm() {
  const [attempt, setAttempt] = useState(0);
  const shown = attempt === 0 ? [] : problems;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      <FormSummary problems={shown} attempt={attempt} />
      <EmailField id="email" label="E-mail" error={shown[0]?.message} />
      <PasswordField id="senha" label="Senha" error={shown[1]?.message} />
      <Button type="submit">Entrar</Button>
    </form>
  );
}

export const Base: Story = {};

export const InAForm: Story = {
  render: () => <RefusedForm />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Entrar' }));
    await expect(form.getByRole('region', { name: 'Revise os campos abaixo' })).toHaveFocus();
    await userEvent.click(form.getByRole('link', { name: 'Senha é obrigatória' }));
    await expect(form.getByLabelText('Senha')).toHaveFocus();
  },
};

export const WholeForm: Story = {
  args: {
    problems: [
      {
        message:
          'Usuário ou senha incorretos. Por favor, verifique suas credenciais e tente novamente.',
      },
    ],
  },
};
