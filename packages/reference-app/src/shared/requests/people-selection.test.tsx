import type { Schema } from '@aferir/api-client';
import { problemReply } from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exportMessages } from '../exports/export-messages.ts';
import { writtenList } from '../testing/export-test.ts';
import {
  confirmation,
  createDiscServer,
  DISC,
  openPeople,
  people,
} from '../testing/reminder-scenes.ts';
import { bodiesOf } from '../testing/sent-bodies.ts';
import { requestMessages } from './request-messages.ts';

describe('the people of all pages', () => {
  it('are all selected once a page is, and reminded by the ids that were read', async () => {
    const everybody = peopleFrom(100, 62);
    const server = createDiscServer().on('get', '/OrganogramaPessoa/Get', ({ query }) => ({
      rows: everybody.slice(0, Number(query.take)),
      qtdRecords: 62,
    }));
    const app = await openPeople(`${DISC}?filtro=sem-resposta&cargo=9`, 'Pessoa 1', server);
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

  it('are read in the order of the list', async () => {
    const server = createDiscServer().on('get', '/OrganogramaPessoa/Get', ({ query }) => ({
      rows: peopleFrom(100, 62).slice(0, Number(query.take)),
      qtdRecords: 62,
    }));
    const app = await openPeople(`${DISC}?ordem=-perfil`, 'Pessoa 1', server);
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    await app.user.click(screen.getByRole('button', { name: requestMessages.chooseAll(62) }));
    expect(await screen.findByText(requestMessages.peopleChosen(62))).toBeVisible();
    expect(server.requestsTo('get', '/OrganogramaPessoa/Get').at(-1)?.query).toMatchObject({
      take: '500',
      ordem: '-perfil',
    });
  });

  it('can be selected beside those of another filter, who stay', async () => {
    const server = createDiscServer().on('get', '/OrganogramaPessoa/Get', ({ query }) => {
      const [first, count] = query.cdStatus === '4' ? [900, 35] : [100, 40];
      const start = Number(query.take) * Number(query.index);
      const rows = peopleFrom(first, count).slice(start, start + Number(query.take));
      return { rows, qtdRecords: count };
    });
    const app = await openPeople(DISC, 'Pessoa 1', server);
    const pageBox = () => screen.getByRole('checkbox', { name: 'Selecionar todos desta página' });
    await app.user.click(pageBox());
    await app.user.click(screen.getByRole('button', { name: requestMessages.chooseAll(40) }));
    expect(await screen.findByText(requestMessages.peopleChosen(40))).toBeVisible();
    await app.user.selectOptions(
      screen.getByRole('combobox', { name: 'Filtrar por situação' }),
      '4',
    );
    await waitFor(() => expect(pageBox()).not.toBeChecked());
    await app.user.click(pageBox());
    await app.user.click(screen.getByRole('button', { name: requestMessages.chooseAll(35) }));
    expect(await screen.findByText(requestMessages.peopleChosen(75))).toBeVisible();
  });

  it('are told from those of another filter that is chosen while they are read', async () => {
    let answer = () => {};
    const server = createDiscServer().on('get', '/OrganogramaPessoa/Get', async ({ query }) => {
      const [first, count] = query.cdStatus === '4' ? [900, 35] : [100, 40];
      if (query.take === '500') {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      }
      return { rows: peopleFrom(first, count).slice(0, Number(query.take)), qtdRecords: count };
    });
    const app = await openPeople(DISC, 'Pessoa 1', server);
    const pageBox = () => screen.getByRole('checkbox', { name: 'Selecionar todos desta página' });
    await app.user.click(pageBox());
    await app.user.click(screen.getByRole('button', { name: requestMessages.chooseAll(40) }));
    await app.user.selectOptions(
      screen.getByRole('combobox', { name: 'Filtrar por situação' }),
      '4',
    );
    await waitFor(() => expect(pageBox()).not.toBeChecked());
    answer();
    expect(await screen.findByText(requestMessages.peopleChosen(40))).toBeVisible();
    await app.user.click(pageBox());
    expect(screen.getByRole('button', { name: requestMessages.chooseAll(35) })).toBeVisible();
  });

  it('are not offered while what is in sight is of another filter', async () => {
    const unread = new Promise<never>(() => {});
    const server = createDiscServer().on('get', '/OrganogramaPessoa/Get', ({ query }) =>
      query.cdStatus === '4'
        ? unread
        : { rows: peopleFrom(100, 40).slice(0, Number(query.take)), qtdRecords: 40 },
    );
    const app = await openPeople(DISC, 'Pessoa 1', server);
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    const offer = () => screen.queryByRole('button', { name: requestMessages.chooseAll(40) });
    expect(offer()).toBeVisible();
    await app.user.selectOptions(
      screen.getByRole('combobox', { name: 'Filtrar por situação' }),
      '4',
    );
    await waitFor(() => expect(offer()).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 1' })).toBeChecked();
  });

  it('are as many as there is room for, which is said', async () => {
    const server = createDiscServer().on('get', '/OrganogramaPessoa/Get', ({ query }) => {
      const [first, count] = query.cdStatus === '4' ? [2000, 600] : [100, 40];
      const start = Number(query.take) * Number(query.index);
      const rows = peopleFrom(first, count).slice(start, start + Number(query.take));
      return { rows, qtdRecords: count };
    });
    const app = await openPeople(DISC, 'Pessoa 1', server);
    const pageBox = () => screen.getByRole('checkbox', { name: 'Selecionar todos desta página' });
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 1' }));
    await app.user.selectOptions(
      screen.getByRole('combobox', { name: 'Filtrar por situação' }),
      '4',
    );
    await waitFor(() => expect(pageBox()).not.toBePartiallyChecked());
    await app.user.click(pageBox());
    await app.user.click(screen.getByRole('button', { name: requestMessages.chooseFirst(499) }));
    expect(await screen.findByText(requestMessages.mostChosen(500, 1))).toBeVisible();
    expect(screen.getByText(requestMessages.peopleChosen(500))).toBeVisible();
  });
});

it('people of a page are chosen as far as there is room for them, and can be taken away', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const server = createDiscServer()
    .on('post', '/Exportacao/Post', 31)
    .on('get', '/Exportacao/Get/{idExportacao}', writtenList)
    .on('get', '/OrganogramaPessoa/Get', ({ query }) => {
      const [first, count] = query.cdStatus === '4' ? [2000, 40] : [100, 490];
      const start = Number(query.take) * Number(query.index);
      const rows = peopleFrom(first, count).slice(start, start + Number(query.take));
      return { rows, qtdRecords: count };
    });
  const app = await openPeople(DISC, 'Pessoa 1', server);
  const pageBox = () => screen.getByRole('checkbox', { name: 'Selecionar todos desta página' });
  await app.user.click(pageBox());
  await app.user.click(screen.getByRole('button', { name: requestMessages.chooseAll(490) }));
  expect(await screen.findByText(requestMessages.peopleChosen(490))).toBeVisible();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Filtrar por situação' }), '4');
  await waitFor(() => expect(pageBox()).not.toBeChecked());
  await app.user.click(pageBox());
  expect(await screen.findByText(requestMessages.mostChosen(500, 490))).toBeVisible();
  expect(screen.getByText(requestMessages.peopleChosen(500))).toBeVisible();

  await app.user.click(screen.getByRole('button', { name: 'Exportar 500 pessoas escolhidas' }));
  const results = exportMessages.resultsAs.xlsx;
  await app.user.click(await screen.findByRole('menuitem', { name: results }));
  await waitFor(() => expect(server.requestsTo('post', '/Exportacao/Post')).toHaveLength(1));
  const [asked] = bodiesOf(app, '/Exportacao/Post') as Schema<'CreateListExportRequest'>[];
  expect(asked?.dsLista).toBe('resultados-comportamentais');
  const query = new URLSearchParams(asked?.dsConsulta);
  expect(query.get('lstPessoas')?.split(',')).toHaveLength(500);
  expect([...query.keys()]).toEqual(['lstPessoas']);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  save.mockRestore();
});

/** So many people, the first of whom has this id. */
function peopleFrom(firstId: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...(people[0] as (typeof people)[number]),
    idOrganogramaPessoa: firstId + index,
    nmPessoa: `Pessoa ${index + 1}`,
  }));
}
