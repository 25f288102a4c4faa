import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translated } from '../../../../.storybook/translated.ts';
import type { RatedCompetency, Scores } from '../shared/competency-rating/index.ts';
import { writeNote } from '../shared/questionnaire/position.ts';
import { InTurn } from '../shared/testing/in-turn.tsx';
import { inWidget } from '../shared/testing/in-widget.tsx';
import { offline } from '../shared/testing/offline.ts';
import { oneWord } from '../shared/testing/one-word.ts';
import { questionnaireActions } from '../shared/testing/questionnaire-actions.ts';
import { refused } from '../shared/testing/refused.ts';
import { spoken } from '../shared/testing/spoken.tsx';
import { stretched } from '../shared/testing/stretched.tsx';
import {
  earlierAgreements,
  freshSelfAssessment,
  selfRatingAt,
} from './performance-self-assessment.fixtures.ts';
import { performanceSelfAssessmentMessages } from './performance-self-assessment.messages.ts';
import { performanceSelfAssessmentTexts } from './performance-self-assessment.texts.ts';
import { PerformanceSelfAssessmentView } from './performance-self-assessment.view.tsx';

const saved: Scores = { 1: 7, 2: 0, 3: 9 };
const fourth = selfRatingAt(3, { count: 10, saved });
const chosen = selfRatingAt(3, { count: 10, saved, unsent: { 4: 8 } });
const last = selfRatingAt(2, { saved: { 1: 7, 2: 0 }, unsent: { 3: 10 } });

const inTurn = [0, 1, 2].map((index) => selfRatingAt(index, { count: 10 }));

const meta = {
  title: 'Widgets/PerformanceSelfAssessment',
  component: PerformanceSelfAssessmentView,
  parameters: { bare: true },
  decorators: [inWidget({ messages: performanceSelfAssessmentMessages })],
  args: {
    state: fourth,
    actions: questionnaireActions(fn),
    firstAccessHref: '#primeiro-acesso',
  },
} satisfies Meta<typeof PerformanceSelfAssessmentView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Loading: Story = { args: { state: { step: 'loading' } } };

export const Start: Story = { args: { state: { step: 'intro', assessment: freshSelfAssessment } } };

export const StartWithAgreements: Story = {
  args: { state: { step: 'intro', assessment: { ...freshSelfAssessment, earlierAgreements } } },
};

export const StartWithAgreementsPhone: Story = {
  ...StartWithAgreements,
  globals: { viewport: { value: 'phone' } },
};

export const FirstAccess: Story = { args: { state: { step: 'first-access' } } };

/** Each competency that is asked for is the one on the screen. */
export const Translated: Story = {
  ...translated,
  render: (args) => (
    <InTurn
      states={inTurn}
      draw={(state, submit) => (
        <PerformanceSelfAssessmentView
          {...args}
          state={state}
          actions={{ ...args.actions, submit }}
        />
      )}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [index, { position }] of inTurn.entries()) {
      const { name } = position.items[index] as RatedCompetency;
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
      await expect(canvas.getByText(`${index + 1} de ${position.items.length}`)).toBeVisible();
      if (index + 1 === inTurn.length) return;
      await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }));
    }
  },
};

export const Chosen: Story = { args: { state: chosen } };

/** Somebody asks for a comment, which takes the focus. */
export const Commenting: Story = {
  args: { state: chosen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comentar' }));
    const field = await canvas.findByRole('textbox', { name: /Comentário/ });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Commented: Story = {
  args: {
    state: {
      ...chosen,
      position: writeNote(chosen.position, 'Divido o que aprendo com a equipe.'),
    },
  },
};

export const CommentedPhone: Story = {
  ...Commented,
  globals: { viewport: { value: 'phone' } },
};

/** What is too long goes nowhere, and says so. */
export const CommentTooLong: Story = {
  args: {
    state: { ...chosen, position: writeNote(chosen.position, 'Divido o que aprendo. '.repeat(24)) },
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /Comentário/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }));
    await expect(args.actions.submit).not.toHaveBeenCalled();
    await expect(canvas.getByText(/500/)).toBeVisible();
  },
};

export const Resumed: Story = { args: { state: selfRatingAt(2, { count: 10, saved }) } };

export const Missing: Story = { args: { state: { ...fourth, isIncomplete: true } } };

export const Sending: Story = { args: { state: { ...chosen, step: 'sending' } } };

export const FailedSend: Story = {
  args: {
    state: {
      ...chosen,
      problem: { kind: 'unavailable', message: 'Ocorreu um erro inesperado', isRetryable: true },
    },
  },
};

export const Offline: Story = { args: { state: { ...chosen, problem: offline } } };

export const LastCompetency: Story = { args: { state: last } };

export const Finishing: Story = { args: { state: { ...last, step: 'finishing' } } };

export const FailedFinish: Story = {
  args: { state: { ...selfRatingAt(2, { saved }), problem: offline } },
};

export const DoneWithPortal: Story = {
  args: { state: { step: 'done', assessment: { ...freshSelfAssessment, status: 6 } } },
  decorators: [inWidget({ messages: performanceSelfAssessmentMessages, portalHref: '#portal' })],
};

export const Done: Story = {
  args: { state: { step: 'done', assessment: { ...freshSelfAssessment, status: 6 } } },
  decorators: [
    inWidget({ messages: performanceSelfAssessmentMessages, events: { onClose: fn() } }),
  ],
};

export const DoneWithoutEmail: Story = {
  args: {
    state: {
      step: 'done',
      assessment: { ...freshSelfAssessment, status: 6, withoutEmail: ['Rui Prado'] },
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByText('Rui Prado não tem e-mail: avise pessoalmente.')).toBeVisible(),
};

export const AlreadyConcluded: Story = {
  args: { state: { step: 'done', assessment: { ...freshSelfAssessment, status: 2 } } },
};

export const WithoutNetwork: Story = { args: { state: { step: 'unavailable', problem: offline } } };

export const ExpiredLink: Story = {
  args: { state: refused('Este link expirou. Peça um novo à pessoa que enviou a avaliação.') },
};

export const ClosedByCompany: Story = {
  args: { state: refused('Esta solicitação de avaliação foi encerrada.', 'conflict') },
};

export const ThirtyCompetencies: Story = {
  args: { state: selfRatingAt(27, { count: 30, unsent: { 28: 10 } }) },
};

export const Dark: Story = { args: { state: chosen }, globals: { scheme: 'dark' } };

export const Narrow: Story = {
  args: { state: chosen },
  globals: { viewport: { value: 'phone' } },
};

export const OneLongWord: Story = {
  args: {
    state: {
      step: 'answering',
      assessment: {
        ...freshSelfAssessment,
        company: { name: oneWord, logoUrl: null, color: null },
      },
      position: {
        items: [{ id: 1, name: oneWord, description: oneWord }],
        index: 0,
        chosen: { 1: 4 },
        saved: {},
        unread: [],
        notes: {},
        savedNotes: {},
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
};

const longNamed: RatedCompetency = {
  id: 1,
  name: 'Pneumoultramicroscopicossilicovulcanoconiótico e orientação para resultados em ambientes de mudança constante, prazos curtos e prioridades que competem entre si',
  description:
    'Mantém o foco no que importa quando tudo muda, renegocia prazos cedo, explica o porquê das escolhas a quem depende delas e aprende com o que não deu certo sem procurar culpados.',
};

export const LongContent: Story = {
  args: {
    state: {
      step: 'answering',
      assessment: {
        ...freshSelfAssessment,
        company: {
          name: 'Companhia Brasileira de Beneficiamento e Distribuição de Alimentos do Nordeste S.A.',
          logoUrl: null,
          color: null,
        },
      },
      position: {
        items: [longNamed],
        index: 0,
        chosen: { 1: 4 },
        saved: {},
        unread: [],
        notes: {},
        savedNotes: {},
      },
    },
  },
};

export const StartInEnglish: Story = { ...Start, ...spoken(performanceSelfAssessmentTexts, 'en') };

export const StartInSpanish: Story = { ...Start, ...spoken(performanceSelfAssessmentTexts, 'es') };

export const StartStretched: Story = { ...Start, ...stretched };

export const RatingInEnglish: Story = {
  ...Chosen,
  ...spoken(performanceSelfAssessmentTexts, 'en'),
};

export const RatingInSpanish: Story = {
  ...Chosen,
  ...spoken(performanceSelfAssessmentTexts, 'es'),
};

export const RatingStretched: Story = { ...Chosen, ...stretched };

export const FailureInEnglish: Story = {
  ...FailedSend,
  ...spoken(performanceSelfAssessmentTexts, 'en'),
};

export const FailureInSpanish: Story = {
  ...FailedSend,
  ...spoken(performanceSelfAssessmentTexts, 'es'),
};

export const FailureStretched: Story = { ...FailedSend, ...stretched };
