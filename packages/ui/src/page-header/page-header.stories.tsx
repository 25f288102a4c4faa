import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { Button } from '../button/index.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Kit/PageHeader',
  component: PageHeader,
  args: {
    title: 'Análise Comportamental',
    description: 'Perfis das pessoas da empresa e as solicitações enviadas.',
    actions: <Button icon={<Send />}>Enviar nova solicitação</Button>,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const LongContent: Story = {
  args: {
    title: 'Departamento de Desenvolvimento Organizacional e Relacionamento com Colaboradores',
    actions: (
      <>
        <Button variant="secondary">Imprimir PDF</Button>
        <Button>Enviar por E-mail</Button>
      </>
    ),
  },
};
