import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserRound, UsersRound } from 'lucide-react';
import { Button } from '../button/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { Card, FigureCard } from './index.ts';

const meta = {
  title: 'Kit/Card',
  component: Card,
  args: {
    title: 'Valor na equipe',
    children: 'Traz energia às conversas e ajuda o grupo a sair do impasse.',
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 16,
} as const;

export const Base: Story = {};

export const Variants: Story = {
  args: {
    description: 'Como a pessoa contribui com quem trabalha ao lado.',
    actions: (
      <Button variant="secondary" size="s">
        Ver detalhes
      </Button>
    ),
  },
};

export const Figures: Story = {
  render: () => (
    <div style={grid}>
      <FigureCard label="Dominante" value="12" hint="avaliações" icon={<UserRound />} />
      <FigureCard label="Influente" value="1" hint="avaliação" icon={<UserRound />} />
      <FigureCard label="Não avaliados" value="1.204" hint="pessoas" icon={<UsersRound />} />
      <FigureCard label="Conforme" value="0" hint="Nenhuma avaliação" />
    </div>
  ),
};

export const TonedFigures: Story = {
  render: () => (
    <div style={grid}>
      <FigureCard label="Média geral" value="6,2" hint="Médio" tone="warning" />
      <FigureCard label="Maior nota" value="9" hint="Comunicação" tone="success" />
      <FigureCard
        label="Menor nota"
        value="3"
        hint="Negociação"
        tone="danger"
        icon={<UserRound />}
      />
      <FigureCard label="Competências" value="12" hint="avaliadas" />
    </div>
  ),
};

export const Dark: Story = { ...TonedFigures, globals: { scheme: 'dark' } };

export const Loading: Story = {
  args: {
    children: (
      <SkeletonGroup>
        <Skeleton width="90%" />
        <Skeleton width="75%" />
        <Skeleton width="40%" />
      </SkeletonGroup>
    ),
  },
};

export const LongContent: Story = {
  args: {
    title:
      'Comportamentos limitantes que aparecem quando há muita pressão, pouco tempo e prioridades em conflito',
    description: 'Desenvolvimento-organizacional-e-aperfeiçoamento-profissional-continuado',
    actions: <Button size="s">Enviar por E-mail</Button>,
  },
};
