import { faultReply, problemReply } from '@aferir/api-client/testing';
import { PERFORMANCE_STATUS, RIGHTS, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { requestMessages as texts } from '../../../shared/requests/request-messages.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { dialogOf } from '../../../shared/testing/dialog-of.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { createStaffServer } from '../../../shared/testing/staff-server.ts';
import { employeesMessages } from '../employees-messages.ts';
import { employeeRecord } from '../testing/employees-fixtures.ts';
import { mails, sheet } from '../testing/sheet-fixture.ts';
import { personMessages } from './person-messages.ts';

afterEach(() => localStorage.clear());

const SAVE = '/OrganogramaPessoa/Post';
const RESEND_DISC = '/Resposta/SendEmailFuncionario';
const RESEND_REVIEW = '/RespostaDesempenho/ReenviarEmails';
const NEW = 'ana.certa@empresa.example';
const request = {
  idResposta: 812,
  idOrganogramaPessoa: 42,
  cdStatus: 4,
  nmStatus: 'Aguardando Resposta',
  nmPerfil: null,
  dtEnvio: '2026-10-02T12:00:00.000Z',
  dtTermino: null,
  flEncerrado: false,
} as const;
const { solicitacao: review, ...performance } = sheet.desempenho ?? {};
const ownReview = review && { ...review, cdStatus: PERFORMANCE_STATUS.sent };

function serve({ sections = RIGHTS as readonly (typeof RIGHTS)[number][] } = {}) {
  return createStaffServer(SECTION.employees, sections, [
    [SECTION.behavioral, ...RIGHTS],
    [SECTION.performance, ...RIGHTS],
  ])
    .on('get', '/OrganogramaPessoa/GetFicha/{idOrganogramaPessoa}', {
      ...sheet,
      desempenho: { ...performance, solicitacao: ownReview },
    } as never)
    .on('get', '/OrganogramaPessoa/GetEmails/{idOrganogramaPessoa}', mails)
    .on('get', '/Resposta/GetRespostasPessoa', { rows: [request], qtdRecords: 1 } as never)
    .on('get', '/RespostaDesempenho/GetRespostasPessoa', { rows: [], qtdRecords: 0 })
    .on('get', '/RespostaDesempenho/GetStatusUltimaAvaliacao/{idPessoa}', PERFORMANCE_STATUS.sent)
    .on('get', '/OrganogramaPessoa/GetFuncionario/{idOrganogramaPessoa}', employeeRecord)
    .on('post', SAVE, 42)
    .on('post', RESEND_DISC, null)
    .on('post', RESEND_REVIEW, { idResposta: 95 } as never);
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

it('offers the open requests of both kinds to the new address, in one press', async () => {
  const { server, user } = await saveAddress();
  expect(await screen.findByText(texts.readdressed(NEW))).toBeVisible();
  await user.click(await screen.findByRole('button', { name: texts.resendToNew }));
  expect(await screen.findByText(texts.resentToNew(NEW, 2))).toBeVisible();
  expect(server.requestsTo('post', RESEND_DISC)[0]?.body).toEqual({
    email: null,
    idOrganogramaPessoa: 42,
    idResposta: 812,
  });
  expect(server.requestsTo('post', RESEND_REVIEW)[0]?.body).toEqual({ IdPessoa: 42 });
});

it('sends what is left again once one could not be sent', async () => {
  const server = serve().on('post', RESEND_REVIEW, problemReply(422, 'Limite atingido.'));
  const { user } = await saveAddress(server);
  await user.click(await screen.findByRole('button', { name: texts.resendToNew }));
  expect(await screen.findByText('Limite atingido.')).toBeVisible();
  expect(screen.getByText(texts.resentToNew(NEW, 1))).toBeVisible();
  server.on('post', RESEND_REVIEW, { idResposta: 95 } as never);
  await user.click(await screen.findByRole('button', { name: texts.resendToNew }));
  await waitFor(() => expect(server.requestsTo('post', RESEND_REVIEW)).toHaveLength(2));
  expect(server.requestsTo('post', RESEND_DISC)).toHaveLength(1);
});

it('says so where it can’t be found out whether one is open', async () => {
  const server = serve().on('get', '/Resposta/GetRespostasPessoa', problemReply(422, 'Falhou'));
  await saveAddress(server);
  expect(await screen.findByText(texts.openNotFound)).toBeVisible();
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
