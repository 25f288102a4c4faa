import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translated } from '../../../../.storybook/translated.ts';
import { InTurn } from '../shared/testing/in-turn.tsx';
import { inWidget } from '../shared/testing/in-widget.tsx';
import { offline } from '../shared/testing/offline.ts';
import { oneWord } from '../shared/testing/one-word.ts';
import { refused } from '../shared/testing/refused.ts';
import { spoken } from '../shared/testing/spoken.tsx';
import { stretched } from '../shared/testing/stretched.tsx';
import { game } from './game-player.fixtures.ts';
import type { GameState } from './game-player.machine.ts';
import { gamePlayerMessages } from './game-player.messages.ts';
import { gamePlayerTexts } from './game-player.texts.ts';
import type { AnswerReply, GameAnswer } from './game-player.types.ts';
import { GamePlayerView } from './game-player.view.tsx';

const meta = {
  title: 'Widgets/GamePlayer',
  component: GamePlayerView,
  parameters: { bare: true },
  decorators: [inWidget({ messages: gamePlayerMessages, events: { onClose: fn() } })],
  args: {
    state: answering(0),
    actions: { start: fn(), choose: fn(), submit: fn(), goOn: fn(), retry: fn(), leave: fn() },
  },
} satisfies Meta<typeof GamePlayerView>;

export default meta;
type Story = StoryObj<typeof meta>;

function answering(index: number, answer?: GameAnswer): Extract<GameState, { step: 'answering' }> {
  return { step: 'answering', game: { ...game, answered: index }, index, answer };
}

function result(index: number, reply: Partial<AnswerReply> = {}): GameState {
  const answered = index + 1;
  return {
    step: 'result',
    game: { ...game, answered },
    index,
    reply: { verdict: 'sent', answered, totals: null, ...reply },
  };
}

const chosen: GameAnswer = { kind: 'choice', optionId: 12 };

/** A quiz: each place has its sign. */
export const Base: Story = {};

export const Loading: Story = { args: { state: { step: 'loading' } } };

export const Intro: Story = { args: { state: { step: 'intro', game } } };

/** Told before the first answer that nobody is named, and what a survey is not. */
export const AnonymousIntro: Story = {
  args: {
    state: {
      step: 'intro',
      game: {
        ...game,
        isAnonymous: true,
        notice: 'Esta pesquisa não é um diagnóstico nem substitui a avaliação técnica dos riscos.',
      },
    },
  },
};

export const DeadLink: Story = { args: { state: refused('Este jogo foi encerrado.') } };

export const WithoutNetwork: Story = { args: { state: { step: 'unavailable', problem: offline } } };

/** Each question that is asked is the one on the screen. */
export const Translated: Story = {
  ...translated,
  render: (args) => (
    <InTurn
      states={game.questions.map((_, index) => answering(index))}
      draw={(state, submit) => (
        <GamePlayerView {...args} state={state} actions={{ ...args.actions, submit }} />
      )}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [index, { text }] of game.questions.entries()) {
      await expect(canvas.getByRole('heading', { name: text })).toBeVisible();
      await expect(canvas.getAllByText(`Pergunta ${index + 1} de 5`)[0]).toBeVisible();
      if (index === 4) return;
      await userEvent.click(canvas.getByRole('button', { name: 'Responder' }));
    }
  },
};

export const QuizChosen: Story = { args: { state: answering(0, chosen) } };

export const QuizIncomplete: Story = { args: { state: { ...answering(0), isIncomplete: true } } };

export const Words: Story = {
  args: { state: answering(1, { kind: 'text', text: 'Acolhedora, e cheia de gente nova.' }) },
};

export const WordsEmpty: Story = { args: { state: { ...answering(1), isIncomplete: true } } };

/** Pillars: each option is rated. */
export const Pillars: Story = {
  args: { state: answering(2, { kind: 'ratings', ratings: { 31: 4 } }) },
};

export const PillarsIncomplete: Story = {
  args: {
    state: { ...answering(2, { kind: 'ratings', ratings: { 31: 4 } }), isIncomplete: true },
  },
};

/** Pillars without options: how much one agrees with the question. */
export const Statement: Story = {
  args: { state: answering(4, { kind: 'ratings', ratings: { 0: 2 } }) },
};

export const WidestScale: Story = {
  args: {
    state: { ...answering(2), game: { ...game, scale: 10, answered: 2 } },
  },
};

export const Voting: Story = {
  args: { state: answering(3, { kind: 'choice', optionId: 42 }) },
};

export const Sending: Story = {
  args: { state: { ...answering(0), step: 'sending', answer: chosen } },
};

export const FailedSend: Story = { args: { state: { ...answering(0, chosen), problem: offline } } };

export const Right: Story = { args: { state: result(0, { verdict: 'right' }) } };

export const Wrong: Story = { args: { state: result(0, { verdict: 'wrong' }) } };

export const Sent: Story = { args: { state: result(1) } };

/** What everybody has voted for; it waits for the person. */
export const Totals: Story = {
  args: {
    state: result(3, {
      totals: [
        { optionId: 41, votes: 1, percent: 16.7 },
        { optionId: 42, votes: 3, percent: 50 },
        { optionId: 43, votes: 2, percent: 33.3 },
      ],
    }),
  },
};

/** Where to turn to, after questions on harassment and violence. */
export const Support: Story = {
  args: { state: { step: 'support', game: { ...game, answered: 5 }, index: 4 } },
};

export const DoneWithPortal: Story = {
  args: { state: { step: 'done', game: { ...game, answered: 5 } } },
  decorators: [inWidget({ messages: gamePlayerMessages, portalHref: '#portal' })],
};

export const Done: Story = { args: { state: { step: 'done', game: { ...game, answered: 5 } } } };

const long = 'Quando recebo uma responsabilidade que atravessa várias áreas da empresa, ';

export const LongContent: Story = {
  args: {
    state: {
      ...answering(0),
      game: {
        ...game,
        company: {
          name: 'Companhia Brasileira de Beneficiamento e Distribuição de Alimentos do Nordeste S.A.',
          logoUrl: null,
          color: null,
        },
        questions: [
          {
            id: 1,
            kind: 'quiz',
            text: `${long.repeat(5)}costumo:`,
            isFollowedBySupport: false,
            options: [`${long.repeat(2)}decidir`, 'Não', `${long}ouvir`, 'Sim'].map((text, id) => ({
              id,
              text,
            })),
          },
        ],
      },
    },
  },
};

export const OneLongWord: Story = {
  args: {
    state: {
      ...answering(0),
      game: {
        ...game,
        company: { name: oneWord, logoUrl: null, color: null },
        questions: [
          {
            id: 1,
            kind: 'quiz',
            text: oneWord,
            isFollowedBySupport: false,
            options: [11, 12, 13, 14].map((id) => ({ id, text: oneWord })),
          },
        ],
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const IntroInEnglish: Story = { ...Intro, ...spoken(gamePlayerTexts, 'en') };

export const IntroInSpanish: Story = { ...Intro, ...spoken(gamePlayerTexts, 'es') };

export const IntroStretched: Story = { ...Intro, ...stretched };

export const DoneInEnglish: Story = { ...Done, ...spoken(gamePlayerTexts, 'en') };

export const DoneInSpanish: Story = { ...Done, ...spoken(gamePlayerTexts, 'es') };

export const DoneStretched: Story = { ...Done, ...stretched };
