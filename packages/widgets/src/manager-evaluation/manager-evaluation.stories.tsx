import { hanging, problemReply } from '@aferir/api-client/testing';
import type { Language } from '@aferir/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { translated } from '../../../../.storybook/translated.ts';
import { AferirProvider } from '../shared/provider/aferir-provider.tsx';
import { apiPaths } from '../shared/testing/api-paths.ts';
import { oneWord } from '../shared/testing/one-word.ts';
import { expectNothingCutOff, stretch } from '../shared/testing/stretched.tsx';
import {
  createFakeManagerServer,
  type FakeManagerServer,
  memberForTests,
  team,
  teamReviews,
} from './manager-evaluation.fixtures.ts';
import { managerEvaluationMessages } from './manager-evaluation.messages.ts';
import { ManagerEvaluation } from './manager-evaluation.tsx';

const refused = problemReply(400, 'O servidor recusou o pedido.');

const meta = {
  title: 'Widgets/ManagerEvaluation',
  component: ManagerEvaluation,
  parameters: { bare: true, server: createFakeManagerServer },
  args: { hs: 'link', headingLevel: 1, onComplete: fn(), onClose: fn() },
  beforeEach: async () => {
    localStorage.clear();
    // Their code comes when they are opened; no story waits for it.
    await Promise.all([
      import('./parts/evaluation-task.tsx'),
      import('./feedback/feedback-task.tsx'),
    ]);
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <AferirProvider
        theme={globals.scheme}
        brandColor={globals.brand || undefined}
        lang={parameters.lang as Language | undefined}
        fetch={(parameters.server as () => FakeManagerServer)().fetch}
      >
        <Story />
      </AferirProvider>
    ),
  ],
} satisfies Meta<typeof ManagerEvaluation>;

export default meta;
type Story = StoryObj<typeof meta>;

const withServer = (server: () => unknown) => ({ parameters: { server } });

async function press(name: string | RegExp) {
  await userEvent.click(await within(document.body).findByRole('button', { name }));
}

async function rateAll(...scores: readonly number[]) {
  const page = within(document.body);
  for (const [index, score] of scores.entries()) {
    await userEvent.click(await page.findByRole('radio', { name: new RegExp(`^${score}\\b`) }));
    await press(index === scores.length - 1 ? 'Terminar' : 'Próxima');
  }
}

async function see(text: string | RegExp) {
  await waitFor(() => expect(within(document.body).getAllByText(text)[0]).toBeVisible());
}

export const Base: Story = { play: () => see('Bruno Lima') };

export const Dark: Story = { globals: { scheme: 'dark' }, play: () => see('Bruno Lima') };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => see('Bruno Lima'),
};

export const Loading: Story = withServer(() =>
  createFakeManagerServer().on('get', apiPaths.team, () => hanging),
);

export const Opening: Story = withServer(() =>
  createFakeManagerServer().on('get', apiPaths.manager, () => hanging),
);

export const Empty: Story = withServer(() => createFakeManagerServer({ rows: [] }));

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'ninguém com este nome');
    await see('Limpar busca e filtro');
  },
};

export const Failed: Story = {
  ...withServer(() => createFakeManagerServer().on('get', apiPaths.team, refused)),
  play: () => see('O servidor recusou o pedido.'),
};

const signedIn = { args: { hs: undefined } };

export const WithProposals: Story = {
  ...signedIn,
  ...withServer(() => createFakeManagerServer({ around: teamReviews })),
  play: async () => {
    await see('Carla Dias');
    await see('2 indicações esperam o gestor');
  },
};

export const FailedProposals: Story = {
  ...signedIn,
  ...withServer(() => createFakeManagerServer().on('get', apiPaths.around, refused)),
  play: () => see('Erro ao carregar as avaliações de colegas'),
};

export const DeadLink: Story = {
  ...withServer(() =>
    createFakeManagerServer().on('get', apiPaths.manager, problemReply(403, 'Este link expirou.')),
  ),
  play: () => see('Este link expirou.'),
};

export const Full: Story = {
  ...withServer(() =>
    createFakeManagerServer({
      rows: Array.from({ length: 312 }, (_, index) => {
        const member = team[index % team.length] ?? memberForTests(0, '', 0);
        const name = `${member.nmPessoa} ${index + 1}`;
        return { ...member, idOrganogramaPessoa: 1000 + index, nmPessoa: name };
      }),
    }),
  ),
  play: () => see('312 funcionários encontrados'),
};

export const WithPortal: Story = {
  args: { portalHref: '#portal' },
  play: () => see('Ir para o portal'),
};

export const Unrated: Story = {
  ...withServer(() => createFakeManagerServer({ rows: [memberForTests(51, 'Karina Lopes', 2)] })),
  play: () => see('Nenhum gestor concluiu a avaliação.'),
};

const longName = 'Maria Aparecida de Albuquerque Cavalcanti Figueiredo dos Santos Montenegro';
const longTeam = () =>
  createFakeManagerServer({
    rows: [6, 7, 2].map((status, index) =>
      memberForTests(60 + index, longName, status as 6, {
        nmCargo: 'Coordenadoria de Desenvolvimento Organizacional e Relacionamento Institucional',
        dsEmail: 'maria.aparecida.de.albuquerque.cavalcanti@relacionamento.empresa.example',
        percentualAlinhamento: 72 + 12 * index,
      }),
    ),
  });

export const LongNames: Story = { ...withServer(longTeam), play: () => see(longName) };

export const LongNamesPhone: Story = {
  ...LongNames,
  globals: { viewport: { value: 'phone' } },
};

export const OneLongWord: Story = {
  ...withServer(() =>
    createFakeManagerServer({
      rows: [memberForTests(60, oneWord, 6, { nmCargo: oneWord, dsEmail: `${oneWord}@a.example` })],
    }),
  ),
  globals: { viewport: { value: 'phone' } },
  play: () => see(oneWord),
};

export const Evaluating: Story = {
  play: async () => {
    await press('Avaliar: Bruno Lima');
    await see('Trabalho em equipe');
  },
};

export const EvaluatingLongCompetency: Story = {
  play: async () => {
    await press('Avaliar: Bruno Lima');
    await see('Trabalho em equipe');
    await userEvent.keyboard('9{Enter}10{Enter}');
    await see('Planejamento e organização das entregas do time');
  },
};

/** Each competency that is rated is the one on the screen. */
export const Translated: Story = { ...EvaluatingLongCompetency, ...translated };

export const EvaluatingWithoutScore: Story = {
  play: async () => {
    await press('Avaliar: Bruno Lima');
    await press('Próxima');
    await see('Selecione um valor antes de continuar');
  },
};

export const ConfirmingTheEnd: Story = {
  play: async () => {
    await press('Avaliar: Bruno Lima');
    await rateAll(9, 0, 7);
    await see('Deseja terminar a avaliação?');
  },
};

export const ConfirmingTheCancel: Story = {
  play: async () => {
    await press('Avaliar: Bruno Lima');
    await press('Cancelar');
    await see('Deseja mesmo cancelar a avaliação?');
  },
};

export const SendingRatings: Story = {
  ...withServer(() =>
    createFakeManagerServer().on('post', apiPaths.saveManagerScore, () => hanging),
  ),
  play: async () => {
    await press('Avaliar: Bruno Lima');
    await rateAll(9, 0, 7);
    await press('Enviar notas');
    await see(/Enviando 1 de 3/);
  },
};

export const FailedRatings: Story = {
  ...withServer(() => createFakeManagerServer().on('post', apiPaths.saveManagerScore, refused)),
  play: async () => {
    await press('Avaliar: Bruno Lima');
    await rateAll(9, 0, 7);
    await press('Enviar notas');
    await see(/O servidor recusou o pedido/);
  },
};

export const RatingsSent: Story = {
  play: async () => {
    await press('Avaliar: Bruno Lima');
    await rateAll(9, 0, 7);
    await press('Enviar notas');
    await see('A avaliação foi enviada com sucesso!');
  },
};

export const EvaluationLoading: Story = {
  ...withServer(() => createFakeManagerServer().on('get', apiPaths.competencies, () => hanging)),
  play: () => press('Avaliar: Bruno Lima'),
};

export const EvaluationGone: Story = {
  ...withServer(() =>
    createFakeManagerServer().on(
      'get',
      apiPaths.competencies,
      problemReply(404, 'Registro removido.'),
    ),
  ),
  play: async () => {
    await press('Avaliar: Bruno Lima');
    await see('Nenhuma avaliação encontrada para este subordinado.');
  },
};

export const PendingFeedback: Story = {
  play: async () => {
    await press('Realizar Feedback: Carla Dias');
    await see('Foco no cliente');
  },
};

export const NoFeedbackOwed: Story = {
  ...withServer(() => createFakeManagerServer().on('get', apiPaths.disagreements, [])),
  play: async () => {
    await press('Realizar Feedback: Carla Dias');
    await see('Nenhuma competência pendente de feedback.');
  },
};

export const FailedFeedbackList: Story = {
  ...withServer(() => createFakeManagerServer().on('get', apiPaths.disagreements, refused)),
  play: async () => {
    await press('Realizar Feedback: Carla Dias');
    await see('Erro ao buscar dados da avaliação.');
  },
};

async function openFeedback(text = '') {
  await press('Realizar Feedback: Carla Dias');
  await press('Realizar Feedback: Comunicação');
  const box = await within(document.body).findByRole('textbox', { name: 'Feedback' });
  if (text) await userEvent.type(box, text);
}

/** With what the manager wrote beside the score. */
export const WritingFeedback: Story = {
  play: async () => {
    await openFeedback();
    await see('Os avisos chegaram depois das mudanças.');
  },
};

export const WritingFeedbackPhone: Story = {
  ...WritingFeedback,
  globals: { viewport: { value: 'phone' } },
};

export const MissingFeedback: Story = {
  play: async () => {
    await openFeedback();
    await press('Enviar');
    await see('Este campo é obrigatório.');
  },
};

export const SendingFeedback: Story = {
  ...withServer(() => createFakeManagerServer().on('post', apiPaths.sendFeedback, () => hanging)),
  play: async () => {
    await openFeedback('Confirme o que foi entendido.');
    await press('Enviar');
  },
};

export const FailedFeedback: Story = {
  ...withServer(() => createFakeManagerServer().on('post', apiPaths.sendFeedback, refused)),
  play: async () => {
    await openFeedback('Confirme o que foi entendido.');
    await press('Enviar');
    await see(/O servidor recusou o pedido/);
  },
};

export const FeedbackSent: Story = {
  play: async () => {
    await openFeedback('Confirme o que foi entendido.');
    await press('Enviar');
    await see('Seu feedback:');
  },
};

export const EvaluationPage: Story = {
  args: { initialStep: 'evaluate' },
  play: () => see('Avaliação de Bruno Lima'),
};

export const EvaluationPageDone: Story = {
  args: { initialStep: 'evaluate' },
  play: async () => {
    await rateAll(9, 0, 7);
    await press('Enviar notas');
    await see('A avaliação foi enviada com sucesso!');
  },
};

export const EvaluationPageLeft: Story = {
  args: { initialStep: 'evaluate' },
  play: async () => {
    await press('Cancelar');
    await press('Sim');
    await see('A avaliação foi cancelada.');
  },
};

export const AlreadyRated: Story = {
  args: { initialStep: 'evaluate' },
  ...withServer(() =>
    createFakeManagerServer({
      scores: [
        [1, 5],
        [2, 5],
        [3, 5],
      ],
    }),
  ),
  play: () => see('A avaliação de Bruno Lima já foi enviada.'),
};

export const FeedbackPage: Story = {
  args: { initialStep: 'feedback' },
  play: () => see('Foco no cliente'),
};

export const MissingReview: Story = {
  args: { hs: undefined, initialStep: 'evaluate' },
  play: () => see('Hash da avaliação não encontrado.'),
};

const speaking = (lang: Language) => ({ parameters: { lang } });

export const InEnglish: Story = { ...speaking('en'), play: () => see('Performance analysis') };

export const InSpanish: Story = { ...speaking('es'), play: () => see('Análisis de desempeño') };

export const Stretched: Story = {
  args: { messages: stretch(managerEvaluationMessages) },
  play: async ({ canvasElement }) => {
    await see(/^Bruno Lima$/);
    await expectNothingCutOff(canvasElement);
  },
};
