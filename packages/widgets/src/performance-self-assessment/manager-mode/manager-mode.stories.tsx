import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  allScores,
  ratingAt,
  ratingSheet,
} from '../../shared/competency-rating/competency-rating.fixtures.ts';
import { ManagerRating, type ManagerRatingProps } from '../../shared/competency-rating/index.ts';
import { WidgetPart } from '../../shared/host/use-widget.tsx';
import { writeNote } from '../../shared/questionnaire/position.ts';
import { inWidget } from '../../shared/testing/in-widget.tsx';
import { oneWord } from '../../shared/testing/one-word.ts';
import { stretched } from '../../shared/testing/stretched.tsx';
import { earlierAgreements } from '../performance-self-assessment.fixtures.ts';
import {
  managerModeMessages,
  performanceSelfAssessmentMessages,
} from '../performance-self-assessment.messages.ts';
import { ManagerModeView } from './manager-mode.view.tsx';

const company = { name: 'Empresa Exemplo', logoUrl: null, color: null };

function ratingOf(state: ManagerRatingProps['state']) {
  const actions = {
    choose: fn(),
    note: fn(),
    goBack: fn(),
    submit: fn(),
    cancel: fn(),
    confirm: fn(),
    decline: fn(),
    revise: fn(),
  };
  return (
    <WidgetPart messages={managerModeMessages}>
      <ManagerRating state={state} actions={actions} />
    </WidgetPart>
  );
}

const meta = {
  title: 'Widgets/PerformanceSelfAssessment/ManagerMode',
  component: ManagerModeView,
  parameters: { bare: true },
  decorators: [
    inWidget({ messages: performanceSelfAssessmentMessages, events: { onClose: fn() } }),
  ],
  args: {
    state: { step: 'rating', company, sheet: ratingSheet },
    actions: { retry: fn(), startAgain: fn() },
    firstAccessHref: '#primeiro-acesso',
    rating: ratingOf(ratingAt(1, { 1: 8 })),
  },
} satisfies Meta<typeof ManagerModeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Loading: Story = { args: { state: { step: 'loading' } } };

export const Missing: Story = { args: { rating: ratingOf({ ...ratingAt(0), isMissing: true }) } };

const rated = ratingAt(1, { 1: 8 });

export const Commented: Story = {
  args: {
    rating: ratingOf({
      ...rated,
      position: writeNote(rated.position, 'Espera que perguntem antes de dividir o que sabe.'),
    }),
  },
};

export const ConfirmEnd: Story = {
  args: {
    rating: ratingOf({ ...ratingAt(2, allScores), step: 'confirming', question: 'finish' }),
  },
};

export const ConfirmCancel: Story = {
  args: {
    rating: ratingOf({ ...ratingAt(1, { 1: 8 }), step: 'confirming', question: 'cancel' }),
  },
};

export const Sending: Story = {
  args: { rating: ratingOf({ ...ratingAt(2, allScores), step: 'sending' }) },
};

export const FailedSend: Story = {
  args: {
    rating: ratingOf({
      ...ratingAt(2, allScores),
      problem: {
        kind: 'network',
        message: 'Não foi possível se conectar ao servidor!',
        isRetryable: true,
      },
    }),
  },
};

export const Sent: Story = { args: { state: { step: 'sent', company } } };

export const SentWithoutEmail: Story = {
  args: { state: { step: 'sent', company, withoutEmail: ['Rui Prado'] } },
};

export const Cancelled: Story = {
  args: { state: { step: 'cancelled', company, sheet: ratingSheet } },
};

export const NotAwaited: Story = {
  args: {
    state: {
      step: 'unavailable',
      problem: { kind: 'conflict', message: managerModeMessages.notAwaited, isRetryable: false },
    },
  },
};

export const OneLongWord: Story = {
  args: { rating: ratingOf(ratingAt(2, allScores, { ...ratingSheet, person: oneWord })) },
  globals: { viewport: { value: 'phone' } },
};

export const LongName: Story = {
  args: {
    rating: ratingOf(
      ratingAt(2, allScores, {
        ...ratingSheet,
        person: 'Maria Aparecida de Albuquerque Cavalcanti Figueiredo e Silva',
      }),
    ),
  },
};

export const AgreementsBefore: Story = {
  args: { rating: ratingOf(ratingAt(0, {}, { ...ratingSheet, earlierAgreements })) },
};

export const AgreementsBeforePhone: Story = {
  ...AgreementsBefore,
  globals: { viewport: { value: 'phone' } },
};

export const Stretched: Story = { ...AgreementsBefore, ...stretched };

export const StretchedPhone: Story = { ...Stretched, globals: { viewport: { value: 'phone' } } };
