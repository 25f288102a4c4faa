import { problemReply } from '@aferir/api-client/testing';
import { RIGHTS, SECTION } from '@aferir/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findHoles } from '../../../../../scripts/lib/find-holes.ts';
import { slipTexts } from '../slips/slip-texts.ts';
import { slipsMessages } from '../slips/slips-messages.ts';
import { axeViolations } from '../testing/axe.ts';
import { confirmation, createDiscServer, DISC, openPeople } from '../testing/reminder-scenes.ts';
import { interceptPdf, watchSavedFiles } from '../testing/saved-files.ts';
import { bodiesOf } from '../testing/sent-bodies.ts';
import { createStaffServer } from '../testing/staff-server.ts';
import { requestMessages } from './request-messages.ts';
import { requestSlipsMessages as texts } from './request-slips-messages.ts';

const SLIPS = '/Resposta/CriarBilhetes';
const PREVIEW = '/Resposta/GetPreviaLembrete';
const saved = watchSavedFiles();

const slip = {
  idOrganogramaPessoa: 44,
  nmPessoa: 'Caio Reis',
  nmDepartamento: 'Tecnologia',
  hash: '4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E',
  dtValidade: '2027-03-01T12:00:00.000Z',
};
const preview = { qtdLembrar: 13, qtdSemEmail: 2, qtdRecentes: 2 };

/** Somebody who may hand links over. */
const mayHand = () =>
  createStaffServer(SECTION.behavioral, RIGHTS, [[SECTION.employees, ...RIGHTS]]);

const createServer = () =>
  createDiscServer(mayHand())
    .on('get', PREVIEW, preview)
    .on('post', SLIPS, { bilhetes: [slip], qtdRestantes: 0 });

async function openDialog(server = createServer(), address = `${DISC}?filtro=sem-resposta`) {
  const app = await openPeople(address, 'Caio Reis', server);
  await app.user.click(screen.getByRole('button', { name: requestMessages.printSlips }));
  return { ...app, dialog: await confirmation() };
}

describe('the slips of open requests', () => {
  it('are printed for those whom no mail reaches first, as the list is narrowed down', async () => {
    interceptPdf();
    const address = `${DISC}?filtro=sem-resposta&busca=caio&cargo=9`;
    const app = await openDialog(createServer(), address);
    expect(await app.dialog.findByRole('radio', { name: texts.unmailed(2) })).toBeChecked();
    expect(app.dialog.getByRole('radio', { name: /^Quem tem e-mail \(15\)/ })).not.toBeChecked();
    expect(await axeViolations()).toEqual([]);
    await app.user.click(app.dialog.getByRole('button', { name: texts.print(2) }));
    expect(await screen.findByText(slipsMessages.done(1))).toBeVisible();
    const text = await saved.at(-1)?.file.text();
    expect(text).toContain('Caio Reis');
    expect(text).toContain(slipTexts['pt-BR'].subjects.behavioral);
    expect(text).toContain(slipTexts['pt-BR'].validUntil('01/03/2027'));
    expect(bodiesOf(app, SLIPS)).toEqual([
      { filter: 'caio', idOrganogramaCargo: 9, recorte: 'semResposta' },
    ]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('are printed for those who were ticked, and for those whom mail reaches where that is asked for', async () => {
    interceptPdf();
    const server = createServer();
    const app = await openPeople(DISC, 'Caio Reis', server);
    expect(screen.queryByRole('button', { name: requestMessages.printSlips })).toBeNull();
    await app.user.click(screen.getByRole('checkbox', { name: 'Selecionar Caio Reis' }));
    await app.user.click(screen.getByRole('button', { name: requestMessages.printSlips }));
    const dialog = await confirmation();
    await app.user.click(await dialog.findByRole('radio', { name: /^Quem tem e-mail \(15\)/ }));
    server.on('post', SLIPS, { bilhetes: [slip], qtdRestantes: 3 });
    await app.user.click(dialog.getByRole('button', { name: texts.print(15) }));
    expect(await screen.findByText(slipsMessages.next(3))).toBeVisible();
    server.on('post', SLIPS, { bilhetes: [slip], qtdRestantes: 0 });
    await app.user.click((await confirmation()).getByRole('button', { name: texts.print(3) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const body = { lstPessoas: [44], flComEmail: true };
    expect(bodiesOf(app, SLIPS)).toEqual([body, { ...body, idAposPessoa: 44 }]);
    expect(saved.map(({ name }) => name)).toEqual([
      'bilhetes-Avaliacao_comportamental.pdf',
      'bilhetes-Avaliacao_comportamental-2.pdf',
    ]);
  });

  it.each([
    ['en', 'Valid until Mar 1, 2027'],
    ['es', 'Vale hasta el 01/03/2027'],
  ] as const)('speak %s to whoever reads it', async (cdIdioma, until) => {
    interceptPdf();
    const bilhetes = [{ ...slip, cdIdioma }];
    const server = createServer().on('post', SLIPS, { bilhetes, qtdRestantes: 0 });
    const app = await openDialog(server);
    await app.user.click(await app.dialog.findByRole('button', { name: texts.print(2) }));
    expect(await screen.findByText(slipsMessages.done(1))).toBeVisible();
    const text = await saved.at(-1)?.file.text();
    const own = slipTexts[cdIdioma];
    for (const said of [until, own.subjects.behavioral, own.howTo, own.isPersonal]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain(slipTexts['pt-BR'].howTo);
    expect(findHoles(slipTexts['pt-BR'], own)).toEqual([]);
  });

  it('are offered to those whom mail reaches where nobody is without an e-mail', async () => {
    const server = createServer().on('get', PREVIEW, { ...preview, qtdSemEmail: 0 });
    const { dialog } = await openDialog(server);
    expect(await dialog.findByRole('radio', { name: /^Quem tem e-mail \(15\)/ })).toBeChecked();
    expect(dialog.getByRole('radio', { name: texts.unmailed(0) })).toBeDisabled();
  });

  it('stay those of the first document where others are counted meanwhile', async () => {
    interceptPdf();
    const server = createServer()
      .on('get', PREVIEW, { ...preview, qtdSemEmail: 0 })
      .on('post', SLIPS, { bilhetes: [slip], qtdRestantes: 3 });
    const app = await openDialog(server);
    await app.user.click(await app.dialog.findByRole('button', { name: texts.print(15) }));
    expect(await screen.findByText(slipsMessages.next(3))).toBeVisible();
    server.on('get', PREVIEW, preview).on('post', SLIPS, { bilhetes: [slip], qtdRestantes: 0 });
    window.dispatchEvent(new Event('visibilitychange'));
    await app.user.click((await confirmation()).getByRole('button', { name: texts.print(3) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bodiesOf(app, SLIPS)).toEqual([
      { recorte: 'semResposta', flComEmail: true },
      { recorte: 'semResposta', flComEmail: true, idAposPessoa: 44 },
    ]);
  });

  it('are printed by nobody who may not change employees', async () => {
    const server = createStaffServer(SECTION.behavioral);
    await openPeople(`${DISC}?filtro=sem-resposta`, 'Caio Reis', createDiscServer(server));
    expect(await screen.findByRole('button', { name: 'Lembrar 13 pessoas' })).toBeVisible();
    expect(screen.queryByRole('button', { name: requestMessages.printSlips })).toBeNull();
  });

  it('are for nobody where nobody is waited for', async () => {
    const none = { qtdLembrar: 0, qtdSemEmail: 0, qtdRecentes: 0 };
    const { dialog } = await openDialog(createServer().on('get', PREVIEW, none));
    expect(await dialog.findByText(texts.nobody)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /PDF/ })).toBeNull();
  });

  it('say why they were not made, and are counted again', async () => {
    const why = 'Você não pode.';
    const server = createServer().on('post', SLIPS, problemReply(403, why));
    const { user } = await openPeople(DISC, 'Caio Reis', server);
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar Caio Reis' }));
    server.failNext('get', PREVIEW, problemReply(400, 'Recusado.'));
    await user.click(screen.getByRole('button', { name: requestMessages.printSlips }));
    const dialog = await confirmation();
    expect(await dialog.findByText('Recusado.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: requestMessages.retry }));
    await user.click(await dialog.findByRole('button', { name: texts.print(2) }));
    expect(await screen.findByText(new RegExp(why))).toBeVisible();
    expect(saved).toEqual([]);
  });
});
