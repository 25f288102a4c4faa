import type { Schema } from '@aferir/api-client';
import { problemReply } from '@aferir/api-client/testing';
import { axeViolations } from '@aferir/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiPaths } from '../shared/testing/api-paths.ts';
import {
  createFakeManagerServer,
  type FakeManagerServer,
  memberForTests,
  teamReviews,
} from './manager-evaluation.fixtures.ts';
import { openEvaluation, TEAM } from './testing/open-evaluation.tsx';

const UNRATED = 'Nenhum gestor concluiu a avaliação.';

describe('the team', () => {
  it('greets the manager of the link and lists who is evaluated', async () => {
    const { server, heard } = openEvaluation();
    expect(await screen.findByRole('heading', { level: 2, name: 'Olá, Ana!' })).toBeVisible();
    expect(await screen.findByText('9 funcionários encontrados')).toBeVisible();
    expect(heard.onReady).toHaveBeenCalledExactlyOnceWith({ widget: 'manager-evaluation' });
    const [request] = server.requestsTo('get', TEAM);
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

  it('leads to the portal where the page names it, and nowhere else', async () => {
    const { unmount } = openEvaluation({ hs: 'aBc', portalHref: '/login-funcionario' });
    expect(await screen.findByRole('link', { name: 'Ir para o portal' })).toHaveAttribute(
      'href',
      '/login-funcionario',
    );
    unmount();
    openEvaluation();
    await screen.findByRole('heading', { level: 2, name: 'Olá, Ana!' });
    expect(screen.queryByRole('link', { name: 'Ir para o portal' })).toBeNull();
  });

  it('takes whoever is signed in for the manager where there is no link', async () => {
    const { server } = openEvaluation({});
    expect(await screen.findByText('Bruno Lima')).toBeVisible();
    expect(server.requestsTo('get', '/OrganogramaPessoa/GetGestor/{hash}')).toEqual([]);
  });

  it('says until when a review waits', async () => {
    openEvaluation();
    const row = (await screen.findByText('Bruno Lima')).closest('tr') as HTMLElement;
    expect(within(row).getByText('até 18/12/2999')).toBeVisible();
    expect(screen.getAllByText(/^até /)).toHaveLength(1);
  });

  it('offers each person what is open to the manager', async () => {
    openEvaluation();
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
    openEvaluation();
    const meter = await screen.findByRole('meter', { name: 'Alinhamento de Diego Alves' });
    expect(meter).toHaveAttribute('aria-valuetext', '84%');
    expect(screen.getByRole('meter', { name: 'Alinhamento de Bruno Lima' })).toHaveAttribute(
      'aria-valuetext',
      'Sem dados',
    );
    expect(screen.queryByText(UNRATED)).not.toBeInTheDocument();
  });

  it('says why somebody who has finished has none', async () => {
    const rows = [memberForTests(51, 'Karina Lopes', 2)];
    openEvaluation(undefined, createFakeManagerServer({ rows }));
    await screen.findByText('Sem dados');
    expect(screen.getByText(UNRATED)).toBeVisible();
  });

  it('searches, filters and pages on the server', async () => {
    const { user, server } = openEvaluation();
    await screen.findByText('9 funcionários encontrados');
    await user.selectOptions(screen.getByLabelText('Filtrar por situação'), 'Finalizado');
    expect(await screen.findByText('2 funcionários encontrados')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'diego{Enter}');
    expect(await screen.findByText('1 funcionário encontrado')).toBeVisible();
    expect(server.requestsTo('get', TEAM).at(-1)?.query).toMatchObject({
      cdStatus: '2',
      filter: 'diego',
    });
    await user.selectOptions(screen.getByLabelText('Itens por página'), '5');
    await waitFor(() =>
      expect(server.requestsTo('get', TEAM).at(-1)?.query).toMatchObject({ take: '5' }),
    );
  });

  it('filters by the statuses of a response alone', async () => {
    openEvaluation();
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

  it('finds pictures beside the API, wherever the page is', async () => {
    const rows = [{ ...memberForTests(42, 'Bruno Lima', 6), urlFoto: '/arquivos/a1.webp' }];
    const { container } = openEvaluation({ hs: 'aBc' }, createFakeManagerServer({ rows }));
    await screen.findByText('Bruno Lima');
    expect(container.querySelector('img')?.src).toBe('http://localhost/arquivos/a1.webp');
  });

  it('says so when there is nobody', async () => {
    openEvaluation({ hs: 'aBc' }, createFakeManagerServer({ rows: [] }));
    expect(await screen.findAllByText('Nenhum funcionário encontrado')).not.toHaveLength(0);
  });

  it('tells of a list that can not be read, and reads it again', async () => {
    const server = createFakeManagerServer();
    server.failNext('get', TEAM, problemReply(400, 'Filtro inválido.', 'Outro erro.'));
    const { user, heard } = openEvaluation({ hs: 'aBc' }, server);
    expect(await screen.findAllByText('Filtro inválido.')).toHaveLength(2);
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'Filtro inválido.', isFatal: false }),
    );
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Bruno Lima')).toBeVisible();
  });

  it('is accessible', async () => {
    const { container } = openEvaluation();
    await screen.findByText('Bruno Lima');
    expect(await axeViolations(container)).toEqual([]);
  });
});

it('lists three hundred people, with long names', async () => {
  const rows = Array.from({ length: 300 }, (_, index) =>
    memberForTests(100 + index, `Maria Aparecida de Albuquerque Cavalcanti ${index}`, 6),
  );
  const { user } = openEvaluation({ hs: 'aBc' }, createFakeManagerServer({ rows }));
  expect(await screen.findByText('300 funcionários encontrados')).toBeVisible();
  expect(screen.getByText('Mostrando 1 de 10 páginas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Próxima página' }));
  expect(await screen.findByText('Maria Aparecida de Albuquerque Cavalcanti 30')).toBeVisible();
});

describe('who rates the team from around', () => {
  const raters: Schema<'RaterList'> = {
    rows: [
      {
        idAvaliador: 91,
        idOrganogramaPessoa: 61,
        nmPessoa: 'Davi Melo',
        nmCargo: null,
        nmDepartamento: null,
        urlFoto: null,
        flAtivo: true,
        tpGrupo: 'par',
        tpSituacao: 'proposto',
        tpProposto: 'pessoa',
        podeAprovar: true,
        podeRecusar: true,
      },
    ],
    qtdRecords: 1,
    tpFase: 'aberta',
    podePropor: false,
    qtdMaxima: 8,
    qtdMinima: 3,
  };

  beforeAll(async () => {
    await import('../shared/around/around-card.tsx');
  });

  it('is there for whoever is signed in, with those first who wait, to be approved', async () => {
    const server = createFakeManagerServer({ around: teamReviews })
      .on('get', '/AvaliadorDesempenho/GetDaResposta', raters)
      .on('post', '/AvaliadorDesempenho/PostDecisao', null);
    const { user } = openEvaluation({}, server as FakeManagerServer);
    const section = await screen.findByRole('region', { name: 'Quem avalia ao redor' });
    const names = within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(names[0]).toContain('Carla Dias');
    expect(names[1]).toContain('Bruno Lima');
    expect(names).toHaveLength(2);
    expect(await axeViolations()).toEqual([]);
    await user.click(within(section).getByRole('button', { name: 'Ver quem avalia: Carla Dias' }));
    await user.click(await screen.findByRole('button', { name: 'Aprovar: Davi Melo' }));
    await waitFor(() =>
      expect(server.requestsTo('post', '/AvaliadorDesempenho/PostDecisao')[0]?.body).toEqual({
        idAvaliador: 91,
        flAprovado: true,
      }),
    );
  });

  it('is nothing of a mailed link, which may be handed on', async () => {
    const { server } = openEvaluation(
      { hs: 'aBc' },
      createFakeManagerServer({ around: teamReviews }),
    );
    await screen.findByText('Bruno Lima');
    expect(server.requestsTo('get', apiPaths.around)).toEqual([]);
    expect(screen.queryByText('Quem avalia ao redor')).toBeNull();
  });

  it('says that it could not be read, tells the host once and reads it again', async () => {
    const server = createFakeManagerServer({ around: teamReviews });
    server.failNext('get', apiPaths.around, problemReply(400, 'Recusado.'));
    const { user, heard } = openEvaluation({}, server);
    const notice = await screen.findByText('Erro ao carregar as avaliações de colegas');
    expect(notice).toBeVisible();
    expect(heard.onError).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Quem avalia ao redor')).toBeVisible();
  });
});
