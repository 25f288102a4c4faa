import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert } from 'lucide-react';
import { Button } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nenhuma avaliação enviada ainda',
    description: 'Envie a primeira solicitação para conhecer o perfil desta pessoa.',
    action: <Button>Enviar nova solicitação</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const WithError: Story = {
  args: {
    tone: 'danger',
    icon: <CircleAlert />,
    title: 'Erro ao carregar dados do relatório',
    description: 'Verifique sua conexão.',
    action: <Button>Tentar novamente</Button>,
  },
};

export const LongContent: Story = {
  args: {
    title:
      'Nenhuma competência encontrada para esta avaliação, respondida com uma versão anterior do questionário',
    description:
      'As competências passam a aparecer aqui assim que a avaliação for respondida outra vez com a versão atual do questionário.',
  },
};
