import {
  type ApiClient,
  createEmployeeClient,
  createHostClient,
  createMemorySessionStore,
} from '@aferir/api-client';
import {
  createFakeDiscServer,
  createFakeReviewServer,
  employeeSession,
  type FakeServer,
  hanging,
  linkInfo,
  problemReply,
} from '@aferir/api-client/testing';
import type { Language } from '@aferir/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { translated } from '../../../../.storybook/translated.ts';
import {
  createFakeManagerServer,
  memberForTests,
} from '../manager-evaluation/manager-evaluation.fixtures.ts';
import { AferirProvider } from '../shared/provider/aferir-provider.tsx';
import { apiPaths } from '../shared/testing/api-paths.ts';
import { oneWord } from '../shared/testing/one-word.ts';
import { expectNothingCutOff, stretch } from '../shared/testing/stretched.tsx';
import {
  createPortalServer,
  ownAgreement,
  ownAroundReviews,
  ownCycle,
  ownDiscRequest,
  ownProfile,
  ownRatings,
  type PortalStart,
  responseForTests,
  twelveReports,
  unanswered,
  withoutManagers,
} from './employee-dashboard.fixtures.ts';
import { employeeDashboardMessages } from './employee-dashboard.messages.ts';
import { EmployeeDashboard } from './employee-dashboard.tsx';

const refused = problemReply(400, 'O servidor recusou o pedido.');

/** The client of a page that is signed in, or of one where nobody is yet. */
function clientOf(server: FakeServer, isSignedIn: boolean): ApiClient {
  const store = createMemorySessionStore<'employee'>(
    isSignedIn ? { ...employeeSession, receivedAt: Date.now(), lifetimeMs: null } : null,
  );
  return createEmployeeClient({ fetch: server.fetch, store, maxAttempts: 1 });
}

/** The client of a host page whose token is good for nothing more. */
function hostClientOf(server: FakeServer): ApiClient {
  const getToken = ({ isRejected }: { isRejected: boolean }) => (isRejected ? null : 'token');
  return createHostClient({ fetch: server.fetch, getToken, maxAttempts: 1 });
}

const meta = {
  title: 'Widgets/EmployeeDashboard',
  component: EmployeeDashboard,
  parameters: { bare: true, server: createPortalServer, isSignedIn: true, isOnHost: false },
  args: { headingLevel: 1, onComplete: fn(), onError: fn() },
  beforeEach: () => localStorage.clear(),
  render: (args, { globals, parameters }) => {
    const server = (parameters.server as () => FakeServer)();
    const isSignedIn = parameters.isSignedIn as boolean;
    return (
      <AferirProvider
        theme={globals.scheme}
        brandColor={globals.brand || undefined}
        lang={parameters.lang as Language | undefined}
        fetch={server.fetch}
        session={parameters.isOnHost ? hostClientOf(server) : clientOf(server, isSignedIn)}
      >
        <EmployeeDashboard {...args} />
      </AferirProvider>
    );
  },
} satisfies Meta<typeof EmployeeDashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const starting = (start: PortalStart) => serving(() => createPortalServer(start));
const serving = (server: () => FakeServer) => ({ parameters: { server } });
const signedOut = { parameters: { isSignedIn: false } };

async function press(name: string | RegExp) {
  await userEvent.click(await within(document.body).findByRole('button', { name }));
}

async function see(text: string | RegExp) {
  await waitFor(() => expect(within(document.body).getAllByText(text)[0]).toBeVisible());
}

export const Base: Story = { play: () => see('Finalizado em 09/11/2026') };

export const Dark: Story = { ...Base, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Base, globals: phone };

export const Loading: Story = serving(() =>
  createPortalServer().on('get', apiPaths.user, () => hanging),
);

export const LoadingParts: Story = serving(() =>
  createPortalServer({ reports: twelveReports })
    .on('get', apiPaths.responses, () => hanging)
    .on('get', apiPaths.team, () => hanging),
);

const twoAgreements = [
  ownAgreement,
  {
    ...ownAgreement,
    idCombinado: 32,
    idResposta: 5121,
    nmPessoa: 'Karina Lopes',
    dsObjetivo: 'Dividir o que se sabe',
    dtPrazo: '2020-02-26',
    nmCompetencia: null,
    tpSituacao: 'combinado',
    tpAguarda: null,
    tpMeuLado: 'gestor',
    podeConfirmar: false,
    podeEncerrar: true,
  },
] as const;

export const Agreements: Story = {
  ...starting({ agreements: twoAgreements }),
  play: () => see('Dividir o que se sabe'),
};

export const AgreementsPhone: Story = { ...Agreements, globals: phone };

export const AgreementsWaiting: Story = {
  ...starting({
    reports: twelveReports,
    agreements: [
      ownAgreement,
      {
        ...ownAgreement,
        idCombinado: 32,
        nmPessoa: 'Karina Lopes',
        nmGestor: null,
        dsObjetivo: 'Dividir o que se sabe com quem chega, em encontros de uma hora por semana',
        tpAguarda: 'gestor',
        tpMeuLado: 'gestor',
      },
    ],
  }),
  play: () => see('Combinado com Karina Lopes, espera a sua confirmação.'),
};

export const AgreementsWaitingPhone: Story = { ...AgreementsWaiting, globals: phone };

export const AgreementWithoutEmail: Story = {
  ...starting({
    agreements: [
      {
        ...ownAgreement,
        tpAguarda: 'gestor',
        podeConfirmar: false,
        lstSemEmail: ['Ana Souza', 'Rui Prado'],
      },
    ],
  }),
  play: () => see('Rui Prado não tem e-mail: avise pessoalmente.'),
};

export const ManyAgreements: Story = {
  ...starting({
    agreements: Array.from({ length: 7 }, (_, place) => ({
      ...ownAgreement,
      idCombinado: place + 1,
    })),
  }),
  play: () => see('E mais 2 combinados em aberto.'),
};

export const AgreementRefused: Story = {
  ...serving(() =>
    createPortalServer({ agreements: twoAgreements }).on(
      'post',
      '/CombinadoDesempenho/PostConfirmacao',
      problemReply(409, 'Este combinado mudou.'),
    ),
  ),
  play: async () => {
    await press(/^Confirmar: /);
    await see('Este combinado mudou.');
  },
};

export const InCycle: Story = {
  ...starting({
    user: { solicitacaoComportamental: { ...ownDiscRequest, ciclo: ownCycle } },
    responses: [responseForTests(4, { ciclo: ownCycle })],
    competencies: unanswered,
    reports: [memberForTests(51, 'Bruno Lima', 6, { dtPrazo: ownCycle.dtPrazo })],
  }),
  play: () => see('A autoavaliação está pronta · até 18/12/2999'),
};

export const InCyclePhone: Story = { ...InCycle, globals: phone };

export const AroundWaiting: Story = {
  ...starting({
    around: { rows: [...ownRatings], qtdRecords: 2, acompanhadas: [...ownAroundReviews] },
  }),
  play: async () => {
    await see('2 indicações esperam a sua aprovação');
    await see('Você avalia como par · 1 de 4 competências · até 18/12/2999');
  },
};

export const AroundWaitingPhone: Story = { ...AroundWaiting, globals: phone };

export const NoAssessments: Story = {
  ...starting({ responses: [] }),
  play: () => see('Nenhuma avaliação por aqui'),
};

export const Answer: Story = {
  ...starting({ responses: [responseForTests(4)], competencies: unanswered }),
  play: () => see('Responder'),
};

export const AnswerPhone: Story = { ...Answer, globals: phone };

export const Continue: Story = {
  ...starting({ responses: [responseForTests(1)], ...withoutManagers }),
  play: () => see('Continuar'),
};

export const WaitingForManagers: Story = {
  ...starting({ responses: [responseForTests(6)], ...withoutManagers }),
  play: () => see(/Aguardando a avaliação dos seus gestores/),
};

export const Held: Story = {
  ...starting({
    responses: [{ ...responseForTests(6), liberacao: { dtLiberacao: '2027-01-11' } }],
    ...withoutManagers,
  }),
  play: () => see(/Seu resultado sai em 11\/01\/2027/),
};

export const WaitingForFeedback: Story = {
  ...starting({ responses: [responseForTests(7)] }),
  play: () => see(/Aguardando o feedback deles/),
};

export const CompetenciesUnfolded: Story = {
  args: { view: 'assessments' },
  play: async () => {
    await press(/^Competências/);
    await see('Trabalho em equipe');
  },
};

export const Waiting: Story = {
  ...starting({
    user: { perfilComportamental: ownProfile },
    responses: [responseForTests(4)],
    competencies: unanswered,
    reports: twelveReports,
  }),
  play: () => see('Avaliar Bruno Lima'),
};

export const WaitingDark: Story = { ...Waiting, globals: { scheme: 'dark' } };

export const WaitingPhone: Story = { ...Waiting, globals: phone };

export const WithProfile: Story = {
  ...starting({ user: { perfilComportamental: ownProfile } }),
  play: () => see('Dominante Influente'),
};

export const WithProfilePhone: Story = { ...WithProfile, globals: phone };

export const OpenedProfile: Story = {
  parameters: {
    server: () =>
      createPortalServer({
        user: { perfilComportamental: ownProfile },
        base: createFakeDiscServer(),
      }),
  },
  play: async () => {
    await press('Ver meu relatório');
    await see('Voltar');
  },
};

export const WaitingDisc: Story = {
  ...starting({ user: { solicitacaoComportamental: ownDiscRequest }, responses: [] }),
  play: () => see('São 20 perguntas, cerca de 10 minutos.'),
};

export const WaitingDiscDark: Story = { ...WaitingDisc, globals: { scheme: 'dark' } };

export const WaitingBoth: Story = {
  ...starting({
    user: {
      solicitacaoComportamental: { ...ownDiscRequest, cdStatus: 1, qtdRespondidas: 7 },
      perfilComportamental: ownProfile,
    },
    responses: [responseForTests(4)],
    competencies: unanswered,
    reports: twelveReports,
  }),
  play: () => see(/Faltam 13 perguntas, cerca de 7 minutos/),
};

export const WaitingBothPhone: Story = { ...WaitingBoth, globals: phone };

export const AnsweringDisc: Story = {
  ...serving(() =>
    createPortalServer({
      user: { solicitacaoComportamental: ownDiscRequest },
      base: createFakeDiscServer().on('get', '/hash/validar/{hash}', linkInfo),
    }),
  ),
  play: async () => {
    await press(/^Responder/);
    await see('Você ainda não realizou sua avaliação DISC.');
  },
};

export const WithoutReports: Story = {
  ...starting({ user: { flGestor: true } }),
  play: () => see('Nenhuma pessoa na sua equipe'),
};

export const TwelveReports: Story = {
  ...starting({ reports: twelveReports }),
  play: () => see('Marina Costa'),
};

export const TwelveReportsDark: Story = { ...TwelveReports, globals: { scheme: 'dark' } };

export const TwelveReportsPhone: Story = { ...TwelveReports, globals: phone };

export const Unrated: Story = {
  ...starting({ reports: [memberForTests(51, 'Karina Lopes', 2)] }),
  play: () => see('Nenhum gestor concluiu a avaliação.'),
};

export const AssessmentsPage: Story = {
  args: { view: 'assessments' },
  ...starting({ reports: twelveReports }),
  play: () => see('Marina Costa'),
};

export const AssessmentsPagePhone: Story = { ...AssessmentsPage, globals: phone };

export const ManyReports: Story = {
  ...starting({
    reports: Array.from({ length: 64 }, (_, index) => ({
      ...(twelveReports[index % 12] as (typeof twelveReports)[number]),
      idOrganogramaPessoa: 1000 + index,
    })),
  }),
  play: () => press('Mostrar mais'),
};

export const FailedSelf: Story = {
  ...serving(() => createPortalServer().on('get', apiPaths.responses, refused)),
  play: () => see('Erro ao buscar avaliação.'),
};

export const FailedScores: Story = {
  args: { view: 'assessments' },
  ...serving(() => createPortalServer().on('get', apiPaths.selfScores, refused)),
  play: () => see('Erro ao carregar dados do funcionário'),
};

export const FailedManagers: Story = {
  args: { view: 'assessments' },
  ...serving(() => createPortalServer().on('get', apiPaths.managerScores, refused)),
  play: () => see('Erro ao carregar dados dos gestores'),
};

export const FailedReports: Story = {
  ...serving(() =>
    createPortalServer({ reports: twelveReports }).on('get', apiPaths.team, refused),
  ),
  play: () => see('Erro ao buscar dados da avaliação.'),
};

export const FailedAround: Story = {
  ...serving(() => createPortalServer().on('get', apiPaths.around, refused)),
  play: () => see('Erro ao carregar as avaliações de colegas'),
};

export const FailedAgreements: Story = {
  ...serving(() => createPortalServer().on('get', apiPaths.agreements, refused)),
  play: () => see('Erro ao carregar combinados'),
};

export const FailedReportsTable: Story = { ...FailedReports, args: { view: 'assessments' } };

const sessionEnded = problemReply(401, 'Sua sessão terminou. Entre novamente.');

export const TokenLost: Story = {
  parameters: {
    isOnHost: true,
    server: () =>
      createPortalServer({ reports: twelveReports })
        .on('get', apiPaths.responses, sessionEnded)
        .on('get', apiPaths.team, sessionEnded),
  },
  play: async ({ args }) => {
    await see('Token do funcionário não encontrado');
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
  },
};

export const FailedUser: Story = {
  ...serving(() => createPortalServer().on('get', apiPaths.user, refused)),
  play: () => see('Não foi possível abrir o portal'),
};

export const FailedOpening: Story = {
  ...serving(() =>
    createPortalServer({ responses: [responseForTests(4)], competencies: unanswered }).on(
      'get',
      apiPaths.link,
      problemReply(404, 'Registro não encontrado.'),
    ),
  ),
  play: async () => {
    await press('Responder');
    await see('Não foi possível localizar a avaliação.');
  },
};

export const Opening: Story = {
  ...serving(() =>
    createPortalServer({ responses: [responseForTests(4)], competencies: unanswered }).on(
      'get',
      apiPaths.link,
      () => hanging,
    ),
  ),
  play: () => press('Responder'),
};

const longName = 'Maria Aparecida de Albuquerque Cavalcanti Figueiredo dos Santos Montenegro';

export const LongNames: Story = {
  ...starting({
    user: { nmPessoa: `${longName.replaceAll(' ', '')} Montenegro` },
    competencies: [
      'Planejamento e organização das entregas do time em ambientes de mudança constante',
      'Relacionamento-interinstitucional-e-desenvolvimento-organizacional',
      'Ética',
    ].map((name, index) => ({ name, self: 9 - index, managers: [4, 5] })),
    reports: twelveReports.map((report) => ({
      ...report,
      nmPessoa: longName,
      nmCargo: 'Coordenadoria de Desenvolvimento Organizacional e Relacionamento Institucional',
    })),
  }),
  play: () => see(longName),
};

export const OneLongWord: Story = {
  ...starting({
    user: { nmPessoa: oneWord },
    competencies: [{ name: oneWord, self: 9, managers: [4, 5] }],
    reports: twelveReports.map((report) => ({ ...report, nmPessoa: oneWord, nmCargo: oneWord })),
  }),
  globals: phone,
  play: () => see(oneWord),
};

export const LongNamesPhone: Story = { ...LongNames, globals: phone };

export const Answering: Story = {
  ...serving(() =>
    createPortalServer({
      responses: [responseForTests(4)],
      base: createFakeReviewServer().on('get', apiPaths.selfScores, []),
    }),
  ),
  play: async () => {
    await press('Responder');
    await see('Você ainda não realizou sua Avaliação de Desempenho');
  },
};

export const AnsweringPhone: Story = { ...Answering, globals: phone };

export const Evaluating: Story = {
  ...serving(() =>
    createPortalServer({
      responses: [],
      reports: twelveReports,
      base: createFakeManagerServer(),
    }),
  ),
  play: async () => {
    await press('Avaliar: Bruno Lima');
    await see('Trabalho em equipe');
  },
};

export const Translated: Story = { ...Evaluating, ...translated };

export const ReadingTheReport: Story = {
  play: async () => {
    await press('Visualizar');
    await see('Relatório de Desempenho');
  },
};

export const SignedOut: Story = { ...signedOut, play: () => see('Usuário não autenticado.') };

export const SigningIn: Story = {
  ...signedOut,
  args: { companyId: 1 },
  play: () => see('Acesso do funcionário'),
};

export const SigningInPhone: Story = { ...SigningIn, globals: phone };

export const SigningInDark: Story = { ...SigningIn, globals: { scheme: 'dark' } };

export const SignInIncomplete: Story = {
  ...SigningIn,
  play: async () => {
    await press('Acessar');
    await see('Informe o e-mail, o CPF ou a matrícula');
  },
};

export const SignInRefused: Story = {
  ...SigningIn,
  play: async () => {
    const page = within(document.body);
    await userEvent.type(
      await page.findByLabelText('E-mail, CPF ou matrícula'),
      'bruno@empresa.example',
    );
    await userEvent.type(page.getByLabelText('Senha'), 'errada-123');
    await press('Acessar');
    await see(/Usuário ou senha incorretos/);
  },
};

export const SignedInHere: Story = {
  ...SigningIn,
  play: async () => {
    const page = within(document.body);
    await userEvent.type(
      await page.findByLabelText('E-mail, CPF ou matrícula'),
      'bruno@empresa.example',
    );
    await userEvent.type(page.getByLabelText('Senha'), 'aferir-123');
    await press('Acessar');
    await see('Sair');
  },
};

export const ForgottenPassword: Story = {
  ...SigningIn,
  play: async () => {
    await press('Esqueci minha senha');
    await see(/^Peça uma nova ao RH da sua empresa/);
  },
};

export const UnknownCompany: Story = {
  ...signedOut,
  args: { companyId: 999 },
  play: () => see('Empresa não localizada'),
};

export const UnreachableCompany: Story = {
  args: { companyId: 1 },
  parameters: {
    isSignedIn: false,
    server: () => createPortalServer().on('get', apiPaths.company, problemReply(503)),
  },
  play: () => see('Tentar novamente'),
};

export const NewPassword: Story = {
  args: { companyId: 1 },
  ...starting({ user: { precisaTrocarSenha: true } }),
  play: async () => {
    await press('Salvar');
    await see('Preencha todos os campos.');
  },
};

const speaking = (lang: Language) => ({ parameters: { lang } });

export const InEnglish: Story = { ...speaking('en'), play: () => see('Finished on Nov 9, 2026') };

export const InSpanish: Story = { ...speaking('es'), play: () => see('Terminada el 09/11/2026') };

export const Stretched: Story = {
  args: { messages: stretch(employeeDashboardMessages) },
  play: async ({ canvasElement }) => {
    await see(/, Bruno!$/);
    await expectNothingCutOff(canvasElement);
  },
};
