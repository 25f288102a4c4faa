import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EmailField, TextField } from '../field/index.ts';
import { Notice } from '../notice/index.ts';
import { Form } from './form.tsx';

const meta = {
  title: 'Kit/Form',
  component: Form,
  args: {
    onSubmit: fn(async () => undefined),
    children: (
      <>
        <div role="alert" />
        <TextField label="Nome" />
        <EmailField label="E-mail" />
        <Button type="submit">Salvar</Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const WithError: Story = {
  args: {
    children: (
      <>
        <div role="alert">
          <Notice tone="danger">Não foi possível salvar. Tente novamente.</Notice>
        </div>
        <TextField label="Nome" error="Informe o nome." />
        <Button type="submit">Salvar</Button>
      </>
    ),
  },
};
