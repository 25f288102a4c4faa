import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Kit/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Enviar solicitação',
    message: 'Deseja realmente enviar a solicitação por email?',
    confirmLabel: 'Enviar',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Destructive: Story = {
  args: {
    title: 'Confirmação de exclusão',
    message: 'Tem certeza que deseja excluir este departamento?',
    subject: 'Desenvolvimento Organizacional',
    tone: 'danger',
    confirmLabel: 'Excluir',
  },
};

export const NothingToConfirm: Story = {
  render: ({ message, onConfirm, ...rest }) => (
    <ConfirmDialog {...rest}>Ninguém pode receber agora.</ConfirmDialog>
  ),
};

export const NotYet: Story = { args: { isConfirmDisabled: true } };

export const Loading: Story = { args: { isBusy: true } };
