import { problemReply } from '@aferir/api-client/testing';
import { formatDate } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import {
  confirmation,
  createDiscServer,
  DISC,
  daysAgo,
  openPeople,
  people,
} from '../testing/reminder-scenes.ts';
import { reminderMessages as texts } from './reminder-messages.ts';
import { requestMessages } from './request-messages.ts';

describe('the people who have not answered', () => {
  it('are a choice of the filter, kept in the address, with how long they wait', async () => {
    const app = await openPeople(`${DISC}?filtro=sem-resposta`, 'Caio Reis');
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
    const app = await openPeople(`${DISC}?filtro=sem-resposta&busca=caio&${chips}`, 'Caio Reis');
    await app.user.click(await screen.findByRole('button', { name: 'Lembrar 13 pessoas' }));
    const dialog = await confirmation();
    expect(await dialog.findByText('13 pessoas vão ser lembradas por e-mail.')).toBeVisible();
    expect(
      dialog.getByText(
        '3 pessoas ficam de fora: 2 receberam e-mail nas últimas 24 horas e 1 não tem e-mail.',
      ),
    ).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Lembrar 13 pessoas' }));
    expect(await screen.findByText('13 pessoas lembradas')).toBeVisible();
    expect(screen.getByText('3 ficaram de fora, 1 por não ter e-mail.')).toBeVisible();
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
    const app = await openPeople(`${DISC}?filtro=4`, 'Caio Reis');
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
    const app = await openPeople(DISC, 'Caio Reis');
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    expect(screen.getByRole('button', { name: 'Enviar para 2 pessoas' })).toBeVisible();
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

  it('are not mailed by a press when nobody can be, and the dialog says why', async () => {
    const none = { qtdLembrar: 0, qtdSemEmail: 0, qtdRecentes: 1 };
    const server = createDiscServer().on('get', '/Resposta/GetPreviaLembrete', none);
    const app = await openPeople(DISC, 'Caio Reis', server);
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar Caio Reis' }));
    await app.user.click(screen.getByRole('button', { name: 'Lembrar 1 pessoa' }));
    const dialog = await confirmation();
    expect(
      await dialog.findByText('1 pessoa fica de fora: 1 recebeu e-mail nas últimas 24 horas.'),
    ).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Lembrar/ })).toBeNull();
    expect(dialog.queryByText(texts.people.text)).toBeNull();
  });

  it('are counted again after that failed, and a failure says so', async () => {
    const app = await openPeople(DISC, 'Caio Reis');
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

it.each([
  [3, 0, '3 ficaram de fora.'],
  [3, 1, '3 ficaram de fora, 1 por não ter e-mail.'],
  [3, 2, '3 ficaram de fora, 2 por não terem e-mail.'],
  [3, 3, '3 ficaram de fora por não terem e-mail.'],
  [1, 1, '1 ficou de fora por não ter e-mail.'],
])('of %i who were left out, %i lack an e-mail', (count, withoutEmail, said) => {
  expect(texts.skipped(count, withoutEmail)).toBe(said);
});
