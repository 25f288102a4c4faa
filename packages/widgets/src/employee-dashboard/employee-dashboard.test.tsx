import { createHostClient } from '@aferir/api-client';
import { employeeUser, hanging, problemReply } from '@aferir/api-client/testing';
import { axeViolations } from '@aferir/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { memberForTests } from '../manager-evaluation/manager-evaluation.fixtures.ts';
import { apiPaths } from '../shared/testing/api-paths.ts';
import {
  createPortalServer,
  managersAlone,
  ownAgreement,
  ownAroundReviews,
  ownCycle,
  ownProfile,
  ownRatings,
  responseForTests,
  twelveReports,
  unanswered,
  withoutManagers,
} from './employee-dashboard.fixtures.ts';
import { createFinishSignal } from './finish-signal.ts';
import {
  baseUrl,
  findButton,
  findCard,
  findTeam,
  openDashboard,
  sessionOf,
} from './testing/open-dashboard.tsx';

const UNRATED = 'Nenhum gestor concluiu a avaliação.';

describe('the own assessment', () => {
  it.each([
    [4, 'Aguardando Resposta', 'Responder', 'Enviado em 03/11/2026'],
    [3, 'Visualizado', 'Continuar', 'Enviado em 03/11/2026'],
    [1, 'Iniciado', 'Continuar', 'Enviado em 03/11/2026'],
    [6, 'Aguardando Avaliação do Gestor', 'Visualizar', 'avaliação dos seus gestores'],
    [7, 'Aguardando Feedback do Gestor', 'Visualizar', 'Aguardando o feedback deles'],
    [2, 'Finalizado', 'Visualizar', 'Finalizado em 09/11/2026'],
  ] as const)('at status %i says "%s" and offers "%s"', async (status, name, action, text) => {
    openDashboard(createPortalServer({ responses: [responseForTests(status)] }));
    const region = await findCard();
    expect(await within(region).findByText(name)).toBeVisible();
    expect(within(region).getByRole('button')).toHaveTextContent(action);
    expect(region).toHaveTextContent(text);
  });

  it('says of which cycle it is, and until when it can be answered', async () => {
    openDashboard(createPortalServer({ responses: [responseForTests(4, { ciclo: ownCycle })] }));
    expect(await within(await findCard()).findByText('Desempenho 2026')).toBeVisible();
    expect(await findCard()).toHaveTextContent('Desempenho 2026 · até 18/12/2999');
  });

  it('says what the last day was once it is past, since answers are taken still', async () => {
    const ciclo = { ...ownCycle, dtPrazo: '2020-02-26' };
    openDashboard(createPortalServer({ responses: [responseForTests(4, { ciclo })] }));
    expect(await within(await findCard()).findByText('Desempenho 2026')).toBeVisible();
    expect(await findCard()).toHaveTextContent('Desempenho 2026 · o prazo era 26/02/2020');
  });

  it('has no last day to keep once it is answered', async () => {
    openDashboard(createPortalServer({ responses: [responseForTests(6, { ciclo: ownCycle })] }));
    expect(await within(await findCard()).findByText('Desempenho 2026')).toBeVisible();
    expect(await findCard()).not.toHaveTextContent('18/12/2999');
  });

  it('says that there is none, and clears the chart', async () => {
    openDashboard(createPortalServer({ responses: [] }), { view: 'assessments' });
    expect(await screen.findByText('Nenhuma avaliação por aqui')).toBeVisible();
    expect(await screen.findByText('Ainda não há notas')).toBeVisible();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('asks for all responses of whoever is signed in', async () => {
    const { server, heard } = openDashboard();
    await findButton('Visualizar');
    expect(server.requestsTo('get', apiPaths.responses)[0]?.query).toEqual({
      idOrganogramaPessoa: '42',
      take: '1000',
      index: '0',
    });
    expect(heard.onReady).toHaveBeenCalledExactlyOnceWith({ widget: 'employee-dashboard' });
    expect(heard.onError).not.toHaveBeenCalled();
  });

  it('asks for responses and reports beside whose session it is', async () => {
    const server = createPortalServer().on('get', apiPaths.user, hanging);
    openDashboard(server);
    await waitFor(() => {
      for (const path of [apiPaths.responses, apiPaths.team]) {
        expect(server.requestsTo('get', path)).toHaveLength(1);
      }
    });
  });

  it('tells nothing of what is refused before a new password', async () => {
    const server = createPortalServer({ user: { precisaTrocarSenha: true } });
    server.on('get', apiPaths.responses, problemReply(403, 'Troque a senha.'));
    const { heard } = openDashboard(server);
    expect(await screen.findByLabelText('Senha atual')).toBeVisible();
    await waitFor(() => expect(server.requestsTo('get', apiPaths.responses)).toHaveLength(1));
    expect(heard.onError).not.toHaveBeenCalled();
  });

  it('asks for no managers before the own part is done', async () => {
    const { server } = openDashboard(
      createPortalServer({ responses: [responseForTests(1)], ...withoutManagers }),
      { view: 'assessments' },
    );
    await screen.findByText('Média geral');
    expect(server.requestsTo('get', apiPaths.managerScores)).toEqual([]);
  });
});

describe('the results', () => {
  const onPage = { view: 'assessments' } as const;

  const figure = async (label: string) =>
    (await screen.findByText(label)).closest('dl') as HTMLElement;

  it('sums the own scores up', async () => {
    openDashboard(createPortalServer(), onPage);
    expect(await figure('Média geral')).toHaveTextContent('Média geral6,0Nota intermediária');
    expect(await figure('Maior nota')).toHaveTextContent('Maior nota10Iniciativa');
    expect(await figure('Menor nota')).toHaveTextContent('Menor nota0Liderança');
    expect(
      screen.getByRole('figure', { name: 'Autoavaliação e gestores, de 0 a 10' }),
    ).toBeVisible();
  });

  it('says once that there are no scores before any is given', async () => {
    openDashboard(
      createPortalServer({ responses: [responseForTests(4)], competencies: unanswered }),
      onPage,
    );
    const results = await screen.findByRole('region', { name: 'Minhas competências' });
    expect(await within(results).findByText('Ainda não há notas')).toBeVisible();
    expect(within(results).queryByText('Média geral')).toBeNull();
    expect(within(results).queryByText(/^Competências/)).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('shows "-" for what is missing beside what the managers gave', async () => {
    openDashboard(createPortalServer({ competencies: managersAlone }), onPage);
    expect(await figure('Média geral')).toHaveTextContent('Média geral-');
    expect(await figure('Menor nota')).toHaveTextContent('Menor nota-');
  });

  it('folds the competencies away until they are asked for', async () => {
    const { user } = openDashboard(createPortalServer(), onPage);
    const fold = await findButton(/^Competências/);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    const meter = await screen.findByRole('meter', { name: 'Sua nota em Trabalho em equipe' });
    expect(meter).toHaveAttribute('aria-valuetext', '9, Nota boa');
    expect(meter.closest('li')).toHaveTextContent('Autoavaliação9Nota boaMédia dos gestores4,5');
  });

  it('says that the managers are still to answer', async () => {
    openDashboard(
      createPortalServer({ responses: [responseForTests(6)], ...withoutManagers }),
      onPage,
    );
    expect(await screen.findByText(/Seus gestores ainda não responderam/)).toBeVisible();
  });
});

describe('the own behavioral profile', () => {
  const withProfile = () => createPortalServer({ user: { perfilComportamental: ownProfile } });

  it('stands on the home, and its report is the host’s to show, without a link', async () => {
    const onOpen = vi.fn(() => false);
    const { user, server } = openDashboard(withProfile(), { onOpen });
    const card = within(await screen.findByRole('region', { name: 'Meu perfil comportamental' }));
    expect(card.getByText('Dominante Influente')).toBeVisible();
    expect(card.getByText('Respondido em 02/10/2026')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Ver meu relatório' }));
    await waitFor(() =>
      expect(onOpen).toHaveBeenCalledExactlyOnceWith({
        screen: 'behavioral-report',
        responseId: ownProfile.idResposta,
      }),
    );
    expect(server.requestsTo('get', apiPaths.link)).toEqual([]);
  });

  it('costs no call', async () => {
    const calls = async (server: ReturnType<typeof withProfile>) => {
      const { unmount } = openDashboard(server);
      await findButton('Visualizar');
      unmount();
      return server.requests.map(({ path }) => path);
    };
    expect(await calls(withProfile())).toEqual(await calls(createPortalServer()));
  });

  it('is no part of the page of the assessments, nor of somebody without one', async () => {
    openDashboard(withProfile(), { view: 'assessments' });
    await screen.findByText('Média geral');
    expect(screen.queryByText('Meu perfil comportamental')).toBeNull();
  });
});

describe('the direct reports', () => {
  it.each(['full', 'assessments'] as const)('offers what each is open to, in %s', async (view) => {
    openDashboard(createPortalServer({ reports: twelveReports }), { view });
    const team = await findTeam();
    await team.findByText('Marina Costa');
    const actionsOf = (name: string) =>
      within(team.getByText(name).closest('li, tr') as HTMLElement)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(
      Object.fromEntries(twelveReports.map(({ nmPessoa }) => [nmPessoa, actionsOf(nmPessoa)])),
    ).toEqual({
      'Bruno Lima': ['Avaliar'],
      'Carla Dias': ['Realizar Feedback', 'Visualizar'],
      'Diego Alves': [],
      'Elisa Moraes': ['Visualizar'],
      'Fábio Nunes': [],
      'Gabriela Reis': [],
      'Heitor Pinto': [],
      'Iara Campos': [],
      'João Teles': ['Visualizar'],
      'Karina Lopes': ['Visualizar'],
      'Lucas Prado': [],
      'Marina Costa': [],
    });
  });

  it.each(['full', 'assessments'] as const)(
    'says in a text what is waited for, on no button that is off, in %s',
    async (view) => {
      openDashboard(createPortalServer({ reports: twelveReports }), { view });
      const team = await findTeam();
      const rowOf = (name: string) => team.getByText(name).closest('li, tr');
      await team.findByText('Marina Costa');
      expect(rowOf('Marina Costa')).toHaveTextContent(/Aguardando$/);
      expect(rowOf('Fábio Nunes')).toHaveTextContent(/Em Andamento$/);
      for (const button of team.getAllByRole('button')) expect(button).toBeEnabled();
    },
  );

  it.each(['full', 'assessments'] as const)(
    'puts who waits for the manager first, in %s',
    async (view) => {
      const reports = twelveReports.toReversed();
      openDashboard(createPortalServer({ reports }), { view });
      const team = await findTeam();
      await team.findByText('Marina Costa');
      const names = team.getAllByText(/^(Bruno Lima|Carla Dias|Marina Costa)$/);
      expect(names.map(({ textContent }) => textContent)).toEqual([
        'Bruno Lima',
        'Carla Dias',
        'Marina Costa',
      ]);
    },
  );

  it('shows the alignment, the dates and how much feedback is owed', async () => {
    openDashboard(createPortalServer({ reports: twelveReports }));
    const meter = await screen.findByRole('meter', { name: 'Alinhamento de Diego Alves' });
    expect(meter).toHaveAttribute('aria-valuetext', '84%');
    expect(meter.closest('li')).toHaveTextContent('Finalizado em 12/11/2026');
    const unknown = screen.getByRole('meter', { name: 'Alinhamento de Bruno Lima' });
    expect(unknown).toHaveAttribute('aria-valuetext', 'Sem dados');
    expect(screen.queryByText(UNRATED)).not.toBeInTheDocument();
    expect((await findTeam()).getByText('2 competências pendentes')).toBeVisible();
  });

  it('says why somebody who has finished has no alignment', async () => {
    openDashboard(createPortalServer({ reports: [memberForTests(51, 'Karina Lopes', 2)] }));
    const meter = await screen.findByRole('meter', { name: 'Alinhamento de Karina Lopes' });
    expect(meter).toHaveAttribute('aria-valuetext', 'Sem dados');
    expect(screen.getByText(UNRATED)).toBeVisible();
  });

  it('finds pictures beside the API, wherever the page is', async () => {
    const [report] = twelveReports;
    if (!report) throw new Error('no report');
    const server = createPortalServer({ reports: [{ ...report, urlFoto: '/arquivos/a1.webp' }] });
    const { container } = openDashboard(server);
    await (await findTeam()).findByText('Bruno Lima');
    expect(container.querySelector('img')).toHaveAttribute(
      'src',
      'http://localhost/arquivos/a1.webp',
    );
  });

  it('asks for immediate and active ones alone', async () => {
    const { server } = openDashboard(createPortalServer({ reports: twelveReports }));
    await screen.findByText('Marina Costa');
    expect(server.requestsTo('get', apiPaths.team)[0]?.query).toMatchObject({
      idOrganogramaGestor: '42',
      idCliente: '1',
      somenteImediatos: 'true',
      flFuncionariosAtivados: 'true',
    });
  });

  it.each(['full', 'assessments'] as const)(
    'forgets the drafts of reviews that are settled, in %s',
    async (view) => {
      const draft = '{"scores":{"1":8},"competencyId":1}';
      const [settled, open] = [5052, 5051].map((id) => `aferir-manager-rating-draft-${id}-42`);
      for (const key of [settled, open]) localStorage.setItem(`${key}`, draft);
      openDashboard(createPortalServer({ reports: twelveReports }), { view });
      await screen.findByText('Marina Costa');
      await waitFor(() => expect(localStorage.getItem(`${settled}`)).toBeNull());
      expect(localStorage.getItem(`${open}`)).toBe(draft);
    },
  );

  it('names above all else who waits for what, and leads there', async () => {
    const { user, server } = openDashboard(createPortalServer({ reports: twelveReports }));
    const waiting = within(await screen.findByRole('region', { name: 'O que espera por você' }));
    expect(waiting.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Avaliar Bruno Lima',
      'Dar feedback a Carla Dias',
    ]);
    const evaluate = waiting.getByRole('button', { name: 'Avaliar Bruno Lima' });
    expect(evaluate.compareDocumentPosition(await findCard())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(evaluate);
    await waitFor(() => expect(server.requestsTo('get', apiPaths.link)).toHaveLength(1));
  });

  it.each([
    ['as the person', {}, 'Combinado com Ana Souza, espera a sua confirmação.'],
    [
      'as a manager',
      { tpAguarda: 'gestor', tpMeuLado: 'gestor', nmGestor: null } as const,
      'Combinado com Bruno Lima, espera a sua confirmação.',
    ],
    ['of whom nobody has written yet', { nmGestor: null }, 'Espera a sua confirmação.'],
  ])('leads %s to an agreement that waits, above the team', async (_who, changes, text) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const agreements = [
      { ...ownAgreement, ...changes },
      { ...ownAgreement, idCombinado: 32, dsObjetivo: 'Outro', podeConfirmar: false },
    ];
    const { user } = openDashboard(createPortalServer({ reports: twelveReports, agreements }));
    const waiting = within(await screen.findByRole('region', { name: 'O que espera por você' }));
    const see = await waiting.findByRole('button', { name: /^Ver combinado/ });
    expect(see).toHaveAccessibleName(`Ver combinado: ${ownAgreement.dsObjetivo}`);
    expect(waiting.getByText(text)).toBeVisible();
    const confirm = await findButton(`Confirmar: ${ownAgreement.dsObjetivo}`);
    await user.click(see);
    const item = confirm.closest('li');
    expect(item).toHaveFocus();
    expect(scroll.mock.contexts).toEqual([item]);
  });

  it('is gone from what waits once it is confirmed, and holds where it stands', async () => {
    const server = createPortalServer({ agreements: [ownAgreement] });
    server.on('post', '/CombinadoDesempenho/PostConfirmacao', () => {
      const agreed = { tpSituacao: 'combinado', tpAguarda: null, podeConfirmar: false } as const;
      const rows = [{ ...ownAgreement, ...agreed }];
      server.on('get', '/CombinadoDesempenho/GetMeus', { rows, qtdRecords: 1 });
      return null;
    });
    const { user } = openDashboard(server);
    await screen.findByRole('region', { name: 'O que espera por você' });
    const confirm = await findButton(`Confirmar: ${ownAgreement.dsObjetivo}`);
    await user.click(confirm);
    await waitFor(() => expect(confirm).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'O que espera por você' })).toBeNull();
    const state = await screen.findByText('Combinado');
    expect(state).toBeVisible();
    expect(state.closest('li')).toHaveFocus();
  });

  it.each([
    ['the card, where others are left', [{ ...ownAgreement, idCombinado: 32 }], 'Combinados'],
    ['the heading of the page, where none is left', [], null],
  ])('is gone once it has ended, and leaves the focus to %s', async (_heir, left, region) => {
    const agreed = { podeConfirmar: false, podeEncerrar: true, tpSituacao: 'combinado' } as const;
    const server = createPortalServer({ agreements: [{ ...ownAgreement, ...agreed }, ...left] });
    server.on('post', '/CombinadoDesempenho/PostSituacao', () => {
      server.on('get', '/CombinadoDesempenho/GetMeus', { rows: left, qtdRecords: left.length });
      return null;
    });
    const { user } = openDashboard(server);
    const end = await findButton(`Encerrar: ${ownAgreement.dsObjetivo}`);
    await user.click(end);
    await waitFor(() => expect(end).not.toBeInTheDocument());
    const heir = region
      ? screen.getByRole('region', { name: region })
      : screen.getByRole('heading', { name: /^Olá/ });
    expect(heir).toHaveFocus();
  });

  it('stands before the own scores on the page of the assessments', async () => {
    openDashboard(createPortalServer({ reports: twelveReports }), { view: 'assessments' });
    const person = await (await findTeam()).findByText('Bruno Lima');
    const results = await screen.findByRole('region', { name: 'Minhas competências' });
    expect(person.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has the own assessment wait above the team, and shows it once', async () => {
    const responses = [responseForTests(4)];
    openDashboard(createPortalServer({ responses, reports: twelveReports }));
    const waiting = within(await screen.findByRole('region', { name: 'O que espera por você' }));
    const [first] = waiting.getAllByRole('button');
    expect(first).toHaveTextContent('Responder');
    expect(screen.getAllByRole('region', { name: 'Autoavaliação de Desempenho' })).toHaveLength(1);
  });

  it('says that more wait than are named, and leads to the team', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const [first] = twelveReports;
    if (!first) throw new Error('no report');
    const reports = Array.from({ length: 7 }, (_, index) => ({
      ...first,
      idOrganogramaPessoa: 100 + index,
      nmPessoa: `Pessoa ${index + 1}`,
    }));
    const { user } = openDashboard(createPortalServer({ reports }));
    expect(await screen.findByText('Mais 2 pessoas da equipe esperam por você.')).toBeVisible();
    await user.click(await findButton('Ver a equipe'));
    const team = await screen.findByRole('region', { name: 'Minha equipe' });
    expect(team).toHaveFocus();
    expect(scroll.mock.contexts).toEqual([team]);
  });

  it('says nothing where nothing waits', async () => {
    const settled = twelveReports.filter(
      ({ podeAvaliar, precisaFeedback }) => !podeAvaliar && !precisaFeedback,
    );
    openDashboard(createPortalServer({ reports: settled }));
    await screen.findByText('Marina Costa');
    expect(screen.queryByText('O que espera por você')).toBeNull();
  });

  it('is no part of the page of somebody without any', async () => {
    const { server } = openDashboard();
    await findButton('Visualizar');
    await waitFor(() => expect(server.requestsTo('get', apiPaths.team)).toHaveLength(1));
    expect(screen.queryByText('Minha equipe')).toBeNull();
  });

  it('shows more when asked to', async () => {
    const reports = Array.from({ length: 35 }, (_, index) => ({
      ...(twelveReports[0] as (typeof twelveReports)[number]),
      idOrganogramaPessoa: 100 + index,
      nmPessoa: `Pessoa ${index + 1}`,
    }));
    const { user } = openDashboard(createPortalServer({ reports }));
    expect(await screen.findByText('Pessoa 30')).toBeVisible();
    expect(
      screen.getByText('Pelo menos mais 25 pessoas da equipe esperam por você.'),
    ).toBeVisible();
    expect(screen.queryByText('Pessoa 31')).toBeNull();
    await user.click(await findButton('Mostrar mais'));
    expect(await screen.findByText('Pessoa 35')).toBeVisible();
    expect(await screen.findByText('Mais 30 pessoas da equipe esperam por você.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  });

  it('searches on the server', async () => {
    const { user, server } = openDashboard(createPortalServer({ reports: twelveReports }), {
      view: 'assessments',
    });
    await screen.findByText('12 pessoas');
    await user.type(screen.getByRole('searchbox'), 'diego{Enter}');
    expect(await screen.findByText('1 pessoa')).toBeVisible();
    expect(server.requestsTo('get', apiPaths.team).at(-1)?.query.filter).toBe('diego');
  });
});

describe('loading again', () => {
  it('happens when asked for', async () => {
    const { user, server } = openDashboard(
      createPortalServer({ responses: [responseForTests(4)] }),
    );
    await findButton('Responder');
    server.on('get', apiPaths.responses, { rows: [responseForTests(6)], qtdRecords: 1 });
    await user.click(await findButton('Atualizar'));
    expect(
      await within(await findCard()).findByText('Aguardando Avaliação do Gestor'),
    ).toBeVisible();
  });

  it('says when it fails, and keeps what was there', async () => {
    const { user, server } = openDashboard();
    await findButton('Visualizar');
    server.failNext('get', apiPaths.responses, problemReply(400, 'Recusado.'));
    await user.click(await findButton('Atualizar'));
    expect(await screen.findByText('Erro ao buscar avaliação.')).toBeVisible();
    expect(screen.getByText('Finalizado em 09/11/2026')).toBeVisible();
  });

  it('happens when an assessment is finished, here or in another tab', async () => {
    const finishSignal = createFinishSignal();
    const { server } = openDashboard(createPortalServer({ reports: twelveReports }), {
      finishSignal,
    });
    await screen.findByText('Marina Costa');
    const times = (count: number) =>
      waitFor(() => {
        expect(server.requestsTo('get', apiPaths.responses)).toHaveLength(count);
        expect(server.requestsTo('get', apiPaths.team)).toHaveLength(count);
      });
    await times(1);
    act(() => finishSignal.raise());
    await times(2);
    const init = { key: 'avaliacaoFinalizada', newValue: 'true' };
    act(() => void window.dispatchEvent(new StorageEvent('storage', init)));
    await times(3);
    expect(localStorage.getItem('avaliacaoFinalizada')).toBeNull();
  });

  it('happens when somebody else signs in, who sees nothing of the one before', async () => {
    const server = createPortalServer();
    const session = sessionOf(server);
    openDashboard(server, {}, session);
    expect(await screen.findByRole('heading', { name: 'Olá, Bruno!' })).toBeVisible();
    server.on('get', apiPaths.user, {
      ...employeeUser,
      idOrganogramaPessoa: 7,
      nmPessoa: 'Ana Souza',
    });
    act(() => session.session.merge({ idOrganogramaPessoa: 7, nmPessoa: 'Ana Souza' }));
    expect(screen.queryByText(/Bruno/)).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Olá, Ana!' })).toBeVisible();
    expect(server.requestsTo('get', apiPaths.responses).at(-1)?.query.idOrganogramaPessoa).toBe(
      '7',
    );
  });
});

describe('what waits around the person', () => {
  const waiting = async () =>
    within(await screen.findByRole('region', { name: 'O que espera por você' }));
  const around = { rows: [...ownRatings], qtdRecords: 2, acompanhadas: [...ownAroundReviews] };

  it('stands above all else by name, and nothing that is done does', async () => {
    openDashboard(createPortalServer({ around }));
    const tasks = await (await waiting()).findAllByRole('listitem');
    expect(tasks.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Renato Prado'),
      expect.stringContaining('Carla Dias'),
    ]);
    expect(tasks[0]).toHaveTextContent(
      'Você avalia como par · 1 de 4 competências · até 18/12/2999',
    );
    expect(tasks[1]).toHaveTextContent('2 indicações esperam a sua aprovação');
  });

  it.each([
    [7, 0, 'Mais 2 tarefas esperam por você.', 'Colegas para avaliar'],
    [3, 3, 'Mais 1 tarefa espera por você.', 'Quem avalia ao redor'],
  ])('names five of %i ratings and %i reviews, and leads to the others', async (...given) => {
    const [ratings, reviews, text, card] = given;
    const rows = Array.from({ length: ratings }, (_, index) => ({
      ...ownRatings[0],
      idAvaliador: 100 + index,
    }));
    const acompanhadas = Array.from({ length: reviews }, (_, index) => ({
      idResposta: 900 + index,
      nmPessoa: 'Carla Dias',
      flPropria: false,
      qtdPropostos: 1,
      qtdConvidados: 1,
    }));
    const { user } = openDashboard(
      createPortalServer({ around: { rows, qtdRecords: ratings, acompanhadas } }),
    );
    const region = await waiting();
    expect(await region.findByText(text)).toBeVisible();
    expect(region.getAllByRole('listitem')).toHaveLength(5);
    const place = await screen.findByRole('region', { name: card });
    await user.click(region.getByRole('button', { name: 'Ver todas' }));
    expect(place).toHaveFocus();
  });

  it('opens there, and its task goes once it is done while the dialog stays', async () => {
    const [rating] = ownRatings;
    const only = (flConcluida: boolean) => ({
      rows: [{ ...rating, qtdCompetencias: 1, flConcluida }],
      qtdRecords: 1,
      acompanhadas: [],
    });
    const server = createPortalServer({ around: only(false) })
      .on('get', '/AvaliadorDesempenho/GetAvaliacao', {
        ...rating,
        competencias: [
          {
            idCompetencia: 1,
            cdCompetencia: 'C01',
            nmCompetencia: 'Comunicação',
            dsCompetencia: null,
            nrIndice: null,
            dsComentario: '',
          },
        ],
      })
      .on('post', '/AvaliadorDesempenho/PostNota', () => {
        server.on('get', apiPaths.around, only(true));
        return { qtdCompetencias: 1, qtdAvaliadas: 1, flConcluida: true };
      });
    const { user } = openDashboard(server);
    const begun = { name: 'Continuar: Renato Prado' };
    await user.click(await (await waiting()).findByRole('button', begun));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avaliação de Renato Prado' }));
    await user.click(await dialog.findByRole('radio', { name: /^7/ }));
    await user.click(dialog.getByRole('button', { name: 'Terminar' }));
    expect(await dialog.findByText('Obrigado! Sua avaliação está completa.')).toBeVisible();
    await waitFor(() =>
      expect(
        screen.queryByRole('region', { name: 'O que espera por você', hidden: true }),
      ).toBeNull(),
    );
    const [close] = dialog.getAllByRole('button', { name: 'Fechar' });
    await user.click(close as HTMLElement);
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Olá/ })).toHaveFocus());
  });
});

describe('a part that fails', () => {
  it.each([
    [apiPaths.responses, 'Erro ao buscar avaliação.'],
    [apiPaths.selfScores, 'Erro ao carregar dados do funcionário'],
    [apiPaths.managerScores, 'Erro ao carregar dados dos gestores'],
    [apiPaths.team, 'Erro ao buscar dados da avaliação.'],
    [apiPaths.around, 'Erro ao carregar as avaliações de colegas'],
    [apiPaths.agreements, 'Erro ao carregar combinados'],
  ] as const)('says so and loads again: %s', async (path, text) => {
    const server = createPortalServer({ reports: twelveReports });
    const { user, heard } = openDashboard(
      server.failNext('get', path, problemReply(400, 'Recusado.')),
      { view: 'assessments' },
    );
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'validation', isFatal: false }),
    );
    await user.click(
      (await screen.findAllByRole('button', { name: 'Tentar novamente' }))[0] as HTMLElement,
    );
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(await screen.findByText('Marina Costa')).toBeVisible();
    expect(await screen.findByText('Finalizado em 09/11/2026')).toBeVisible();
  });

  it('loads the whole again when not even the person is known', async () => {
    const server = createPortalServer({ reports: twelveReports });
    for (const path of [apiPaths.user, apiPaths.responses, apiPaths.team]) {
      server.failNext('get', path, problemReply(400, 'Recusado.'));
    }
    const { user, heard } = openDashboard(server);
    expect(await screen.findByText('Não foi possível abrir o portal')).toBeVisible();
    expect(heard.onError).toHaveBeenCalledOnce();
    await user.click(await findButton('Tentar novamente'));
    expect(await screen.findByRole('heading', { name: 'Olá, Bruno!' })).toBeVisible();
    expect(await screen.findByText('Marina Costa')).toBeVisible();
    expect(await screen.findByText('Finalizado em 09/11/2026')).toBeVisible();
    expect(heard.onError).toHaveBeenCalledOnce();
  });

  it('asks for nothing more where not even the token says who it is', async () => {
    const server = createPortalServer().on('get', apiPaths.user, problemReply(400, 'Recusado.'));
    const client = createHostClient({ baseUrl, fetch: server.fetch, getToken: () => 'token' });
    openDashboard(server, {}, client);
    expect(await screen.findByText('Não foi possível abrir o portal')).toBeVisible();
    expect(server.requestsTo('get', apiPaths.responses)).toEqual([]);
  });
});

it.each(['full', 'assessments'] as const)('is accessible in %s', async (view) => {
  const { container } = openDashboard(createPortalServer({ reports: twelveReports }), { view });
  await screen.findByText('Marina Costa');
  expect(await axeViolations(container)).toEqual([]);
});
