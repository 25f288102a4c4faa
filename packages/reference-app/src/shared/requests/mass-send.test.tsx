import type { Schema } from '@aferir/api-client';
import {
  discOutcomeCounts,
  employees,
  type FakeReply,
  type FakeRequest,
  type FakeServer,
  problemReply,
  staffSession,
  staffUser,
} from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  performanceEmployees,
  servePerformance,
} from '../../features/performance/testing/performance-fixtures.ts';
import { axeViolations } from '../testing/axe.ts';
import { createAccessServer, renderApp } from '../testing/render-app.tsx';
import { massSendPreview } from '../testing/request-fixtures.ts';
import { requestMessages } from './request-messages.ts';

const nobody = { ...massSendPreview.semResultado, qtdEnviar: 0 };
const order = { idResposta: 0, idOrganogramaPessoaAvaliada: 0, cdStatus: 4 };
const result = { qtdEnviados: 12, qtdIgnorados: 19, qtdSemEmail: 1 };

/** One who can be asked, one without e-mail, one who is asked already. */
const people = employees.rows.concat({
  ...(employees.rows[0] as Schema<'Employee'>),
  idOrganogramaPessoa: 44,
  nmPessoa: 'Caio Reis',
  cdStatus: 4,
  nmStatus: 'Aguardando Resposta',
});

/** What a list tells of its people, of whom each may be asked already. */
interface Told {
  readonly total: number;
  readonly areAsked?: boolean;
}

type Telling = (query: FakeRequest['query']) => Told | FakeReply | Promise<Told>;

function pageOf<Person>(people: readonly Person[], told: Told | FakeReply) {
  if (!('total' in told)) return told;
  const asked = { cdStatus: 4 as const, nmStatus: 'Aguardando Resposta' };
  return {
    rows: people.map((person) => (told.areAsked ? { ...person, ...asked } : person)),
    qtdRecords: told.total,
  };
}

const kinds = {
  behavioral: {
    address: '/homelogado/comportamental',
    list: '/OrganogramaPessoa/Get',
    ids: people.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
    serveList: (server: FakeServer, tell: Telling) =>
      server.on('get', '/OrganogramaPessoa/Get', async ({ query }) =>
        pageOf(people, await tell(query)),
      ),
    preview: '/Resposta/GetPreviaEnvioTodos',
    send: '/Resposta/PostTodosFuncionarios',
    askedFor: 42,
    serve: () =>
      createAccessServer()
        .on('get', '/Resposta/ObterAnaliticoPerfis', [...discOutcomeCounts])
        .on('get', '/OrganogramaPessoa/Get', { rows: people, qtdRecords: 62 }),
  },
  performance: {
    address: '/homelogado/desempenho',
    list: '/RespostaDesempenho/GetPessoasGrid',
    ids: performanceEmployees.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
    serveList: (server: FakeServer, tell: Telling) =>
      server.on('get', '/RespostaDesempenho/GetPessoasGrid', async ({ query }) =>
        pageOf(performanceEmployees, await tell(query)),
      ),
    preview: '/RespostaDesempenho/GetPreviaEnvioTodos',
    send: '/RespostaDesempenho/PostTodosFuncionarios',
    askedFor: 42,
    serve: () =>
      servePerformance(createAccessServer()).on('get', '/RespostaDesempenho/GetPessoasGrid', {
        rows: [...performanceEmployees],
        qtdRecords: 62,
      }),
  },
} as const;

describe.each(['behavioral', 'performance'] as const)('the mass send of the %s section', (name) => {
  const { address, list, ids, serveList, preview, send, askedFor, serve } = kinds[name];

  const createServer = () => serve().on('get', preview, massSendPreview).on('post', send, result);

  async function openSection(server = createServer()) {
    const app = await renderApp(address, { as: 'staff', server });
    await screen.findByText('Bruno Lima');
    return app;
  }

  async function ask(server = createServer()) {
    const app = await openSection(server);
    await app.user.click(screen.getByRole('button', { name: requestMessages.sendRequests }));
    return { ...app, dialog: within(await screen.findByRole('alertdialog')) };
  }

  const orders = ({ server }: Pick<Awaited<ReturnType<typeof openSection>>, 'server'>) =>
    server.requestsTo('post', send).map(({ body }) => body);

  it('is for those without a result at first, and says how many get mail', async () => {
    const app = await ask();
    const { audiences } = requestMessages;
    const narrowest = await app.dialog.findByRole('radio', {
      name: audiences['without-result'](12),
    });
    expect(narrowest).toBeChecked();
    expect(app.dialog.getByText(requestMessages.newRequestQuestion)).toBeVisible();
    expect(app.dialog.getByText('12 pessoas vão receber a solicitação.')).toBeVisible();
    expect(
      app.dialog.getByText('19 pessoas ficam de fora: 1 inativa e 18 com avaliação em aberto.'),
    ).toBeVisible();
    expect(await axeViolations()).toEqual([]);

    await app.user.click(app.dialog.getByRole('button', { name: 'Enviar para 12 pessoas' }));
    expect(await screen.findByText(requestMessages.massSendStarted)).toBeVisible();
    expect(screen.getByText(requestMessages.massSendResult(12, 19, 1))).toBeVisible();
    expect(orders(app)).toEqual([{ ...order, somenteSemResultado: true }]);
  });

  it('is for everybody when that is chosen, after asking just that', async () => {
    const app = await ask();
    const { dialog } = app;
    await app.user.click(
      await dialog.findByRole('radio', { name: requestMessages.audiences.all(38) }),
    );
    expect(dialog.getByText(requestMessages.sendToAllQuestion)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Enviar para 38 pessoas' }));
    await waitFor(() => expect(orders(app)).toEqual([order]));
  });

  it('is for the people ticked in the list, of whom it tells who gets none', async () => {
    const app = await openSection();
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    const count = requestMessages.peopleChosen(3);
    expect(screen.getByText(count)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Enviar para 2 pessoas' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const chosen = requestMessages.audiences.chosen(2);
    expect(await dialog.findByRole('radio', { name: chosen })).toBeChecked();
    expect(dialog.getByText('1 pessoa fica de fora: 1 com avaliação em aberto.')).toBeVisible();
    expect(dialog.getByText(requestMessages.unmailed(1))).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Enviar para 2 pessoas' }));
    await waitFor(() => expect(screen.queryByText(count)).not.toBeInTheDocument());
    expect(orders(app)).toEqual([
      { ...order, lstPessoas: expect.arrayContaining([askedFor, 43, 44]) },
    ]);
  });

  it('is for those whom the list is narrowed down to, who are ticked', async () => {
    const server = serveList(createServer(), () => ({ total: ids.length }));
    const app = await renderApp(`${address}?cargo=9`, { as: 'staff', server });
    await screen.findByText('Bruno Lima');
    await app.user.click(screen.getByRole('button', { name: requestMessages.sendRequests }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const chosen = requestMessages.audiences.chosen(2);
    expect(await dialog.findByRole('radio', { name: chosen })).toBeChecked();
    expect(server.requestsTo('get', list).at(-1)?.query).toMatchObject({
      take: '500',
      index: '0',
      idOrganogramaCargo: '9',
    });
    await app.user.click(dialog.getByRole('button', { name: 'Enviar para 2 pessoas' }));
    await waitFor(() => expect(orders(app)).toEqual([{ ...order, lstPessoas: ids }]));
  });

  it('is for none of a list that nobody can be asked of, nor of one that is too long', async () => {
    const server = serveList(createServer(), ({ idOrganogramaCargo }) =>
      idOrganogramaCargo === '9' ? { total: ids.length, areAsked: true } : { total: 501 },
    );
    const narrowest = requestMessages.audiences['without-result'](12);
    for (const narrowed of ['cargo=9', 'cargo=8']) {
      const app = await renderApp(`${address}?${narrowed}`, { as: 'staff', server });
      await screen.findByText('Bruno Lima');
      await app.user.click(screen.getByRole('button', { name: requestMessages.sendRequests }));
      const dialog = within(await screen.findByRole('alertdialog'));
      expect(await dialog.findByRole('radio', { name: narrowest })).toBeChecked();
      expect(dialog.getByText(requestMessages.chooseInList)).toBeVisible();
      app.unmount();
    }
  });

  it('says why where those of the list can not be read, and asks nothing', async () => {
    const server = serveList(createServer(), ({ take }) =>
      take === '500' ? problemReply(500, 'Falhou.') : { total: ids.length },
    );
    const app = await renderApp(`${address}?cargo=9`, { as: 'staff', server });
    await screen.findByText('Bruno Lima');
    await app.user.click(screen.getByRole('button', { name: requestMessages.sendRequests }));
    expect(await screen.findByText('Falhou.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('goes by what it reads of the list, not by what is in sight or was not read', async () => {
    // The page of the new list does not come, or can't be read: only the whole of it does.
    for (const { whole, page, audience } of [
      { whole: ids.length, page: 'none', audience: requestMessages.audiences.chosen(2) },
      { whole: ids.length, page: 'failed', audience: requestMessages.audiences.chosen(2) },
      { whole: 5000, page: 'none', audience: requestMessages.audiences['without-result'](12) },
    ] as const) {
      const other = whole === 5000 ? ids.length : 5000;
      const unread = new Promise<never>(() => {});
      const tell = ({ idOrganogramaCargo, take }: FakeRequest['query']) => {
        if (idOrganogramaCargo !== '9') return { total: other };
        if (take === '500') return { total: whole };
        return page === 'none' ? unread : problemReply(500, 'Falhou.');
      };
      const server = serveList(createServer(), tell);
      const app = await renderApp(`${address}?cargo=8`, { as: 'staff', server });
      await screen.findByText('Bruno Lima');
      await app.navigate(`${address}?cargo=9`);
      if (page === 'failed') await screen.findByText('Falhou.');
      await app.user.click(screen.getByRole('button', { name: requestMessages.sendRequests }));
      const dialog = within(await screen.findByRole('alertdialog'));
      expect(await dialog.findByRole('radio', { name: audience })).toBeChecked();
      app.unmount();
    }
  });

  it('has ticked nobody once it is cancelled, and is for those of the next list then', async () => {
    const server = serveList(createServer(), ({ idOrganogramaCargo }) =>
      idOrganogramaCargo === '8' ? { total: ids.length, areAsked: true } : { total: ids.length },
    );
    const app = await renderApp(`${address}?cargo=9`, { as: 'staff', server });
    const bruno = await screen.findByRole('checkbox', { name: 'Selecionar Bruno Lima' });
    const press = () =>
      app.user.click(screen.getByRole('button', { name: requestMessages.sendRequests }));
    await press();
    await screen.findByRole('radio', { name: requestMessages.audiences.chosen(2) });
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(bruno).not.toBeChecked());
    await app.navigate(`${address}?cargo=8`);
    await press();
    const dialog = within(await screen.findByRole('alertdialog'));
    const narrowest = requestMessages.audiences['without-result'](12);
    expect(await dialog.findByRole('radio', { name: narrowest })).toBeChecked();
  });

  it('keeps who is ticked while the list is read, and asks nothing of a list that is left', async () => {
    const answers: (() => void)[] = [];
    const server = serveList(createServer(), async ({ take }) => {
      if (take === '500') await new Promise<void>((resolve) => answers.push(resolve));
      return { total: ids.length };
    });
    const app = await renderApp(`${address}?cargo=9`, { as: 'staff', server });
    const bruno = () => screen.findByRole('checkbox', { name: 'Selecionar Bruno Lima' });
    const press = () =>
      app.user.click(screen.getByRole('button', { name: requestMessages.sendRequests }));
    await bruno();
    await press();
    await app.user.click(await bruno());
    answers.pop()?.();
    await screen.findByRole('radio', { name: requestMessages.audiences.chosen(2) });
    await app.user.keyboard('{Escape}');
    expect(await screen.findByText(requestMessages.peopleChosen(1))).toBeVisible();
    expect(await bruno()).toBeChecked();

    await app.user.click(await bruno());
    await press();
    await app.navigate(`${address}?cargo=8`);
    await waitFor(() =>
      expect(server.requestsTo('get', list).at(-1)?.query.idOrganogramaCargo).toBe('8'),
    );
    answers.pop()?.();
    // Its button says that it waits until then.
    await screen.findByRole('button', { name: requestMessages.sendRequests });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await bruno()).not.toBeChecked();
  });

  it('is for the people ticked by the button of the page, too', async () => {
    const app = await openSection();
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar Bruno Lima' }));
    await app.user.click(screen.getByRole('button', { name: requestMessages.sendRequests }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const chosen = requestMessages.audiences.chosen(1);
    expect(await dialog.findByRole('radio', { name: chosen })).toBeChecked();
  });

  it('has nobody to choose from the list before somebody is ticked', async () => {
    const { dialog } = await ask();
    const chosen = await dialog.findByRole('radio', { name: /^Só quem foi escolhido na lista/ });
    expect(chosen).toBeDisabled();
    expect(dialog.getByText(requestMessages.chooseInList)).toBeVisible();
  });

  it('sends nothing when it is cancelled, and keeps who was ticked', async () => {
    const app = await openSection();
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar Bruno Lima' }));
    await app.user.click(screen.getByRole('button', { name: 'Enviar para 1 pessoa' }));
    await screen.findByRole('alertdialog');
    await app.user.keyboard('{Escape}');
    expect(await screen.findByText(requestMessages.cancelled)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Selecionar Bruno Lima' })).toBeChecked();
    expect(orders(app)).toEqual([]);
  });

  it('says that nothing was sent when it fails', async () => {
    const app = await ask(createServer().on('post', send, problemReply(500, 'Falhou')));
    await app.user.click(await app.dialog.findByRole('button', { name: 'Enviar para 12 pessoas' }));
    expect(await screen.findByText(requestMessages.massSendFailed)).toBeVisible();
  });

  it('offers to send only when somebody receives it', async () => {
    const server = createServer()
      .on('get', preview, { ...massSendPreview, semResultado: nobody })
      .failNext('get', preview, problemReply(500, 'Falhou'));
    const app = await ask(server);
    const { dialog } = app;
    const sends = () => dialog.queryByRole('button', { name: /^Enviar/ });
    const retry = await dialog.findByRole('button', { name: requestMessages.retry });
    expect(sends()).toBeNull();
    await app.user.click(retry);
    expect(await dialog.findByText(requestMessages.willReceive(0))).toBeVisible();
    expect(sends()).toBeNull();
    expect(dialog.queryByText(/^Deseja realmente/)).toBeNull();
    expect(dialog.getByText(requestMessages.othersMayReceive)).toBeVisible();
    expect(await axeViolations()).toEqual([]);

    await app.user.click(dialog.getByRole('radio', { name: requestMessages.audiences.all(38) }));
    expect(sends()).toBeEnabled();
    expect(dialog.getByText(requestMessages.sendToAllQuestion)).toBeVisible();
    expect(dialog.queryByText(requestMessages.othersMayReceive)).toBeNull();
  });

  it('is refused to those who may not send', async () => {
    const secoes = staffSession.permissions.secoes.map((rights) => ({
      ...rights,
      idSecao: name === 'behavioral' ? 5 : 6,
      flIncluir: false,
      flAlterar: false,
    }));
    const permissions = { flAdministrador: false, secoes };
    const server = createServer()
      .on('post', '/auth/signin', { ...staffSession, permissions })
      .on('get', '/auth/GetUser', { ...staffUser, permissions });
    const { user } = await openSection(server);
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar Bruno Lima' }));
    expect(screen.getByText(requestMessages.peopleChosen(1))).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Enviar/ })).toBeNull();
  });
});

it('says before a review is asked for that there is nothing to ask about', async () => {
  const { address, preview, serve } = kinds.performance;
  const server = serve().on('get', preview, { ...massSendPreview, flSemCompetencias: true });
  const { user } = await renderApp(address, { as: 'staff', server });
  await user.click(await screen.findByRole('button', { name: requestMessages.sendRequests }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(requestMessages.asksForCompetencies)).toBeVisible();
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.queryByText(/^Deseja realmente/)).toBeNull();
  expect(dialog.queryByRole('button', { name: /^Enviar/ })).toBeNull();
  expect(await axeViolations()).toEqual([]);

  // What was told then is not told where it could not be read anew.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText(requestMessages.cancelled)).toBeNull();
  server.failNext('get', preview, problemReply(500, 'Falhou'));
  await user.click(await screen.findByRole('button', { name: requestMessages.sendRequests }));
  const again = within(await screen.findByRole('alertdialog'));
  expect(await again.findByRole('button', { name: requestMessages.retry })).toBeVisible();
  expect(again.queryByText(requestMessages.asksForCompetencies)).toBeNull();
});
