import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidget } from '../shared/testing/in-widget.tsx';
import { oneWord } from '../shared/testing/one-word.ts';
import { spoken } from '../shared/testing/spoken.tsx';
import { stretched } from '../shared/testing/stretched.tsx';
import { comparedState, shownState, teamState } from './team-map.fixtures.ts';
import { teamMapMessages } from './team-map.messages.ts';
import { people, personForTests } from './team-map.server.ts';
import { teamMapTexts } from './team-map.texts.ts';
import { TeamMapView } from './team-map.view.tsx';

const meta = {
  title: 'Widgets/TeamMap',
  component: TeamMapView,
  decorators: [inWidget({ messages: teamMapMessages })],
  args: {
    state: shownState,
    actions: { toggle: fn(), choose: fn(), retry: fn() },
    isOwn: true,
  },
  // Its code comes late; no story waits for it.
  beforeEach: async () => {
    await import('./parts/shown-team.tsx');
  },
} satisfies Meta<typeof TeamMapView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Compared: Story = { args: { state: comparedState(0, 1) } };

export const ComparedAlike: Story = { args: { state: comparedState(2, 4) } };

export const Loading: Story = { args: { state: { step: 'loading' } } };

export const LoadingParts: Story = {
  args: {
    state: {
      ...comparedState(0, 1),
      pair: { status: 'loading' },
      competencies: { status: 'loading' },
    },
  },
};

export const WithFailedParts: Story = {
  args: {
    state: {
      ...comparedState(0, 1),
      pair: { status: 'failed', reason: 'Bruno Lima ainda não tem um resultado no mapa.' },
      competencies: { status: 'failed' },
    },
  },
};

export const WithoutCompetencies: Story = {
  args: {
    state: {
      ...shownState,
      competencies: { status: 'ready', data: { rows: [], hiddenCount: 0 } },
    },
  },
};

/** Whoever may not see performance is not told that there is something. */
export const CompetenciesWithheld: Story = {
  args: { state: { ...shownState, competencies: { status: 'withheld', reason: 'Sem acesso.' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Quem está onde' });
    await expect(canvas.queryByRole('heading', { name: 'Competências da equipe' })).toBeNull();
  },
};

export const TooFewResults: Story = { args: { state: teamState(people.slice(5)) } };

export const Balanced: Story = {
  args: {
    state: teamState(people.filter(({ nmPessoa }) => /^(Ana|Bruno|Carla|Fábio)/.test(nmPessoa))),
  },
};

export const NobodyOnMap: Story = { args: { state: teamState(people.slice(6)) } };

export const Empty: Story = { args: { state: teamState([]) } };

export const EmptyForStaff: Story = { args: { ...Empty.args, isOwn: false } };

export const WithError: Story = {
  args: {
    state: {
      step: 'unavailable',
      problem: {
        kind: 'network',
        message: 'Não foi possível se conectar ao servidor!',
        isRetryable: true,
      },
    },
  },
};

export const Refused: Story = {
  args: {
    state: {
      step: 'unavailable',
      problem: {
        kind: 'conflict',
        message: 'Esta equipe tem 812 pessoas. Escolha uma equipe com até 200 pessoas.',
        isRetryable: false,
      },
    },
  },
};

const crowdedResults = [
  ['Dominante', [70, 54, 34, 42]],
  ['Influente', [52, 68, 48, 32]],
  ['Estável', [30, 46, 70, 54]],
  ['Conforme', [48, 32, 48, 72]],
] as const;

/** Many people, some of them in the same place. */
export const Crowd: Story = {
  args: {
    state: teamState(
      Array.from({ length: 36 }, (_, index) =>
        personForTests(
          100 + index,
          `Pessoa ${String(index + 1).padStart(2, '0')}`,
          crowdedResults[index % crowdedResults.length],
        ),
      ),
      'Comercial',
    ),
    isOwn: false,
  },
};

export const DataOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver dados' }));
    await expect(
      canvas.getByRole('row', {
        name: 'Elisa Prado Estável moderado equilibrado Perfil pouco diferenciado e Empate técnico',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Gabriela Melo Sem resultado/ })).toBeVisible();
  },
};

/** By keyboard alone: a person on the map is a button that tells who it is and where. */
export const PickedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const ana = { name: 'Ana Souza: Influente, ritmo rápido, foco em pessoas' };
    (await canvas.findByRole('button', ana)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.toggle).toHaveBeenCalledWith(7);
    await userEvent.selectOptions(canvas.getByLabelText('Segunda pessoa (opcional)'), '42');
    await expect(args.actions.choose).toHaveBeenCalledWith('second', 42);
  },
};

export const LongNames: Story = {
  args: {
    state: teamState(
      people.map((person) => ({
        ...person,
        nmPessoa: `${person.nmPessoa} de Albuquerque Cavalcanti Figueiredo dos Santos Montenegro`,
      })),
      'Desenvolvimento Organizacional e Relacionamento com Parceiros e Fornecedores',
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const OneLongWord: Story = {
  args: {
    state: teamState(
      people.map((person, index) => ({ ...person, nmPessoa: `${oneWord}${index}` })),
      oneWord,
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { ...Compared, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Compared, globals: { scheme: 'dark' } };

export const InEnglish: Story = { ...Compared, ...spoken(teamMapTexts, 'en') };

export const InSpanish: Story = { ...Compared, ...spoken(teamMapTexts, 'es') };

export const Stretched: Story = { ...Compared, ...stretched };
