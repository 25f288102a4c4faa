import { createLinkClient } from '@aferir/api-client';
import { dropped, problemReply } from '@aferir/api-client/testing';
import { createToastStore, type ToastStore } from '@aferir/ui';
import { axeViolations, renderUi } from '@aferir/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AferirProvider } from '../shared/aferir-provider.tsx';
import {
  createFakeManagerServer,
  type FakeManagerServer,
  memberForTests,
} from './manager-evaluation.fixtures.ts';
import { ManagerEvaluation, type ManagerEvaluationProps } from './manager-evaluation.tsx';

const baseUrl = 'http://localhost/api/v1';
const teamPath = '/RespostaDesempenho/GetPessoasGridGestor';
const scorePath = '/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor';
const feedbackPath = '/RespostaOpcaoFeedBackDesempenho/PostRespostaOpcaoFeedBackGestor';

function open(
  props: ManagerEvaluationProps = { hs: 'aBc' },
  server: FakeManagerServer = createFakeManagerServer(),
  toasts?: ToastStore,
) {
  const heard = {
    onReady: vi.fn(),
    onProgress: vi.fn(),
    onComplete: vi.fn(),
    onError: vi.fn(),
    onClose: vi.fn(),
  };
  const session = createLinkClient({ baseUrl, hash: '', fetch: server.fetch, maxAttempts: 1 });
  const view = renderUi(
    <AferirProvider
      apiBase={baseUrl}
      fetch={server.fetch}
      session={{ ...session, realm: 'employee' }}
      toasts={toasts}
    >
      <ManagerEvaluation {...heard} {...props} />
    </AferirProvider>,
  );
  return { ...view, server, heard };
}

type User = ReturnType<typeof open>['user'];

async function rate(user: User, scores: readonly number[]) {
  for (const [index, score] of scores.entries()) {
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${score}\\b`) }));
    const isLast = index === scores.length - 1;
    await user.click(screen.getByRole('button', { name: isLast ? 'Terminar' : 'Próxima' }));
  }
}

async function answer(user: User, question: string, reply: 'Sim' | 'Não') {
  const dialog = await screen.findByRole('alertdialog', { description: question });
  await user.click(within(dialog).getByRole('button', { name: reply }));
}

// Their code comes when they are opened; no test waits for it.
beforeAll(async () => {
  await import('./parts/evaluation-task.tsx');
  await import('./feedback/feedback-task.tsx');
  await import('./parts/report-dialog.tsx');
});

beforeEach(() => localStorage.clear());

describe('the team', () => {
  it('greets the manager of the link and lists who is evaluated', async () => {
    const { server, heard } = open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Olá, Ana!' })).toBeVisible();
    expect(await screen.findByText('9 funcionários encontrados')).toBeVisible();
    expect(heard.onReady).toHaveBeenCalledExactlyOnceWith({ widget: 'manager-evaluation' });
    const [request] = server.requestsTo('get', teamPath);
    expect(request?.headers.get('X-Link-Hash')).toBe('aBc');
    expect(request?.query).toMatchObject({
      idOrganogramaGestor: '7',
      idCliente: '1',
      somenteImediatos: 'true',
      flFuncionariosAtivados: 'true',
      take: '30',
      index: '0',
    });
  });

  it('takes whoever is signed in for the manager where there is no link', async () => {
    const { server } = open({});
    expect(await screen.findByText('Bruno Lima')).toBeVisible();
    expect(server.requestsTo('get', '/OrganogramaPessoa/GetGestor/{hash}')).toEqual([]);
  });

  it('offers each person what is open to the manager', async () => {
    open();
    const actions = async (name: string) => {
      const row = (await screen.findByText(name)).closest('tr') as HTMLElement;
      return within(row)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent);
    };
    expect(await actions('Bruno Lima')).toEqual(['Avaliar']);
    expect(await actions('Carla Dias')).toEqual(['Realizar Feedback', 'Visualizar']);
    expect(await actions('Diego Alves')).toEqual(['Visualizar']);
    expect(await actions('Elisa Moraes')).toEqual(['Visualizar']);
    expect(await actions('Heitor Pinto')).toEqual([]);
    expect(await actions('Iara Campos')).toEqual([]);
  });

  it('shows the alignment, and that there is none yet', async () => {
    open();
    const meter = await screen.findByRole('meter', { name: 'Alinhamento de Diego Alves' });
    expect(meter).toHaveAttribute('aria-valuetext', '84%');
    expect(screen.getByRole('meter', { name: 'Alinhamento de Bruno Lima' })).toHaveAttribute(
      'aria-valuetext',
      'Sem dados',
    );
  });

  it('searches, filters and pages on the server', async () => {
    const { user, server } = open();
    await screen.findByText('9 funcionários encontrados');
    await user.selectOptions(screen.getByLabelText('Filtrar por situação'), 'Finalizado');
    expect(await screen.findByText('2 funcionários encontrados')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'diego{Enter}');
    expect(await screen.findByText('1 funcionário encontrado')).toBeVisible();
    expect(server.requestsTo('get', teamPath).at(-1)?.query).toMatchObject({
      cdStatus: '2',
      filter: 'diego',
    });
    await user.selectOptions(screen.getByLabelText('Itens por página'), '5');
    await waitFor(() =>
      expect(server.requestsTo('get', teamPath).at(-1)?.query).toMatchObject({ take: '5' }),
    );
  });

  it('filters by the statuses of a response alone', async () => {
    open();
    const options = within(await screen.findByLabelText('Filtrar por situação')).getAllByRole(
      'option',
    );
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Todas',
      'Iniciado',
      'Finalizado',
      'Visualizado',
      'Aguardando Resposta',
      'Aguardando Avaliação do Gestor',
      'Aguardando Feedback do Gestor',
    ]);
  });

  it('says so when there is nobody', async () => {
    open({ hs: 'aBc' }, createFakeManagerServer({ rows: [] }));
    expect(await screen.findAllByText('Nenhum funcionário encontrado')).not.toHaveLength(0);
  });

  it('tells of a list that can not be read, and reads it again', async () => {
    const server = createFakeManagerServer();
    server.failNext('get', teamPath, problemReply(400, 'Filtro inválido.', 'Outro erro.'));
    const { user, heard } = open({ hs: 'aBc' }, server);
    expect(await screen.findAllByText('Filtro inválido.')).toHaveLength(2);
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'Filtro inválido.', isFatal: false }),
    );
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Bruno Lima')).toBeVisible();
  });

  it('is accessible', async () => {
    const { container } = open();
    await screen.findByText('Bruno Lima');
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('opening', () => {
  it('says why a link opens nothing', async () => {
    const server = createFakeManagerServer();
    const path = '/OrganogramaPessoa/GetGestor/{hash}';
    server.on('get', path, problemReply(403, 'Este link não é de um gestor.'));
    const { heard } = open({ hs: 'aBc' }, server);
    expect(await screen.findByText('Este link não é de um gestor.')).toBeVisible();
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'forbidden', isFatal: true }),
    );
    expect(heard.onReady).not.toHaveBeenCalled();
  });

  it('offers to try again without a network', async () => {
    const server = createFakeManagerServer();
    server.on('get', '/authpessoa/GetUser', () => dropped);
    const { user } = open({}, server);
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    server.on('get', '/authpessoa/GetUser', problemReply(401, 'Sessão expirada.'));
    await user.click(again);
    expect(await screen.findByText('Sessão expirada.')).toBeVisible();
  });

  it('asks for nothing when a task has no response', async () => {
    const { server, heard } = open({ initialStep: 'evaluate' });
    expect(await screen.findByText('Hash da avaliação não encontrado.')).toBeVisible();
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'missing-link', isFatal: true }),
    );
    expect(server.requests).toEqual([]);
  });
});

describe('rating', () => {
  async function start(server = createFakeManagerServer()) {
    const page = open({ hs: 'aBc' }, server);
    await page.user.click(await screen.findByRole('button', { name: 'Avaliar: Bruno Lima' }));
    await screen.findByRole('dialog', { name: 'Avaliação de Bruno Lima' });
    await screen.findByRole('heading', { name: 'Trabalho em equipe' });
    return page;
  }

  it('sends every score once it is confirmed, tells the host and reads the list again', async () => {
    const { user, server, heard } = await start();
    await rate(user, [9, 0, 10]);
    expect(server.requestsTo('post', scorePath)).toEqual([]);
    const reads = server.requestsTo('get', teamPath).length;
    await answer(user, 'Deseja terminar a avaliação?', 'Sim');
    expect(await screen.findAllByText('A avaliação foi enviada com sucesso!')).not.toHaveLength(0);
    expect([...server.scores]).toEqual([
      [1, 9],
      [2, 0],
      [3, 10],
    ]);
    expect(server.requestsTo('post', scorePath)[0]?.body).toEqual({
      idRespostaOpcao: 901,
      idCompetencia: 1,
      idOrganogramaGestor: 7,
      nrIndice: 9,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heard.onComplete).toHaveBeenCalledExactlyOnceWith({ responseId: 5042, sent: 'ratings' });
    expect(heard.onProgress).toHaveBeenLastCalledWith({ answered: 3, total: 3 });
    await waitFor(() => expect(server.requestsTo('get', teamPath).length).toBeGreaterThan(reads));
    expect(heard.onClose).not.toHaveBeenCalled();
  });

  it('leaves the focus on the greeting when the button that had it is gone', async () => {
    const { user, server } = await start();
    await rate(user, [9, 0, 10]);
    server.on('get', teamPath, { rows: [memberForTests(44, 'Diego Alves', 2)], qtdRecords: 1 });
    await answer(user, 'Deseja terminar a avaliação?', 'Sim');
    expect(await screen.findByText('1 funcionário encontrado')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Olá, Ana!' })).toHaveFocus());
  });

  it('keeps the scores after a failure, and sends what is left', async () => {
    const server = createFakeManagerServer();
    const { user } = await start(server);
    await rate(user, [9, 0, 10]);
    server.failNext('post', scorePath, problemReply(400, 'Servidor ocupado.'));
    await answer(user, 'Deseja terminar a avaliação?', 'Sim');
    const alert = await screen.findByText(/Servidor ocupado\./);
    expect(alert).toHaveTextContent('Ocorreu um erro inesperado: Servidor ocupado.');
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findAllByText('A avaliação foi enviada com sucesso!')).not.toHaveLength(0);
    expect(server.scores.size).toBe(3);
  });

  it('closes with the reason when the review takes no ratings any more', async () => {
    const server = createFakeManagerServer();
    const { user, heard } = await start(server);
    await rate(user, [9, 0, 10]);
    server.on('post', scorePath, problemReply(409, 'Esta avaliação foi encerrada.'));
    const reads = server.requestsTo('get', teamPath).length;
    await answer(user, 'Deseja terminar a avaliação?', 'Sim');
    expect(await screen.findAllByText('Esta avaliação foi encerrada.')).not.toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage).toHaveLength(0);
    await waitFor(() => expect(server.requestsTo('get', teamPath).length).toBeGreaterThan(reads));
    expect(heard.onComplete).not.toHaveBeenCalled();
  });

  it('forgets the drafts of reviews that the list no longer offers to rate', async () => {
    localStorage.setItem(
      'aferir-manager-rating-draft-5045-7',
      '{"scores":{"1":8},"competencyId":1}',
    );
    localStorage.setItem(
      'aferir-manager-rating-draft-5042-7',
      '{"scores":{"1":8},"competencyId":1}',
    );
    open();
    await screen.findByText('Elisa Moraes');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    expect(localStorage.getItem('aferir-manager-rating-draft-5042-7')).not.toBeNull();
  });

  it('asks before it is given up, by Esc too, and resumes with the draft otherwise', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('radio', { name: /^7\b/ }));
    await user.keyboard('{Escape}');
    await answer(user, 'Deseja mesmo cancelar a avaliação?', 'Não');
    expect(screen.getByRole('radio', { name: /^7\b/ })).toBeChecked();
    expect(JSON.stringify({ ...localStorage })).toContain('7');
    await user.keyboard('{Escape}');
    await answer(user, 'Deseja mesmo cancelar a avaliação?', 'Sim');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage).toHaveLength(0);
  });

  it('takes digits as soon as the dialog is open', async () => {
    const { user } = await start();
    await user.keyboard('8{Enter}');
    expect(await screen.findByRole('heading', { name: 'Comunicação' })).toBeVisible();
  });

  it('asks before the end by keyboard too: the Enter that asks does not answer', async () => {
    const { user, server } = await start();
    await user.keyboard('8{Enter}');
    await screen.findByRole('heading', { name: 'Comunicação' });
    await user.keyboard('0{Enter}');
    await screen.findByRole('heading', { name: /Planejamento/ });
    await user.keyboard('7{Enter}');
    expect(await screen.findByText('Deseja terminar a avaliação?')).toBeVisible();
    expect(server.requestsTo('post', scorePath)).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.scores.size).toBe(3));
  });

  it('says so when the response is gone', async () => {
    const server = createFakeManagerServer();
    const path = '/RespostaOpcaoDesempenho/GetDadosResposta';
    server.failNext('get', path, problemReply(404, 'Não há.'));
    const { user } = open({ hs: 'aBc' }, server);
    await user.click(await screen.findByRole('button', { name: 'Avaliar: Bruno Lima' }));
    expect(
      await screen.findByText('Nenhuma avaliação encontrada para este subordinado.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { name: 'Trabalho em equipe' })).toBeVisible();
  });

  it('is accessible', async () => {
    await start();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('feedback', () => {
  async function start(server = createFakeManagerServer()) {
    const page = open({ hs: 'aBc' }, server);
    await page.user.click(
      await screen.findByRole('button', { name: 'Realizar Feedback: Carla Dias' }),
    );
    await screen.findByRole('dialog', { name: 'Competências Pendentes de Feedback' });
    await screen.findByText('Foco no cliente');
    return page;
  }

  async function write(user: User, competency: string, text: string) {
    await user.click(
      await screen.findByRole('button', { name: `Realizar Feedback: ${competency}` }),
    );
    await user.type(await screen.findByPlaceholderText('Escreva seu feedback aqui...'), text);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
  }

  it('says where feedback is owed, and where nothing is to be done', async () => {
    await start();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.slice(0, 3)).toEqual([
      'Trabalho em equipeRealizar Feedback',
      'ComunicaçãoRealizar Feedback',
      'Foco no clienteSem Ação',
    ]);
  });

  it('puts the focus on the first thing to do', async () => {
    await start();
    expect(
      screen.getByRole('button', { name: 'Realizar Feedback: Trabalho em equipe' }),
    ).toHaveFocus();
  });

  it('shows both scores, 0 included, and puts the focus where one writes', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'Realizar Feedback: Comunicação' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comunicação' }));
    expect(dialog.getByText('Nota do funcionário').nextSibling).toHaveTextContent('10');
    expect(dialog.getByText('Nota do gestor').nextSibling).toHaveTextContent('0');
    expect(dialog.getByRole('textbox', { name: 'Feedback' })).toHaveFocus();
  });

  it('sends one after the other, and closes after the last', async () => {
    const { user, server, heard } = await start();
    await write(user, 'Trabalho em equipe', ' Combine antes quem faz o quê. ');
    expect(await screen.findAllByText('Feedback enviado com sucesso!')).not.toHaveLength(0);
    expect(await screen.findByText(/Combine antes quem faz o quê\./)).toBeVisible();
    expect(heard.onProgress).toHaveBeenLastCalledWith({ answered: 1, total: 2 });
    expect(heard.onComplete).not.toHaveBeenCalled();
    await write(user, 'Comunicação', 'Confirme o que foi entendido.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heard.onComplete).toHaveBeenCalledExactlyOnceWith({
      responseId: 5043,
      sent: 'feedback',
    });
    expect(server.requestsTo('post', feedbackPath)[0]?.body).toEqual({
      idRespostaOpcaoGestor: 701,
      idCompetencia: 1,
      idOrganogramaPessoaGestor: 7,
      dsFeedback: 'Combine antes quem faz o quê.',
    });
    expect(localStorage).toHaveLength(0);
  });

  it('loses nothing on a failed send, nor when it is put aside', async () => {
    const server = createFakeManagerServer();
    server.failNext('post', feedbackPath, problemReply(409, 'Avaliação encerrada.'));
    const { user, heard } = await start(server);
    await write(user, 'Comunicação', 'Confirme o combinado.');
    expect(
      await screen.findByText(/Ocorreu um erro inesperado: Avaliação encerrada\./),
    ).toBeVisible();
    expect(heard.onError).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'conflict', isFatal: false }),
    );
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Realizar Feedback: Comunicação' }));
    expect(screen.getByRole('textbox')).toHaveValue('Confirme o combinado.');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(server.feedback.get(702)).toBe('Confirme o combinado.'));
  });

  it('asks for a text', async () => {
    const { user, server } = await start();
    await user.click(screen.getByRole('button', { name: 'Realizar Feedback: Comunicação' }));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Este campo é obrigatório.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(server.requestsTo('post', feedbackPath)).toEqual([]);
  });

  it('goes back to the list of competencies by Esc', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'Realizar Feedback: Comunicação' }));
    await user.keyboard('{Escape}');
    expect(
      screen.getByRole('dialog', { name: 'Competências Pendentes de Feedback' }),
    ).toBeVisible();
  });

  it('says so when the competencies can not be read', async () => {
    const server = createFakeManagerServer();
    const path = '/RespostaOpcaoGestorDesempenho/GetDiscordancias';
    server.failNext('get', path, problemReply(400, 'Tente mais tarde.'));
    const { user } = open({ hs: 'aBc' }, server);
    await user.click(await screen.findByRole('button', { name: 'Realizar Feedback: Carla Dias' }));
    expect(await screen.findByText('Erro ao buscar dados da avaliação.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Foco no cliente')).toBeVisible();
  });

  it('is accessible while choosing and while writing', async () => {
    const { user } = await start();
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Realizar Feedback: Comunicação' }));
    expect(await axeViolations()).toEqual([]);
  });
});

describe('a task as a page', () => {
  it('rates the response of the link, and says when it is done', async () => {
    const { user, server, heard } = open({ hs: 'aBc', initialStep: 'evaluate' });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Avaliação de Bruno Lima' }),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await rate(user, [5, 6, 7]);
    await answer(user, 'Deseja terminar a avaliação?', 'Sim');
    expect(
      await screen.findByRole('heading', { name: 'A avaliação foi enviada com sucesso!' }),
    ).toHaveFocus();
    expect(server.scores.size).toBe(3);
    expect(server.requestsTo('get', teamPath)).toEqual([]);
    expect(heard.onComplete).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Ver minha equipe' }));
    expect(await screen.findByText('9 funcionários encontrados')).toBeVisible();
  });

  it('rates the response it is given, of whoever is signed in', async () => {
    const { user, server } = open({ responseId: 5042, initialStep: 'evaluate' });
    await screen.findByRole('heading', { name: 'Avaliação de Bruno Lima' });
    await rate(user, [5, 6, 7]);
    await answer(user, 'Deseja terminar a avaliação?', 'Sim');
    await screen.findByRole('heading', { name: 'A avaliação foi enviada com sucesso!' });
    expect(server.scores.size).toBe(3);
  });

  it('says so when the manager evaluates no such response', async () => {
    const { heard } = open({ responseId: 1, initialStep: 'evaluate' });
    expect(
      await screen.findByText('Nenhuma avaliação encontrada para este subordinado.'),
    ).toBeVisible();
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'not-found', isFatal: true }),
    );
  });

  it('finds a response behind the first thousand', async () => {
    const others = Array.from({ length: 1000 }, (_, index) => memberForTests(9000 + index, 'X', 0));
    const rows = [...others, memberForTests(42, 'Bruno Lima', 6)];
    const server = createFakeManagerServer({ rows });
    open({ responseId: 5042, initialStep: 'evaluate' }, server);
    expect(await screen.findByRole('heading', { name: 'Avaliação de Bruno Lima' })).toBeVisible();
    expect(server.requestsTo('get', teamPath).map(({ query }) => query.index)).toEqual(['0', '1']);
  });

  it('tells the host when the manager leaves', async () => {
    const { user, heard } = open({ hs: 'aBc', initialStep: 'evaluate' });
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await answer(user, 'Deseja mesmo cancelar a avaliação?', 'Sim');
    expect(
      await screen.findByRole('heading', { name: 'A avaliação foi cancelada.' }),
    ).toBeVisible();
    expect(heard.onClose).toHaveBeenCalledExactlyOnceWith({ isComplete: false });
  });

  it('ends with the reason when the review takes no ratings any more', async () => {
    const server = createFakeManagerServer();
    const { user } = open({ hs: 'aBc', initialStep: 'evaluate' }, server);
    await screen.findByRole('heading', { name: 'Avaliação de Bruno Lima' });
    await rate(user, [9, 0, 10]);
    server.on('post', scorePath, problemReply(409, 'Esta avaliação foi encerrada.'));
    await answer(user, 'Deseja terminar a avaliação?', 'Sim');
    expect(
      await screen.findByText('A avaliação de Bruno Lima não está aguardando suas notas.'),
    ).toBeVisible();
    expect(screen.getAllByText('Esta avaliação foi encerrada.')).not.toHaveLength(0);
  });

  it('offers no second rating', async () => {
    const scores = [1, 2, 3].map((id) => [id, 5] as const);
    open({ hs: 'aBc', initialStep: 'evaluate' }, createFakeManagerServer({ scores }));
    expect(await screen.findByText('A avaliação de Bruno Lima já foi enviada.')).toBeVisible();
  });

  it('says so when the rating is not due', async () => {
    const linked = { idRespostaStatusAtual: 1 as const, nmStatus: 'Iniciado' as const };
    open({ hs: 'aBc', initialStep: 'evaluate' }, createFakeManagerServer({ linked }));
    expect(
      await screen.findByText('A avaliação de Bruno Lima não está aguardando suas notas.'),
    ).toBeVisible();
  });

  it('writes feedback, and says when it is done', async () => {
    const { user, heard } = open({ hs: 'aBc', initialStep: 'feedback' });
    for (const competency of ['Trabalho em equipe', 'Comunicação']) {
      await user.click(
        await screen.findByRole('button', { name: `Realizar Feedback: ${competency}` }),
      );
      await user.type(screen.getByRole('textbox'), 'Vamos conversar.');
      await user.click(screen.getByRole('button', { name: 'Enviar' }));
    }
    expect(
      await screen.findByRole('heading', { name: 'Feedback enviado com sucesso!' }),
    ).toHaveFocus();
    expect(heard.onComplete).toHaveBeenCalledOnce();
  });
});

it('asks the host to open a report where it shows reports', async () => {
  const onOpenReport = vi.fn();
  const { user } = open({ hs: 'aBc', onOpenReport });
  await user.click(await screen.findByRole('button', { name: 'Visualizar: Diego Alves' }));
  expect(onOpenReport).toHaveBeenCalledExactlyOnceWith({
    responseId: 5044,
    person: 'Diego Alves',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves its toasts to a page that shows them', async () => {
  const toasts = createToastStore();
  const server = createFakeManagerServer();
  server.failNext('get', teamPath, problemReply(400, 'Filtro inválido.'));
  open({ hs: 'aBc' }, server, toasts);
  await waitFor(() => expect(toasts.getToasts()).toMatchObject([{ message: 'Filtro inválido.' }]));
  expect(screen.queryByRole('region', { name: /Notificações/ })).toBeNull();
});

it('shows a report over the list, with the credential of the manager', async () => {
  const { user, server, heard } = open();
  const path = '/RespostaDesempenho/GetDadosFuncionarioRelatorio';
  server.on('get', path, problemReply(403, 'Avalie primeiro.'));
  await user.click(await screen.findByRole('button', { name: 'Visualizar: Diego Alves' }));
  const dialog = await screen.findByRole('dialog', { name: 'Relatório de Diego Alves' });
  expect(await within(dialog).findByText('Avalie primeiro.')).toBeVisible();
  const [request] = server.requestsTo('get', path);
  expect(request?.query).toEqual({ idResposta: '5044' });
  expect(request?.headers.get('X-Link-Hash')).toBe('aBc');
  expect(heard.onError).toHaveBeenCalledWith(expect.objectContaining({ isFatal: false }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Visualizar: Diego Alves' })).toHaveFocus();
});

it('lists three hundred people, with long names', async () => {
  const rows = Array.from({ length: 300 }, (_, index) =>
    memberForTests(100 + index, `Maria Aparecida de Albuquerque Cavalcanti ${index}`, 6),
  );
  const { user } = open({ hs: 'aBc' }, createFakeManagerServer({ rows }));
  expect(await screen.findByText('300 funcionários encontrados')).toBeVisible();
  expect(screen.getByText('Mostrando 1 de 10 páginas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Próxima página' }));
  expect(await screen.findByText('Maria Aparecida de Albuquerque Cavalcanti 30')).toBeVisible();
});
