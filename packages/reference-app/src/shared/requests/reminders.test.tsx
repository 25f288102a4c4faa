import type { Schema } from '@aferir/api-client';
import { discOutcomeCounts, employees, problemReply } from '@aferir/api-client/testing';
import { formatDate } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  performanceEmployees,
  servePerformance,
} from '../../features/performance/testing/performance-fixtures.ts';
import { axeViolations } from '../testing/axe.ts';
import { createAccessServer, renderApp } from '../testing/render-app.tsx';
import { reminderPreview } from '../testing/request-fixtures.ts';
import { reminderMessages as texts } from './reminder-messages.ts';
import { requestMessages } from './request-messages.ts';

const DISC = '/homelogado/comportamental';
const REVIEWS = '/homelogado/desempenho';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

function waiting(values: Partial<Schema<'AwaitedAnswer'>> = {}): Schema<'AwaitedAnswer'> {
  return { dtDesde: daysAgo(12), dtUltimoLembrete: daysAgo(3), lstGestores: [], ...values };
}

/** Somebody who has not answered, somebody who has. */
const people = [
  {
    ...(employees.rows[0] as Schema<'Employee'>),
    idOrganogramaPessoa: 44,
    nmPessoa: 'Caio Reis',
    cdStatus: 4 as const,
    nmStatus: 'Aguardando Resposta',
    espera: waiting(),
  },
  ...employees.rows,
];

const [reviewed] = performanceEmployees as [Schema<'PerformanceEmployee'>];
const reviews = [
  {
    ...reviewed,
    idOrganogramaPessoa: 45,
    nmPessoa: 'Davi Melo',
    flAtivo: true,
    cdStatus: 6 as const,
    nmStatus: 'Aguardando Avaliação do Gestor',
    espera: waiting({
      dtUltimoLembrete: null,
      lstGestores: [
        { idOrganogramaPessoa: 7, nmPessoa: 'Carla Dias' },
        { idOrganogramaPessoa: 8, nmPessoa: 'Rui Luz' },
      ],
    }),
  },
];

const result = { qtdLembrados: 13, qtdIgnorados: 3 };

const createDiscServer = () =>
  createAccessServer()
    .on('get', '/Resposta/ObterAnaliticoPerfis', [...discOutcomeCounts])
    .on('get', '/OrganogramaPessoa/Get', { rows: people, qtdRecords: 62 })
    .on('get', '/OrganogramaCargo/GetOpcoes', {
      rows: [{ idOrganogramaCargo: 9, nmCargo: 'Analista' }],
      qtdRecords: 1,
    })
    .on('get', '/Resposta/GetPreviaLembrete', reminderPreview)
    .on('post', '/Resposta/Lembrar', result);

const createReviewServer = () =>
  servePerformance(createAccessServer())
    .on('get', '/RespostaDesempenho/GetPessoasGrid', { rows: reviews, qtdRecords: 1 })
    .on('get', '/RespostaDesempenho/GetPreviaLembrete', reminderPreview)
    .on('post', '/RespostaDesempenho/Lembrar', result);

async function open(address: string, somebody: string, server = createDiscServer()) {
  const app = await renderApp(address, { as: 'staff', server });
  await screen.findByText(somebody);
  return app;
}

const confirmation = async () => within(await screen.findByRole('alertdialog'));

describe('the people who have not answered', () => {
  it('are a choice of the filter, kept in the address, with how long they wait', async () => {
    const app = await open(`${DISC}?filtro=sem-resposta`, 'Caio Reis');
    const [asked] = app.server.requestsTo('get', '/OrganogramaPessoa/Get');
    expect(asked?.query).toMatchObject({ recorte: 'semResposta', cdStatus: '0' });
    const row = within(screen.getByText('Caio Reis').closest('tr') ?? document.body);
    expect(screen.getByRole('columnheader', { name: texts.waitingSince })).toBeVisible();
    expect(row.getByText('12 dias')).toBeVisible();
    expect(row.getByText(formatDate(daysAgo(3)))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('are reminded all at once as they are narrowed down', async () => {
    const chips = 'cargo=9&perfil=Dominante&de=2026-02&importacao=5';
    const app = await open(`${DISC}?filtro=sem-resposta&busca=caio&${chips}`, 'Caio Reis');
    await app.user.click(await screen.findByRole('button', { name: 'Lembrar 13 pessoas' }));
    const dialog = await confirmation();
    expect(await dialog.findByText('13 pessoas vão ser lembradas por e-mail.')).toBeVisible();
    expect(
      dialog.getByText(
        '3 pessoas ficam de fora: 2 receberam e-mail nas últimas 24 horas e 1 sem e-mail.',
      ),
    ).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Lembrar 13 pessoas' }));
    expect(await screen.findByText('13 pessoas lembradas')).toBeVisible();
    expect(screen.getByText('3 ficaram de fora.')).toBeVisible();
    const [sent] = app.server.requestsTo('post', '/Resposta/Lembrar');
    const who = {
      filter: 'caio',
      idOrganogramaCargo: 9,
      nmPerfil: 'Dominante',
      mesInicio: '2026-02',
      idImportacao: 5,
      recorte: 'semResposta',
    };
    expect(sent?.body).toEqual(who);
    const asOfList = Object.fromEntries(
      Object.entries(who).map(([name, value]) => [name, String(value)]),
    );
    const [listed] = app.server.requestsTo('get', '/OrganogramaPessoa/Get');
    expect(listed?.query).toMatchObject(asOfList);
    const [counted] = app.server.requestsTo('get', '/Resposta/GetPreviaLembrete');
    expect(counted?.query).toEqual(asOfList);
  });

  it('are reminded at one status alone where that is the filter', async () => {
    const app = await open(`${DISC}?filtro=4`, 'Caio Reis');
    await app.user.click(await screen.findByRole('button', { name: 'Lembrar 13 pessoas' }));
    const dialog = await confirmation();
    await app.user.click(await dialog.findByRole('button', { name: 'Lembrar 13 pessoas' }));
    await waitFor(() =>
      expect(app.server.requestsTo('post', '/Resposta/Lembrar').map(({ body }) => body)).toEqual([
        { cdStatus: 4 },
      ]),
    );
  });

  it('are reminded when they are ticked, beside those who can be asked', async () => {
    const app = await open(DISC, 'Caio Reis');
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    expect(screen.getByRole('button', { name: 'Enviar para 1 pessoa' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Lembrar 1 pessoa' }));
    const dialog = await confirmation();
    await app.user.click(await dialog.findByRole('button', { name: 'Lembrar 13 pessoas' }));
    expect(await screen.findByText('13 pessoas lembradas')).toBeVisible();
    const [sent] = app.server.requestsTo('post', '/Resposta/Lembrar');
    expect(sent?.body).toEqual({
      lstPessoas: people.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
    });
    expect(screen.queryByText(requestMessages.peopleChosen(people.length))).toBeNull();
  });

  it('are selected on all pages once a page is, and reminded by the ids that were read', async () => {
    const everybody = Array.from({ length: 62 }, (_, index) => ({
      ...(people[0] as (typeof people)[number]),
      idOrganogramaPessoa: 100 + index,
      nmPessoa: `Pessoa ${index + 1}`,
    }));
    const server = createDiscServer().on('get', '/OrganogramaPessoa/Get', ({ query }) => ({
      rows: everybody.slice(0, Number(query.take)),
      qtdRecords: 62,
    }));
    const app = await open(`${DISC}?filtro=sem-resposta&cargo=9`, 'Pessoa 1', server);
    const pageBox = screen.getByRole('checkbox', { name: 'Selecionar todos desta página' });
    await app.user.click(pageBox);
    expect(screen.getByRole('button', { name: 'Lembrar 30 pessoas' })).toBeVisible();
    server.failNext('get', '/OrganogramaPessoa/Get', problemReply(500, 'Falhou.'));
    await app.user.click(screen.getByRole('button', { name: requestMessages.chooseAll(62) }));
    expect(await screen.findByText('Falhou.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: requestMessages.chooseAll(62) }));
    expect(await screen.findByText(requestMessages.peopleChosen(62))).toBeVisible();
    expect(server.requestsTo('get', '/OrganogramaPessoa/Get').at(-1)?.query).toMatchObject({
      take: '500',
      index: '0',
      recorte: 'semResposta',
      idOrganogramaCargo: '9',
    });
    expect(screen.queryByRole('button', { name: requestMessages.chooseAll(62) })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Lembrar 62 pessoas' }));
    const dialog = await confirmation();
    await app.user.click(await dialog.findByRole('button', { name: 'Lembrar 13 pessoas' }));
    expect(await screen.findByText('13 pessoas lembradas')).toBeVisible();
    const [sent] = server.requestsTo('post', '/Resposta/Lembrar');
    expect(sent?.body).toEqual({
      lstPessoas: everybody.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
    });
    expect(screen.queryByText(requestMessages.peopleChosen(62))).toBeNull();
  });

  it('are not mailed by a press when nobody can be, and the dialog says why', async () => {
    const none = { qtdLembrar: 0, qtdSemEmail: 0, qtdRecentes: 1 };
    const server = createDiscServer().on('get', '/Resposta/GetPreviaLembrete', none);
    const app = await open(DISC, 'Caio Reis', server);
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar Caio Reis' }));
    await app.user.click(screen.getByRole('button', { name: 'Lembrar 1 pessoa' }));
    const dialog = await confirmation();
    expect(
      await dialog.findByText('1 pessoa fica de fora: 1 recebeu e-mail nas últimas 24 horas.'),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Lembrar' })).toBeDisabled();
  });

  it('are counted again after that failed, and a failure says so', async () => {
    const app = await open(DISC, 'Caio Reis');
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar Caio Reis' }));
    app.server.failNext('get', '/Resposta/GetPreviaLembrete', problemReply(400, 'Recusado.'));
    await app.user.click(screen.getByRole('button', { name: 'Lembrar 1 pessoa' }));
    const dialog = await confirmation();
    await app.user.click(await dialog.findByRole('button', { name: requestMessages.retry }));
    app.server.failNext('post', '/Resposta/Lembrar', problemReply(400, 'Recusado.'));
    await app.user.click(await dialog.findByRole('button', { name: 'Lembrar 13 pessoas' }));
    expect(await screen.findByText(texts.failed)).toBeVisible();
  });
});

describe('the managers whom reviews wait for', () => {
  it('stand beside the status, with since when and the last reminder', async () => {
    await open(REVIEWS, 'Davi Melo', createReviewServer());
    expect(screen.getByText('Espera por Carla Dias e Rui Luz há 12 dias')).toBeVisible();
    expect(screen.getByText('Sem lembrete')).toBeVisible();
  });

  it('are reminded as the list is narrowed down', async () => {
    const server = createReviewServer();
    const app = await open(`${REVIEWS}?filtro=6&etapa=auto-feita&ate=2026-10`, 'Davi Melo', server);
    await app.user.click(await screen.findByRole('button', { name: 'Lembrar 13 gestores' }));
    const dialog = await confirmation();
    await app.user.click(await dialog.findByRole('button', { name: 'Lembrar 13 gestores' }));
    expect(await screen.findByText('13 gestores lembrados')).toBeVisible();
    const [sent] = app.server.requestsTo('post', '/RespostaDesempenho/Lembrar');
    expect(sent?.body).toEqual({
      aQuem: 'gestores',
      cdStatus: 6,
      etapa: 'autoFeita',
      mesFim: '2026-10',
    });
  });

  it('are reminded from the filter and from the selection', async () => {
    const app = await open(`${REVIEWS}?filtro=com-gestor`, 'Davi Melo', createReviewServer());
    expect(screen.getByRole('columnheader', { name: texts.waitsFor })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Lembrar 13 gestores' })).toBeVisible();
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar Davi Melo' }));
    await app.user.click(screen.getByRole('button', { name: 'Lembrar 2 gestores' }));
    const dialog = await confirmation();
    await app.user.click(await dialog.findByRole('button', { name: 'Lembrar 13 gestores' }));
    expect(await screen.findByText('13 gestores lembrados')).toBeVisible();
    const [sent] = app.server.requestsTo('post', '/RespostaDesempenho/Lembrar');
    expect(sent?.body).toEqual({ aQuem: 'gestores', lstPessoas: [45] });
  });
});
