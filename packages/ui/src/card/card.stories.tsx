import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { Card, FigureCard, FigureRow } from './index.ts';

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
    <FigureRow label="Avaliações por perfil">
      <FigureCard label="Dominante" value="12" hint="avaliações" icon={<UserRound />} />
      <FigureCard label="Influente" value="1" hint="avaliação" icon={<UserRound />} />
      <FigureCard label="Não avaliados" value="1.204" hint="pessoas" icon={<UsersRound />} />
      <FigureCard label="Conforme" value="0" hint="Nenhuma avaliação" />
    </FigureRow>
  ),
};

export const TonedFigures: Story = {
  render: () => (
    <FigureRow label="Notas">
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
    </FigureRow>
  ),
};

/** Three short ones fit a phone. */
export const NarrowFigures: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <FigureRow label="Treinamentos">
      <FigureCard label="Cadastrados" value="128" icon={<UserRound />} />
      <FigureCard label="Ativos" value="120" icon={<UserRound />} />
      <FigureCard label="Inativos" value="8" icon={<UserRound />} />
    </FigureRow>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'Treinamentos' });
    await expect(linesOf(row)).toBe(1);
    await expect(row.scrollWidth).toBe(row.clientWidth);
    await expect(row.tabIndex).toBe(-1);
  },
};

/** More of them are a strip that the keyboard reaches. */
export const NarrowLongFigures: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <FigureRow label="Funcionários da empresa">
      <FigureCard label="Cadastrados" value="1.204" icon={<UsersRound />} />
      <FigureCard label="Ativos" value="1.180" icon={<UsersRound />} />
      <FigureCard label="Inativos" value="24" icon={<UsersRound />} />
      <FigureCard label="Ativos com avaliação comportamental" value="841" icon={<UsersRound />} />
      <FigureCard label="Ativos sem avaliação comportamental" value="339" icon={<UsersRound />} />
    </FigureRow>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'Funcionários da empresa' });
    await expect(linesOf(row)).toBe(1);
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await waitFor(() => expect(row.tabIndex).toBe(0));
  },
};

/** Figures that come in later make it a strip. */
export const NarrowFiguresToCome: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!looks'],
  render: function Render() {
    const [value, setValue] = useState('-');
    return (
      <>
        <FigureRow label="Treinamentos">
          <FigureCard label="Cadastrados" value={value} />
          <FigureCard label="Ativos" value={value} />
          <FigureCard label="Inativos" value={value} />
        </FigureRow>
        <Button onClick={() => setValue('1.204.512')}>Abrir</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('region', { name: 'Treinamentos' });
    await expect(row.tabIndex).toBe(-1);
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await waitFor(() => expect(row.tabIndex).toBe(0));
  },
};

/** How many lines its figures take. */
function linesOf(row: HTMLElement): number {
  return new Set([...row.children].map((card) => card.getBoundingClientRect().top)).size;
}

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
