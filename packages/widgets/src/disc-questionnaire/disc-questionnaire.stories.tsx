import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { translated } from '../../../../.storybook/translated.ts';
import { profile, unsureProfile } from '../behavioral-report/behavioral-report.fixtures.ts';
import { InTurn } from '../shared/testing/in-turn.tsx';
import { inWidget } from '../shared/testing/in-widget.tsx';
import { offline } from '../shared/testing/offline.ts';
import { oneWord } from '../shared/testing/one-word.ts';
import { questionnaireActions } from '../shared/testing/questionnaire-actions.ts';
import { refused } from '../shared/testing/refused.ts';
import { spoken } from '../shared/testing/spoken.tsx';
import { stretched } from '../shared/testing/stretched.tsx';
import {
  answeringState,
  completeRanking,
  freshAssessment,
  questionsForTests,
} from './disc-questionnaire.fixtures.ts';
import { discQuestionnaireMessages } from './disc-questionnaire.messages.ts';
import { discQuestionnaireTexts } from './disc-questionnaire.texts.ts';
import { DiscQuestionnaireView } from './disc-questionnaire.view.tsx';
import { FirstLook } from './parts/disc-first-look.tsx';

const assessment = { ...freshAssessment, items: questionsForTests(20) };
const fourth = answeringState({ assessment, index: 3, answeredCount: 3 });
const chosen = answeringState({
  assessment,
  index: 3,
  answeredCount: 3,
  ranking: completeRanking(3),
});
const partly = answeringState({
  assessment,
  index: 3,
  answeredCount: 3,
  ranking: { 41: 2, 43: 1 },
});
const last = answeringState({
  assessment,
  index: 19,
  answeredCount: 19,
  ranking: completeRanking(19),
});

const meta = {
  title: 'Widgets/DiscQuestionnaire',
  component: DiscQuestionnaireView,
  parameters: { bare: true },
  decorators: [inWidget({ messages: discQuestionnaireMessages })],
  args: {
    state: fourth,
    actions: questionnaireActions(fn),
    firstLook: <FirstLook outcome={profile.outcome} />,
    result: <p>O relatório aparece aqui.</p>,
    tutorialHref: '#tutorial',
    firstAccessHref: '#primeiro-acesso',
  },
} satisfies Meta<typeof DiscQuestionnaireView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Loading: Story = { args: { state: { step: 'loading' } } };

export const Intro: Story = { args: { state: { step: 'intro', assessment } } };

export const FirstAccess: Story = { args: { state: { step: 'first-access' } } };

export const DeadLink: Story = {
  args: { state: refused('Este link expirou. Peça um novo à pessoa que enviou a avaliação.') },
};

export const WithoutNetwork: Story = { args: { state: { step: 'unavailable', problem: offline } } };

/** Each question stands above its own options. */
export const Translated: Story = {
  ...translated,
  render: (args) => (
    <InTurn
      states={[0, 1, 2].map((index) => answeringState({ assessment, index, answeredCount: index }))}
      draw={(state, submit) => (
        <DiscQuestionnaireView {...args} state={state} actions={{ ...args.actions, submit }} />
      )}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [index, { text, options }] of assessment.items.slice(0, 3).entries()) {
      await expect(canvas.getByRole('heading', { name: text })).toBeVisible();
      await expect(canvas.getByText(`${index + 1} de 20`)).toBeVisible();
      for (const [at, option] of canvas.getAllByRole('radiogroup').entries()) {
        await expect(option).toHaveAccessibleName(options[at]?.text);
      }
      if (index < 2) await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }));
    }
  },
};

export const PartlyChosen: Story = {
  args: { state: partly },
};

export const Incomplete: Story = {
  args: { state: { ...partly, isIncomplete: true } },
};

export const Sending: Story = { args: { state: { ...chosen, step: 'sending' } } };

export const FailedSend: Story = { args: { state: { ...chosen, problem: offline } } };

export const Recalling: Story = { args: { state: { ...fourth, step: 'recalling' } } };

export const FailedRecall: Story = {
  args: { state: { ...fourth, step: 'forgotten', problem: offline } },
};

export const LastQuestion: Story = {
  args: {
    state: last,
  },
};

export const Finishing: Story = {
  args: {
    state: { ...last, step: 'finishing' },
  },
};

/** The end, right after the last answer. */
export const Done: Story = {
  args: { state: { step: 'done', assessment: { ...assessment, elapsedMs: 725_000 } } },
  play: async ({ canvas }) => {
    const look = canvas.getByRole('region', { name: discQuestionnaireMessages.firstLook });
    const kept = Number.parseFloat(getComputedStyle(look).minBlockSize);
    await expect(look.getBoundingClientRect().height).toBeLessThanOrEqual(kept);
  },
};

export const DonePhone: Story = { ...Done, globals: { viewport: { value: 'phone' } } };

export const DoneWithPortal: Story = {
  ...Done,
  decorators: [inWidget({ messages: discQuestionnaireMessages, portalHref: '#portal' })],
};

/** The end of answers that hardly lean to any profile. */
export const DoneBarelyDifferentiated: Story = {
  args: {
    state: { step: 'done', assessment },
    firstLook: <FirstLook outcome={unsureProfile.outcome} />,
  },
};

/** As it is opened again later, when the result can not be read. */
export const DoneWithoutLook: Story = {
  args: { state: { step: 'done', assessment }, firstLook: null },
};

export const Result: Story = {
  args: { state: { step: 'done', assessment } },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acessar Resultado!' }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
};

export const OneLongWord: Story = {
  args: {
    state: answeringState({
      assessment: {
        ...freshAssessment,
        company: { name: oneWord, logoUrl: null, color: null },
        items: [
          {
            id: 1,
            text: oneWord,
            options: [11, 12, 13, 14].map((id) => ({ id, text: oneWord })),
          },
        ],
      },
      ranking: { 11: 1 },
    }),
  },
  globals: { viewport: { value: 'phone' } },
};

const long = 'Quando recebo uma responsabilidade que atravessa várias áreas da empresa, ';

export const LongContent: Story = {
  args: {
    state: answeringState({
      assessment: {
        ...freshAssessment,
        company: {
          name: 'Companhia Brasileira de Beneficiamento e Distribuição de Alimentos do Nordeste S.A.',
          logoUrl: null,
          color: null,
        },
        items: [
          {
            id: 1,
            text: `${long}costumo:`,
            options: [
              { id: 11, text: `${long}decidir logo quem faz o quê e cobrar os prazos de perto` },
              { id: 12, text: 'Pneumoultramicroscopicossilicovulcanoconiótico '.repeat(2).trim() },
              { id: 13, text: `${long}ouvir cada área antes` },
              { id: 14, text: 'Conferir' },
            ],
          },
        ],
      },
      ranking: { 11: 1 },
    }),
  },
};

export const IntroInEnglish: Story = { ...Intro, ...spoken(discQuestionnaireTexts, 'en') };

export const IntroInSpanish: Story = { ...Intro, ...spoken(discQuestionnaireTexts, 'es') };

export const IntroStretched: Story = { ...Intro, ...stretched };

export const QuestionInEnglish: Story = {
  ...PartlyChosen,
  ...spoken(discQuestionnaireTexts, 'en'),
};

export const QuestionInSpanish: Story = {
  ...PartlyChosen,
  ...spoken(discQuestionnaireTexts, 'es'),
};

export const QuestionStretched: Story = { ...PartlyChosen, ...stretched };

export const DoneInEnglish: Story = {
  ...DoneBarelyDifferentiated,
  ...spoken(discQuestionnaireTexts, 'en'),
};

export const DoneInSpanish: Story = {
  ...DoneBarelyDifferentiated,
  ...spoken(discQuestionnaireTexts, 'es'),
};

export const DoneStretched: Story = { ...DoneBarelyDifferentiated, ...stretched };

export const RefusedInEnglish: Story = { ...DeadLink, ...spoken(discQuestionnaireTexts, 'en') };

export const RefusedInSpanish: Story = { ...DeadLink, ...spoken(discQuestionnaireTexts, 'es') };

export const RefusedStretched: Story = { ...DeadLink, ...stretched };
