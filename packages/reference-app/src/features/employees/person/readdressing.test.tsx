import type { Schema } from '@aferir/api-client';
import { faultReply, problemReply } from '@aferir/api-client/testing';
import { PERFORMANCE_STATUS, RIGHTS, SECTION } from '@aferir/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as requestKinds from '../../../routes/staff/request-kinds.ts';
import { appMessages } from '../../../shared/app-messages.ts';
import { mailFailures } from '../../../shared/requests/mail-failures.ts';
import { readdressedRequests } from '../../../shared/requests/readdressed-requests.ts';
import { requestMessages as texts } from '../../../shared/requests/request-messages.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { dialogOf } from '../../../shared/testing/dialog-of.ts';
import { employee } from '../../../shared/testing/employee-fixture.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { createStaffServer } from '../../../shared/testing/staff-server.ts';
import { employeesMessages } from '../employees-messages.ts';
import { employeeRecord, employeeTotals } from '../testing/employees-fixtures.ts';
import { mails, sheet } from '../testing/sheet-fixture.ts';
import { personMessages } from './person-messages.ts';

afterEach(() => localStorage.clear());

const FICHA = '/OrganogramaPessoa/GetFicha/{idOrganogramaPessoa}';
const SAVE = '/OrganogramaPessoa/Post';
const RESEND_DISC = '/Resposta/SendEmailFuncionario';
const RESEND_REVIEW = '/RespostaDesempenho/ReenviarEmails';
const NEW = 'ana.certa@empresa.example';
const { solicitacao: review, ...performance } = sheet.desempenho ?? {};
const { dsEmail: OLD, idOrganogramaPessoa, nmPessoa } = sheet;
const own = { aguarda: [{ idOrganogramaPessoa, nmPessoa }], dsUltimoEmail: OLD };
const ownReview = review && { ...review, ...own, cdStatus: PERFORMANCE_STATUS.sent };

/** The behavioral part with another open request. */
function behavioralWith(request: Partial<Schema<'SheetRequest'>>): Schema<'SheetBehavioral'> {
  const { comportamental } = sheet;
  if (!comportamental?.solicitacao) throw new Error('The sheet has an open request.');
  return { ...comportamental, solicitacao: { ...comportamental.solicitacao, ...request } };
}

function serve({ sections = RIGHTS as readonly (typeof RIGHTS)[number][] } = {}) {
  let email = OLD;
  const sent = new Set<string>();
  const server = createStaffServer(SECTION.employees, sections, [
    [SECTION.behavioral, ...RIGHTS],
    [SECTION.performance, ...RIGHTS],
  ]);
  const lastOf = (path: string) => (sent.has(path) ? email : OLD);
  return server
    .on('get', FICHA, () => ({
      ...sheet,
      dsEmail: email,
      comportamental: behavioralWith({ dsUltimoEmail: lastOf(RESEND_DISC) }),
      desempenho: {
        ...performance,
        solicitacao: ownReview && { ...ownReview, dsUltimoEmail: lastOf(RESEND_REVIEW) },
      } as never,
    }))
    .on('get', '/OrganogramaPessoa/GetEmails/{idOrganogramaPessoa}', mails)
    .on('get', '/Resposta/GetRespostasPessoa', { rows: [], qtdRecords: 0 })
    .on('get', '/RespostaDesempenho/GetRespostasPessoa', { rows: [], qtdRecords: 0 })
    .on('get', '/OrganogramaPessoa/GetFuncionario/{idOrganogramaPessoa}', employeeRecord)
    .on('post', SAVE, ({ body }) => {
      email = (body as { dsEmail: string }).dsEmail;
      return 42;
    })
    .on('post', RESEND_DISC, () => {
      sent.add(RESEND_DISC);
      return null;
    })
    .on('post', RESEND_REVIEW, () => {
      sent.add(RESEND_REVIEW);
      return { idResposta: 95 } as never;
    });
}

async function open(server = serve()) {
  const app = await renderApp('/funcionarios/42', { as: 'staff', server });
  await screen.findByRole('heading', { level: 1, name: sheet.nmPessoa });
  return app;
}

async function saveAddress(server = serve()) {
  const app = await open(server);
  await app.user.click(screen.getByRole('button', { name: personMessages.edit }));
  const email = await screen.findByRole('textbox', { name: employeesMessages.email });
  await app.user.clear(email);
  await app.user.type(email, NEW);
  await app.user.click(screen.getByRole('button', { name: employeesMessages.saveEdit }));
  return app;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

it('offers the open requests of both kinds to the new address, in one press, until they are sent', async () => {
  const { server, user } = await saveAddress();
  expect(await screen.findByText(texts.readdressed(nmPessoa, OLD ?? '', NEW))).toBeVisible();
  expect(screen.getByText(texts.mailedElsewhere(2))).toBeVisible();
  const resend = await screen.findByRole('button', { name: texts.resendToPresent });
  expect(await axeViolations()).toEqual([]);
  await user.click(resend);
  expect(await screen.findByText(texts.resentToPresent(NEW, 2))).toBeVisible();
  expect(server.requestsTo('post', RESEND_DISC)[0]?.body).toEqual({
    email: null,
    idOrganogramaPessoa: 42,
    idResposta: 812,
  });
  expect(server.requestsTo('post', RESEND_REVIEW)[0]?.body).toEqual({ IdPessoa: 42 });
  await waitFor(() => expect(screen.queryByText(texts.mailedElsewhere(2))).toBeNull());
});

it('goes on with what is left once one could not be sent', async () => {
  const server = serve();
  server.on('post', RESEND_REVIEW, problemReply(422, 'Limite atingido.'));
  const { user } = await saveAddress(server);
  await user.click(await screen.findByRole('button', { name: texts.resendToPresent }));
  expect(await screen.findByText('Limite atingido.')).toBeVisible();
  expect(await screen.findByText(texts.mailedElsewhere(1))).toBeVisible();
  server.on('post', RESEND_REVIEW, { idResposta: 95 } as never);
  await user.click(screen.getByRole('button', { name: texts.resendToPresent }));
  await waitFor(() => expect(server.requestsTo('post', RESEND_REVIEW)).toHaveLength(2));
  expect(server.requestsTo('post', RESEND_DISC)).toHaveLength(1);
});

it('says so where what sends them could not be loaded, and can be asked again', async () => {
  vi.spyOn(requestKinds, 'loadRequestKinds').mockRejectedValueOnce(new Error('Lost'));
  const { server, user } = await saveAddress();
  await user.click(await screen.findByRole('button', { name: texts.resendToPresent }));
  expect(await screen.findByText(appMessages.lostChunkText)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.resendToPresent }));
  expect(await screen.findByText(texts.resentToPresent(NEW, 2))).toBeVisible();
  expect(server.requestsTo('post', RESEND_DISC)).toHaveLength(1);
});

it('stands on the page whenever one comes back, until it is put away', async () => {
  const server = serve();
  server.on('get', FICHA, {
    ...sheet,
    dsEmail: NEW,
  });
  const { user } = await open(server);
  const notice = screen.getByText(texts.mailedElsewhere(1));
  expect(notice).toBeVisible();
  const place = notice.closest('[role="status"]');
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(notice).not.toBeInTheDocument();
  expect(place).toHaveFocus();
});

it('offers nothing that was last mailed to the present address, or waits for others or nobody', async () => {
  await open();
  expect(screen.queryByRole('button', { name: texts.resendToPresent })).toBeNull();
  expect(readdressedRequests({ ...sheet, dsEmail: NEW })).toEqual([
    { section: SECTION.behavioral, responseId: 812, mailedTo: OLD },
  ]);
  expect(readdressedRequests({ ...sheet, dsEmail: OLD?.toUpperCase() ?? null })).toEqual([]);
  expect(readdressedRequests({ ...sheet, dsEmail: null })).toEqual([]);
  const unawaited = behavioralWith({ aguarda: [] });
  expect(readdressedRequests({ ...sheet, dsEmail: NEW, comportamental: unawaited })).toEqual([]);
});

it('offers nothing to whoever may not send it again', async () => {
  const server = createStaffServer(SECTION.employees, RIGHTS, [[SECTION.behavioral, 'visualizar']])
    .on('get', FICHA, { ...sheet, dsEmail: NEW })
    .on('get', '/OrganogramaPessoa/GetEmails/{idOrganogramaPessoa}', mails)
    .on('get', '/Resposta/GetRespostasPessoa', { rows: [], qtdRecords: 0 });
  await open(server);
  expect(screen.queryByRole('button', { name: texts.resendToPresent })).toBeNull();
});

it('says beside the open request that its mail did not arrive, why, and sends it again', async () => {
  const lost = behavioralWith({ tpUltimoEmail: 'falhou', tpFalha: 'endereço inexistente' });
  const server = serve().on('get', FICHA, { ...sheet, comportamental: lost });
  const { user } = await open(server);
  const behavioral = part('Comportamental');
  expect(behavioral.getByText(texts.notDelivered('09/10/2026', OLD))).toBeVisible();
  expect(behavioral.getByText(mailFailures['endereço inexistente'])).toBeVisible();
  expect(behavioral.queryByRole('button', { name: texts.resend })).toBeNull();
  await user.click(behavioral.getByRole('button', { name: texts.resendUndelivered }));
  const dialog = await dialogOf(texts.resend);
  await dialog.findByText(texts.currentAddress);
  await user.click(await dialog.findByRole('button', { name: texts.send }));
  await waitFor(() => expect(server.requestsTo('post', RESEND_DISC)).toHaveLength(1));
});

it('asks of no request that has come to be open meanwhile whether to send it again', async () => {
  const server = serve();
  const { user, services } = await open(server);
  await user.click(part('Comportamental').getByRole('button', { name: texts.resend }));
  await dialogOf(texts.resend);
  const other = behavioralWith({ idResposta: 813 });
  for (const comportamental of [{ ...other, solicitacao: null }, other]) {
    server.on('get', FICHA, { ...sheet, comportamental });
    await act(() => services.queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  expect(await part('Comportamental').findByRole('button', { name: texts.resend })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: texts.resend })).toBeNull();
});

describe('over the list, once an address was corrected there', () => {
  const LIST = '/OrganogramaPessoa/Get';
  const REVIEWS = '/RespostaDesempenho/GetPessoasGrid';
  const waits = (values: Partial<Schema<'AwaitedAnswer'>> = {}) => ({
    dtDesde: '2026-10-01T12:00:00.000Z',
    dtUltimoLembrete: null,
    lstGestores: [],
    dsUltimoEmail: OLD,
    ...values,
  });
  const listed = { ...employee, cdStatus: 4 as const, idResposta: 812, espera: waits() };
  const review: Schema<'PerformanceEmployee'> = {
    idOrganogramaPessoa,
    nmPessoa,
    nmCargo: null,
    nmDepartamento: null,
    urlFoto: null,
    dsEmail: OLD,
    flAtivo: true,
    idResposta: 95,
    cdStatus: PERFORMANCE_STATUS.sent,
    nmStatus: 'Aguardando Resposta',
    dtEnvio: '2026-10-01T12:00:00.000Z',
    dtUltimaResposta: null,
    percentualAlinhamento: -1,
    qtdAvaliacoes: 1,
  };

  async function correct(server: ReturnType<typeof serve>) {
    const app = await renderApp('/funcionarios?registro=42', { as: 'staff', server });
    const email = await screen.findByRole('textbox', { name: employeesMessages.email });
    await app.user.clear(email);
    await app.user.type(email, NEW);
    await app.user.click(screen.getByRole('button', { name: employeesMessages.saveEdit }));
    await screen.findByText(employeesMessages.saved);
    return app;
  }

  function serveLists(espera = waits()) {
    let email = OLD;
    return serve()
      .on('get', LIST, () => ({ rows: [{ ...listed, dsEmail: email }], qtdRecords: 1 }))
      .on('get', REVIEWS, () => ({ rows: [{ ...review, espera }], qtdRecords: 1 }))
      .on('get', '/Resposta/ObterFuncionariosPerfis', employeeTotals)
      .on('post', SAVE, ({ body }) => {
        email = (body as { dsEmail: string }).dsEmail;
        return 42;
      });
  }

  it('offers what the lists tell, and opens no page', async () => {
    const { server, user } = await correct(serveLists());
    expect(await screen.findByText(texts.mailedElsewhere(2))).toBeVisible();
    expect(screen.getByText(texts.readdressed(nmPessoa, OLD ?? '', NEW))).toBeVisible();
    expect(server.requestsTo('get', REVIEWS)[0]?.query).toMatchObject({ lstPessoas: '42' });
    await user.click(await screen.findByRole('button', { name: texts.resendToPresent }));
    expect(await screen.findByText(texts.resentToPresent(NEW, 2))).toBeVisible();
    expect(server.requestsTo('get', FICHA)).toEqual([]);
  });

  it('offers none that waits for managers', async () => {
    const lstGestores = [{ idOrganogramaPessoa: 7, nmPessoa: 'Carla Dias' }];
    await correct(serveLists(waits({ lstGestores })));
    expect(await screen.findByText(texts.mailedElsewhere(1))).toBeVisible();
  });

  it('says so where it can’t be known, and asks again', async () => {
    const server = serveLists().on('get', REVIEWS, problemReply(500));
    const { user } = await correct(server);
    expect(await screen.findByText(texts.readdressUnknown)).toBeVisible();
    server.on('get', REVIEWS, { rows: [{ ...review, espera: waits() }], qtdRecords: 1 });
    await user.click(await screen.findByRole('button', { name: texts.retry }));
    expect(await screen.findByText(texts.mailedElsewhere(2))).toBeVisible();
    expect(screen.queryByText(texts.readdressUnknown)).toBeNull();
  });
});

it('saves no address that is the one there is', async () => {
  const { user, server } = await open();
  await user.click(part('Desempenho').getByRole('button', { name: texts.resend }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(await dialog.findByRole('button', { name: texts.correctAddress }));
  const email = dialog.getByRole('textbox', { name: texts.correctedAddress });
  await user.clear(email);
  await user.type(email, `${OLD?.toUpperCase()}{Enter}{Enter}`);
  await waitFor(() => expect(server.requestsTo('post', RESEND_REVIEW)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(server.requestsTo('post', SAVE)).toEqual([]);
  expect(server.requestsTo('post', RESEND_REVIEW)).toHaveLength(1);
});

it('mends the address in the dialog that sends again, and keeps what was refused', async () => {
  const server = serve().on('post', SAVE, faultReply({ dsEmail: 'Este e-mail já está em uso.' }));
  const { user } = await open(server);
  await user.click(part('Comportamental').getByRole('button', { name: texts.resend }));
  const dialog = await dialogOf(texts.resend);
  await user.click(await dialog.findByRole('button', { name: texts.correctAddress }));
  const email = dialog.getByRole('textbox', { name: texts.correctedAddress });
  expect(email).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await user.clear(email);
  await user.type(email, 'ana@');
  await user.click(dialog.getByRole('button', { name: texts.send }));
  expect(email).toHaveAccessibleDescription(/e-mail/i);
  expect(server.requestsTo('post', SAVE)).toEqual([]);
  await user.clear(email);
  await user.type(email, NEW);
  await user.click(dialog.getByRole('button', { name: texts.send }));
  await waitFor(() => expect(email).toHaveAccessibleDescription('Este e-mail já está em uso.'));
  expect(email).toHaveValue(NEW);
  expect(server.requestsTo('post', RESEND_DISC)).toEqual([]);
  server.on('post', SAVE, 42);
  await user.click(dialog.getByRole('button', { name: texts.send }));
  await waitFor(() => expect(server.requestsTo('post', RESEND_DISC)).toHaveLength(1));
  expect(server.requestsTo('post', SAVE).at(-1)?.body).toMatchObject({
    idOrganogramaPessoa: 42,
    dsEmail: NEW,
    nrVersao: 3,
  });
});

it('mends it for a review too, with Enter', async () => {
  const { user, server } = await open();
  await user.click(part('Desempenho').getByRole('button', { name: texts.resend }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(await dialog.findByRole('button', { name: texts.correctAddress }));
  const email = dialog.getByRole('textbox', { name: texts.correctedAddress });
  await user.clear(email);
  await user.type(email, `${NEW}{Enter}`);
  await waitFor(() =>
    expect(server.requestsTo('post', RESEND_REVIEW)[0]?.body).toEqual({ IdPessoa: 42 }),
  );
  expect(server.requestsTo('post', SAVE)[0]?.body).toMatchObject({ dsEmail: NEW });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it('is mended by nobody who may not change employees', async () => {
  const { user } = await open(serve({ sections: ['visualizar'] }));
  await user.click(part('Comportamental').getByRole('button', { name: texts.resend }));
  const dialog = await dialogOf(texts.resend);
  await dialog.findByText(texts.currentAddress);
  expect(dialog.queryByRole('button', { name: texts.correctAddress })).toBeNull();
});
