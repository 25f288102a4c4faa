import type { Schema } from '@aferir/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidget } from '../../shared/testing/in-widget.tsx';
import { stretched } from '../../shared/testing/stretched.tsx';
import { performanceReportMessages } from '../performance-report.messages.ts';
import { AroundSection } from './around-section.tsx';

const peers: Schema<'AroundGroup'> = {
  tpGrupo: 'par',
  qtdAvaliadores: 3,
  competencias: [
    {
      idCompetencia: 1,
      nmCompetencia: 'Comunicação',
      media: 7.7,
      comentarios: ['Explica bem.', 'Ouve antes de decidir.', 'Responde rápido.'],
    },
    { idCompetencia: 2, nmCompetencia: 'Trabalho em equipe', media: 9, comentarios: [] },
  ],
};

const hidden: Schema<'AroundGroup'> = {
  tpGrupo: 'liderado',
  qtdAvaliadores: null,
  competencias: [],
};

const meta = {
  title: 'Widgets/PerformanceReport/Around',
  component: AroundSection,
  decorators: [inWidget({ messages: performanceReportMessages, headingLevel: 1 })],
  args: {
    data: { tpFase: 'encerrada', qtdMinima: 3, grupos: [peers, hidden] },
    competencies: [
      { id: 1, name: 'Comunicação', selfScore: 9, average: 6.5 },
      { id: 2, name: 'Trabalho em equipe', selfScore: 8, average: null },
    ],
  },
} satisfies Meta<typeof AroundSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

/** Two may write the same, and both are told. */
export const SameComment: Story = {
  args: {
    data: {
      tpFase: 'encerrada',
      qtdMinima: 3,
      grupos: [
        {
          ...peers,
          competencias: peers.competencias.map((mean) => ({
            ...mean,
            comentarios: mean.comentarios.length > 0 ? ['Bom', 'Bom', 'Ouve bem'] : [],
          })),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Bom')).toHaveLength(2);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Open: Story = { args: { data: { tpFase: 'aberta', qtdMinima: 3, grupos: [] } } };

export const Hidden: Story = {
  args: {
    data: { tpFase: 'encerrada', qtdMinima: 3, grupos: [{ ...hidden, tpGrupo: 'par' }, hidden] },
  },
};

const names = ['Comunicação', 'Trabalho em equipe', 'Organização', 'Iniciativa', 'Adaptação'];

function groupOf(
  tpGrupo: Schema<'AroundGroup'>['tpGrupo'],
  means: readonly number[],
): Schema<'AroundGroup'> {
  return {
    tpGrupo,
    qtdAvaliadores: 5,
    competencias: names.map((nmCompetencia, index) => ({
      idCompetencia: index + 1,
      nmCompetencia,
      media: means[index] ?? 0,
      comentarios: [],
    })),
  };
}

/** From three competencies on all sides stand around one circle too. */
export const BothGroups: Story = {
  args: {
    data: {
      tpFase: 'encerrada',
      qtdMinima: 3,
      grupos: [groupOf('par', [7.7, 9, 5.3, 6, 8.3]), groupOf('liderado', [6, 8.4, 7, 4.2, 9])],
    },
    competencies: names.map((name, index) => ({
      id: index + 1,
      name,
      selfScore: 9 - index,
      average: 6.5 + index / 2,
    })),
  },
};

export const Stretched: Story = { ...BothGroups, ...stretched };
