import { problemReply } from '@aferir/api-client/testing';
import { SECTION } from '@aferir/domain';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sendingMessages } from '../../../shared/sending/sending-messages.ts';
import { actOnRow } from '../../../shared/testing/act-on-row.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { sendPreview } from '../../../shared/testing/sending-fixtures.ts';
import { createStaffServer } from '../../../shared/testing/staff-server.ts';
import { training, trainingTotals } from '../testing/trainings-fixtures.ts';
import { trainingsMessages } from '../trainings-messages.ts';
import { sendTrainingMessages as texts } from './send-training-messages.ts';

afterEach(() => localStorage.clear());
const PREVIEW = '/Treinamento/GetPreviaEnvio/{idTreinamento}';
const SEND = '/Treinamento/EnviarEmails';

function createServer() {
  return createStaffServer(SECTION.trainings)
    .on('get', '/Treinamento/GetGridTreinamentos', { rows: [training], qtdRecords: 1 })
    .on('get', '/Treinamento/GetResumoDadosTreinamentos', trainingTotals)
    .on('get', PREVIEW, sendPreview)
    .on('post', SEND, { qtdEnviados: 38, qtdIgnorados: 1, qtdSemEmail: 1 });
}

async function ask(server = createServer()) {
  const app = await renderApp('/homelogado/treinamentos', { as: 'staff', server });
  await screen.findByText(trainingsMessages.found(1));
  await actOnRow(app.user, trainingsMessages.send, training.nmTreinamento);
  return { ...app, question: within(await screen.findByRole('alertdialog')) };
}

it('says how many get mail and who does not, then sends and tells the outcome', async () => {
  const { user, question, server } = await ask();
  expect(await question.findByText(texts.willReceive(38))).toBeVisible();
  expect(question.getByText(sendingMessages.alreadySent(3))).toBeVisible();
  expect(question.getByText('1 pessoa fica de fora: 1 sem e-mail.')).toBeVisible();
  expect(await axeViolations()).toEqual([]);

  await user.click(question.getByRole('button', { name: 'Enviar para 38 pessoas' }));
  const outcome = within(await screen.findByRole('dialog', { name: sendingMessages.done }));
  expect(outcome.getByText(texts.sent)).toBeVisible();
  expect(outcome.getByText(sendingMessages.notSent(1))).toBeVisible();
  expect(outcome.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '38 de 38');
  expect(server.requestsTo('post', SEND).map(({ query }) => query)).toEqual([
    { idTreinamento: '3' },
  ]);
  expect(await axeViolations()).toEqual([]);
  const [, close] = outcome.getAllByRole('button', { name: sendingMessages.close });
  await user.click(close as HTMLElement);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows how far it is while it sends', async () => {
  let left = 38;
  let finish = () => {};
  const server = createServer()
    .on('get', PREVIEW, () => ({ ...sendPreview, qtdEnviar: left }))
    .on('post', SEND, async () => {
      left = 28;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { qtdEnviados: 38, qtdIgnorados: 0, qtdSemEmail: 0 };
    });
  const { user, question } = await ask(server);
  await user.click(await question.findByRole('button', { name: 'Enviar para 38 pessoas' }));
  const dialog = within(await screen.findByRole('dialog', { name: sendingMessages.sending }));
  for (const close of dialog.getAllByRole('button', { name: sendingMessages.close })) {
    expect(close).toBeDisabled();
  }
  expect(await dialog.findByText('10 de 38')).toBeVisible();
  finish();
  expect(await screen.findByRole('dialog', { name: sendingMessages.done })).toBeVisible();
});

it('says why it failed, and goes on with the same call', async () => {
  const server = createServer().on('post', SEND, problemReply(409, 'O treinamento está inativo.'));
  const { user, question } = await ask(server);
  await user.click(await question.findByRole('button', { name: 'Enviar para 38 pessoas' }));
  expect(
    await screen.findByText(sendingMessages.failed('O treinamento está inativo.')),
  ).toBeVisible();
  server.on('post', SEND, { qtdEnviados: 38, qtdIgnorados: 0, qtdSemEmail: 0 });
  await user.click(screen.getByRole('button', { name: sendingMessages.retry }));
  expect(await screen.findByText(texts.sent)).toBeVisible();
});

it('sends nothing when nobody is left, or when it is cancelled', async () => {
  const server = createServer().on('get', PREVIEW, { ...sendPreview, qtdEnviar: 0 });
  const { user, question } = await ask(server);
  expect(await question.findByText(texts.willReceive(0))).toBeVisible();
  expect(question.queryByRole('button', { name: /^Enviar/ })).toBeNull();
  expect(question.queryByText(texts.question)).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(server.requestsTo('post', SEND)).toEqual([]);
});

it('says that it could not count, and counts again', async () => {
  const server = createServer().failNext('get', PREVIEW, problemReply(500, 'Falhou'));
  const { user, question } = await ask(server);
  await user.click(await question.findByRole('button', { name: sendingMessages.retry }));
  expect(await question.findByText(texts.willReceive(38))).toBeVisible();
});
