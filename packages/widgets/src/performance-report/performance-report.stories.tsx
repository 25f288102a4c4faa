import { createLinkClient } from '@aferir/api-client';
import { hanging, problemReply } from '@aferir/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { translated } from '../../../../.storybook/translated.ts';
import { inQueryCache } from '../shared/testing/in-query-cache.tsx';
import { inWidget } from '../shared/testing/in-widget.tsx';
import { oneWord } from '../shared/testing/one-word.ts';
import { spoken } from '../shared/testing/spoken.tsx';
import { stretched } from '../shared/testing/stretched.tsx';
import {
  analysisOf,
  header,
  manyCompetencies,
  manyRatings,
  ratings,
  selfScores,
  shown,
  shownState,
  waitingHeader,
} from './performance-report.fixtures.ts';
import { performanceReportMessages } from './performance-report.messages.ts';
import { createReportServer } from './performance-report.server.ts';
import { performanceReportTexts } from './performance-report.texts.ts';
import { PerformanceReportView } from './performance-report.view.tsx';

const feedbackPath = '/RespostaOpcaoFeedBackDesempenho/GetRespostaOpcaoFeedBack';

function clientOf(server = createReportServer()) {
  return createLinkClient({ hash: 'link', fetch: server.fetch, maxAttempts: 1 });
}

function inReport(client = clientOf(), headingLevel: 1 | 2 = 1) {
  return inWidget({ client, messages: performanceReportMessages, headingLevel });
}

const meta = {
  title: 'Widgets/PerformanceReport',
  component: PerformanceReportView,
  decorators: [inReport(), inQueryCache],
  args: {
    state: shownState,
    managerId: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof PerformanceReportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const InDialog: Story = {
  args: { isTitleHidden: true },
  decorators: [inReport(clientOf(), 2)],
};

export const InDialogPhone: Story = { ...InDialog, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { state: { step: 'loading' } } };

export const LoadingParts: Story = {
  args: { state: { step: 'shown', header, analysis: { status: 'loading' } } },
};

export const OneManager: Story = {
  args: {
    state: shown(
      { ...header, managers: header.managers.slice(0, 1), alignment: 81 },
      analysisOf('compared', { ratings: ratings.slice(0, 1) }),
    ),
  },
};

export const Narrowed: Story = {
  args: {
    managerId: 8,
    state: shown(header, analysisOf('compared', { ratings: ratings.slice(1) })),
  },
};

export const NarrowedWithoutRatings: Story = {
  args: { managerId: 9, state: shown(header, analysisOf('self-only')) },
};

export const WaitingForManagers: Story = {
  args: { state: shown(waitingHeader, analysisOf('awaiting-managers')) },
};

export const LinkedNotices: Story = {
  args: {
    state: shown({ ...waitingHeader, isOwn: false }, analysisOf('awaiting-managers')),
    renderManager: ({ id, name }) => <a href={`#pessoa-${id}`}>{name}</a>,
  },
};

const heldHeader = {
  ...waitingHeader,
  managers: header.managers,
  release: { day: '2027-01-11' },
};

export const Held: Story = {
  args: { state: shown(heldHeader, analysisOf('awaiting-managers')) },
};

export const HeldWithoutDay: Story = {
  args: {
    state: shown({ ...heldHeader, release: { day: null } }, analysisOf('awaiting-managers')),
  },
};

export const HeldToThePerson: Story = {
  args: {
    state: shown(
      { ...header, isOwn: false, release: { day: '2027-01-11' } },
      analysisOf('compared'),
    ),
  },
};

export const HeldInEnglish: Story = { ...Held, ...spoken(performanceReportTexts, 'en') };

export const HeldInSpanish: Story = { ...Held, ...spoken(performanceReportTexts, 'es') };

const calibrations = new Map([
  [1, { score: 9, reason: null }],
  [2, { score: 7, reason: 'As entregas do semestre pedem a mesma régua dos outros times.' }],
]);

export const Calibrated: Story = {
  args: { state: shown(header, analysisOf('compared', { calibrations })) },
  play: ({ canvas }) => {
    expect(canvas.getAllByText(performanceReportMessages.calibrated)).toHaveLength(1);
    expect(
      canvas.getByText(/Motivo: As entregas do semestre pedem a mesma régua dos outros times\./),
    ).toBeVisible();
    expect(canvas.getAllByText(performanceReportMessages.calibratedScore)).toHaveLength(2);
  },
};

export const CalibratedInEnglish: Story = {
  args: Calibrated.args ?? {},
  ...spoken(performanceReportTexts, 'en'),
};

export const PartlyRated: Story = {
  args: {
    state: shown(
      {
        ...waitingHeader,
        managers: waitingHeader.managers.map((manager) => ({
          ...manager,
          hasRated: manager.id === 7,
        })),
      },
      analysisOf('compared', { ratings: ratings.slice(0, 1) }),
    ),
  },
};

export const WaitingForFeedback: Story = {
  args: {
    state: shown(
      {
        ...header,
        status: 7,
        finishedAt: null,
        managers: header.managers.map((manager) => ({ ...manager, owesFeedback: true })),
      },
      analysisOf('compared'),
    ),
  },
};

const equalScores = selfScores.map((row) => ({ ...row, selfScore: 8 }));

export const AllAligned: Story = {
  args: {
    state: shown(
      { ...header, alignment: 100 },
      analysisOf('compared', {
        selfScores: equalScores,
        ratings: ratings.map((manager) => ({
          ...manager,
          scores: new Map(equalScores.map(({ id }) => [id, 8])),
        })),
      }),
    ),
  },
};

export const WithComments: Story = {
  args: {
    state: shown(
      header,
      analysisOf('compared', {
        selfScores: selfScores.map((row) =>
          row.id === 2
            ? {
                ...row,
                selfComment: 'Apoiei a equipe na entrega de outubro.\nAinda erro no prazo.',
              }
            : row,
        ),
        ratings: ratings.map((manager) => ({
          ...manager,
          comments: new Map([
            [2, 'Espera que perguntem antes de dividir o que sabe.'],
            ...(manager.managerId === 7 ? [[1, 'Explica bem.'] as const] : []),
          ]),
        })),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Apoiei a equipe/)).toBeVisible();
    await expect(canvas.getAllByText(/Espera que perguntem/)).toHaveLength(2);
  },
};

export const WithCommentsPhone: Story = {
  ...WithComments,
  globals: { viewport: { value: 'phone' } },
};

export const ZeroScores: Story = {
  args: {
    state: shown(
      { ...header, alignment: 100 },
      analysisOf('compared', {
        selfScores: selfScores.map((row) => ({ ...row, selfScore: 0 })),
        ratings: ratings.map((manager) => ({
          ...manager,
          scores: new Map(selfScores.map(({ id }) => [id, 0])),
        })),
      }),
    ),
  },
};

export const MissingScores: Story = {
  args: {
    state: shown(
      header,
      analysisOf('compared', {
        selfScores: selfScores.map((row) => (row.id === 3 ? { ...row, selfScore: null } : row)),
      }),
    ),
  },
};

const alone = { ...header, managers: [], alignment: null };

export const WithoutManagers: Story = { args: { state: shown(alone, analysisOf('self-only')) } };

export const Closed: Story = {
  args: {
    state: shown(
      {
        ...header,
        isClosed: true,
        managers: header.managers.map((manager) => ({ ...manager, hasRated: manager.id === 7 })),
      },
      analysisOf('compared', { ratings: ratings.slice(0, 1) }),
    ),
  },
};

export const ClosedWithoutRatings: Story = {
  args: {
    state: shown(
      { ...waitingHeader, status: 2, isClosed: true, finishedAt: header.finishedAt },
      analysisOf('self-only'),
    ),
  },
};

export const NotAnswered: Story = {
  args: { state: { step: 'not-answered', header: { ...waitingHeader, status: 1 } } },
};

export const Cancelled: Story = {
  args: {
    state: { step: 'not-answered', header: { ...waitingHeader, status: 4, isClosed: true } },
  },
};

export const WithFailedSelfScores: Story = {
  args: { state: { step: 'shown', header, analysis: { status: 'failed' } } },
};

export const BeforeTheManagerHasRated: Story = {
  args: {
    state: {
      step: 'shown',
      header,
      analysis: {
        status: 'withheld',
        reason: 'Avalie a pessoa antes de ver a autoavaliação dela.',
      },
    },
  },
};

export const WithFailedManagers: Story = {
  args: { state: shown(header, analysisOf('ratings-failed')) },
};

export const WithError: Story = {
  args: {
    state: {
      step: 'unavailable',
      isRefused: false,
      problem: {
        kind: 'network',
        message: 'Não foi possível se conectar ao servidor!',
        isRetryable: true,
      },
    },
  },
};

export const DeadLink: Story = {
  args: {
    state: {
      step: 'unavailable',
      isRefused: true,
      problem: { kind: 'not-found', message: 'Este link expirou.', isRetryable: false },
    },
  },
};

export const OneCompetency: Story = {
  args: {
    state: shown(header, analysisOf('compared', { selfScores: selfScores.slice(1, 2) })),
  },
};

export const ManyCompetencies: Story = {
  args: {
    state: shown(
      { ...header, alignment: 63 },
      analysisOf('compared', {
        selfScores: manyCompetencies(30, (number) => `Competência número ${number}`),
        ratings: [manyRatings(30)],
      }),
    ),
  },
};

export const LongNames: Story = {
  args: {
    state: shown(
      {
        ...header,
        person: 'Maria Aparecida de Albuquerque Cavalcanti Figueiredo dos Santos Montenegro',
        company: 'Companhia Brasileira de Desenvolvimento Organizacional e Relacionamento S.A.',
        role: 'Coordenação de Desenvolvimento Organizacional e Relacionamento com Clientes',
      },
      analysisOf('compared', {
        selfScores: manyCompetencies(
          10,
          (number) => `${number}ª capacidade de articular pessoas, prazos e interesses divergentes`,
        ),
        ratings: [manyRatings(10)],
      }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const OneLongWord: Story = {
  args: {
    state: shown(
      { ...header, person: oneWord, company: oneWord, role: oneWord },
      analysisOf('compared', {
        selfScores: manyCompetencies(5, (number) => `${number}${oneWord}`),
        ratings: [manyRatings(5, oneWord)],
      }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const HowToReadOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Como ler este resultado' }));
    await expect(canvas.getByText(/^Diferença de até 1 ponto/)).toBeVisible();
  },
};

async function openFeedback(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: /Ver Feedbacks/ }));
  return within(await within(document.body).findByRole('dialog'));
}

// The dialog fades in.
async function seen(dialog: ReturnType<typeof within>, text: string | RegExp) {
  await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
}

export const FeedbackFull: Story = {
  play: async ({ canvas }) => {
    const dialog = await openFeedback(canvas);
    await seen(dialog, /combine antes quem faz o quê/);
  },
};

export const Translated: Story = { ...FeedbackFull, ...translated };

export const LinkedManagers: Story = {
  ...FeedbackFull,
  args: { renderManager: ({ id, name }) => <a href={`#pessoa-${id}`}>{name}</a> },
};

export const FeedbackEmpty: Story = {
  decorators: [
    inReport(clientOf(createReportServer().on('get', feedbackPath, { rows: [], qtdRecords: 0 }))),
  ],
  play: async ({ canvas }) => {
    const dialog = await openFeedback(canvas);
    await seen(dialog, 'Nenhum Feedback Disponível');
  },
};

export const FeedbackLoading: Story = {
  decorators: [inReport(clientOf(createReportServer().on('get', feedbackPath, hanging)))],
  play: async ({ canvas }) => {
    const dialog = await openFeedback(canvas);
    await expect((await dialog.findAllByText('Carregando feedbacks...'))[0]).toBeInTheDocument();
  },
};

export const FeedbackFailed: Story = {
  decorators: [
    inReport(
      clientOf(createReportServer().on('get', feedbackPath, problemReply(404, 'Não encontrado.'))),
    ),
  ],
  play: async ({ canvas }) => {
    const dialog = await openFeedback(canvas);
    await seen(dialog, 'Erro ao carregar feedbacks');
  },
};

export const Printed: Story = {
  play: async ({ canvas }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: /Imprimir PDF/ }));
    await canvas.findByText('PDF gerado com sucesso!');
    const link = click.mock.contexts[0] as HTMLAnchorElement;
    await expect(link.download).toBe('Relatorio_Desempenho_Bruno_Lima.pdf');
    const bytes = await fetch(link.href).then((reply) => reply.arrayBuffer());
    const file = new TextDecoder('latin1').decode(bytes);
    await expect(file).toMatch(/^%PDF-/);
    await expect(file).toContain('/Title (Análise Detalhada)');
    await expect(file.match(/\/Type \/Page\b/g)).toHaveLength(3);
    click.mockRestore();
  },
};

export const ReportInEnglish: Story = { ...Base, ...spoken(performanceReportTexts, 'en') };

export const ReportInSpanish: Story = { ...Base, ...spoken(performanceReportTexts, 'es') };

export const ReportStretched: Story = { ...Base, ...stretched };

export const WaitingInEnglish: Story = { ...PartlyRated, ...spoken(performanceReportTexts, 'en') };

export const WaitingInSpanish: Story = { ...PartlyRated, ...spoken(performanceReportTexts, 'es') };

export const WaitingStretched: Story = { ...PartlyRated, ...stretched };
