import { type FakeServer, problemReply, staffSession, staffUser } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appMessages } from '../../shared/app-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { reminderPreview } from '../../shared/testing/request-fixtures.ts';
import { dashboardMessages } from './dashboard-messages.ts';
import { figuresMessages } from './figures-messages.ts';
import { firstStepsMessages } from './first-steps-messages.ts';
import { createHomeServer } from './testing/home-server.ts';
import { firstSteps, muchWaiting, nothingWaiting } from './testing/waiting-fixtures.ts';

const HOME = '/homelogado';
const CALL = '/Inicio/GetPendencias';

function openHome(server: FakeServer) {
  return renderApp(HOME, { as: 'staff', server });
}

async function card(title: string) {
  return within(await screen.findByRole('region', { name: title }));
}

/** Those of what waits; the figures have one of their own. */
function waitingHeadings() {
  const headings = screen.getAllByRole('heading', { level: 2 });
  return headings.filter(({ textContent }) => textContent !== figuresMessages.title);
}

function linksIn(region: Awaited<ReturnType<typeof card>>) {
  return region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the home of staff', () => {
  it('counts what waits, names who waits longest and leads to the next step', async () => {
    const app = await openHome(createHomeServer().on('get', CALL, muchWaiting));
    const requests = await card(dashboardMessages.openRequests.disc(13));
    expect(
      requests.getByText('Comportamental · 6 há mais de 30 dias, 7 nos últimos 7 dias'),
    ).toBeVisible();
    expect(linksIn(requests)).toEqual([
      ['BLBruno LimaAguardando Respostahá 52 dias', '/funcionarios/42'],
      ['Ver todas as 13', '/homelogado/comportamental?filtro=sem-resposta'],
    ]);
    expect(linksIn(await card(dashboardMessages.withManagers(1)))).toEqual([
      ['TMThiago MartinsEspera por Ana Souza e Rafael Nogueirahá 8 dias', '/funcionarios/20'],
      ['Ver na lista', '/homelogado/desempenho?filtro=com-gestor'],
    ]);
    const mails = await card(dashboardMessages.undelivered(2));
    expect(mails.queryByText(/^Mais /)).toBeNull();
    const undelivered = linksIn(mails);
    expect(undelivered.map(([, href]) => href)).toEqual(['/funcionarios/20', '/funcionarios/42']);
    const toAsk = await card(dashboardMessages.toAsk(9));
    expect(linksIn(toAsk)).toEqual([
      [dashboardMessages.send, '/homelogado/comportamental?filtro=a-solicitar'],
    ]);
    expect(waitingHeadings()).toHaveLength(4);
    expect(await axeViolations()).toEqual([]);
    expect(app.server.requestsTo('get', CALL)).toHaveLength(1);
  });

  it('leads to each mail that was not delivered', async () => {
    const { comportamental, desempenho } = muchWaiting;
    const [first] = comportamental.emailsNaoEntregues.rows;
    const rows = Array.from({ length: 7 }, (_, index) => ({
      ...(first as NonNullable<typeof first>),
      idResposta: 900 + index,
      idOrganogramaPessoa: 100 + index,
    }));
    const waiting = {
      comportamental: { ...comportamental, emailsNaoEntregues: { rows, qtdRecords: 7 } },
      desempenho,
    };
    const { user } = await openHome(createHomeServer().on('get', CALL, waiting));
    const undelivered = await card(dashboardMessages.undelivered(8));
    expect(linksIn(undelivered)).toHaveLength(3);
    const more = undelivered.getByRole('button', { name: dashboardMessages.seeMore(5) });
    await user.click(more);
    expect(linksIn(undelivered).map(([, href]) => href)).toEqual(
      [20, ...rows.map(({ idOrganogramaPessoa: id }) => id)].map((id) => `/funcionarios/${id}`),
    );
    expect(await axeViolations()).toEqual([]);
    await user.click(undelivered.getByRole('button', { name: dashboardMessages.seeFewer }));
    expect(linksIn(undelivered)).toHaveLength(3);
  });

  it('says how many mails are not named in it', async () => {
    const { comportamental, desempenho } = muchWaiting;
    const mails = { ...comportamental.emailsNaoEntregues, qtdRecords: 250 };
    const waiting = {
      comportamental: { ...comportamental, emailsNaoEntregues: mails },
      desempenho,
    };
    await openHome(createHomeServer().on('get', CALL, waiting));
    const undelivered = await card(dashboardMessages.undelivered(251));
    expect(linksIn(undelivered)).toHaveLength(2);
    expect(
      undelivered.getByText(
        'Mais 249 e-mails aparecerão aqui à medida que os mais antigos forem resolvidos.',
      ),
    ).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('has all reminded in two presses, and their managers too', async () => {
    const app = await openHome(
      createHomeServer()
        .on('get', CALL, muchWaiting)
        .on('post', '/Resposta/Lembrar', { qtdLembrados: 13, qtdIgnorados: 3 })
        .on('post', '/RespostaDesempenho/Lembrar', { qtdLembrados: 13, qtdIgnorados: 3 }),
    );
    const requests = await card(dashboardMessages.openRequests.disc(13));
    await app.user.click(await requests.findByRole('button', { name: 'Lembrar 13 pessoas' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(await dialog.findByRole('button', { name: 'Lembrar 13 pessoas' }));
    expect(await screen.findByText('13 pessoas lembradas')).toBeVisible();
    expect(app.server.requestsTo('post', '/Resposta/Lembrar').map(({ body }) => body)).toEqual([
      {},
    ]);
    const reviews = await card(dashboardMessages.withManagers(1));
    await app.user.click(await reviews.findByRole('button', { name: 'Lembrar 13 gestores' }));
    const other = within(await screen.findByRole('alertdialog'));
    await app.user.click(await other.findByRole('button', { name: 'Lembrar 13 gestores' }));
    expect(await screen.findByText('13 gestores lembrados')).toBeVisible();
    const sent = app.server.requestsTo('post', '/RespostaDesempenho/Lembrar');
    expect(sent.map(({ body }) => body)).toEqual([{ aQuem: 'gestores' }]);
  });

  it('keeps the focus with those whom it counted when all have been reminded', async () => {
    const server = createHomeServer()
      .on('get', CALL, muchWaiting)
      .on('post', '/Resposta/Lembrar', () => {
        server.on('get', '/Resposta/GetPreviaLembrete', { ...reminderPreview, qtdLembrar: 0 });
        return { qtdLembrados: 13, qtdIgnorados: 0 };
      });
    const { user } = await openHome(server);
    const name = dashboardMessages.openRequests.disc(13);
    await user.click(await (await card(name)).findByRole('button', { name: /^Lembrar/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(await dialog.findByRole('button', { name: 'Lembrar 13 pessoas' }));
    await waitFor(() => expect(screen.getByRole('region', { name })).toHaveFocus());
  });

  it('has nobody reminded by who may not change the section', async () => {
    const { comportamental } = muchWaiting;
    const app = await openHome(createHomeServer([1, 5]).on('get', CALL, { comportamental }));
    await card(dashboardMessages.openRequests.disc(13));
    expect(screen.queryByRole('button', { name: /Lembrar/ })).not.toBeInTheDocument();
    expect(app.server.requestsTo('get', '/Resposta/GetPreviaLembrete')).toEqual([]);
  });

  it('opens the requests of the person that is chosen', async () => {
    const app = await openHome(createHomeServer().on('get', CALL, muchWaiting));
    await app.user.click(await screen.findByRole('link', { name: /^Bruno Lima.*52 dias/ }));
    await waitFor(() => expect(app.address()).toBe('/funcionarios/42'));
  });

  it('says calmly that nothing waits, without empty cards', async () => {
    await openHome(createHomeServer().on('get', CALL, nothingWaiting));
    expect(await screen.findByText(dashboardMessages.nothing)).toBeVisible();
    expect(waitingHeadings()).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
  });

  it('begins with the first steps of a company, and shows no empty figures', async () => {
    const server = createHomeServer().on('get', CALL, {
      ...nothingWaiting,
      primeirosPassos: firstSteps,
    });
    await openHome(server);
    const steps = await card(firstStepsMessages.title);
    expect(steps.getByText(firstStepsMessages.progress(1, 4))).toBeVisible();
    expect(steps.getAllByRole('listitem')).toHaveLength(4);
    expect(steps.getAllByRole('listitem')[0]).toHaveTextContent('Dados: Concluído');
    expect(linksIn(steps)).toEqual([
      [firstStepsMessages.addPerson, '/funcionarios?registro=novo'],
      [firstStepsMessages.steps.pessoas.action, '/funcionarios/importar'],
      [firstStepsMessages.steps.competencias.action, '/homelogado/competencias?registro=novo'],
    ]);
    expect(steps.getByText(firstStepsMessages.afterPeople)).toBeVisible();
    expect(screen.queryByText(dashboardMessages.nothing)).not.toBeInTheDocument();
    expect(screen.queryByText(figuresMessages.title)).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('leads to the first assessment once there are people, beside their figures', async () => {
    const primeirosPassos = firstSteps.map((step) =>
      step.dsPasso === 'pessoas' ? { ...step, flConcluido: true } : step,
    );
    await openHome(createHomeServer().on('get', CALL, { ...nothingWaiting, primeirosPassos }));
    const steps = await card(firstStepsMessages.title);
    expect(linksIn(steps).at(-1)).toEqual([
      firstStepsMessages.steps.avaliacao.action,
      '/homelogado/comportamental',
    ]);
    expect(await screen.findByText(figuresMessages.title)).toBeVisible();
  });

  it('shows what the rights of the person show', async () => {
    const { comportamental } = muchWaiting;
    await openHome(createHomeServer([1, 5]).on('get', CALL, { comportamental }));
    const toAsk = await card(dashboardMessages.toAsk(9));
    expect(toAsk.getByRole('link', { name: dashboardMessages.seePeople })).toBeVisible();
    expect(waitingHeadings()).toHaveLength(3);
  });

  it('says that it failed and tries again', async () => {
    const server = createHomeServer().on('get', CALL, muchWaiting);
    const app = await openHome(server.failNext('get', CALL, problemReply(400, 'Recusado.')));
    expect(await screen.findByText(dashboardMessages.failed)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: appMessages.retry }));
    expect(
      await screen.findByRole('heading', { name: dashboardMessages.withManagers(1) }),
    ).toBeVisible();
  });

  it('is where an internal user goes who chooses it, and not where one starts', async () => {
    const token = { ...staffSession.token, idOrganogramaPessoa: 42 };
    const permissions = { flAdministrador: true, secoes: [] };
    const server = createHomeServer()
      .on('post', '/auth/signin', { ...staffSession, token, permissions })
      .on('get', '/auth/GetUser', { ...staffUser, idOrganogramaPessoa: 42, permissions })
      .on('get', CALL, nothingWaiting);
    const app = await openHome(server);
    await waitFor(() => expect(app.address()).toBe('/homelogado/comportamental'));
    await app.user.click(await screen.findByRole('link', { name: dashboardMessages.title }));
    expect(await screen.findByText(dashboardMessages.nothing)).toBeVisible();
    expect(app.address()).toBe(HOME);
  });
});
