import { problemReply } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { appMessages } from '../../../shared/app-messages.ts';
import { audienceMessages } from '../../../shared/audience/audience-messages.ts';
import { authoringFrameMessages as frameTexts } from '../../../shared/authoring/authoring-frame-messages.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { gameAuthoringMessages as texts } from './game-authoring-messages.ts';
import {
  bodyOf,
  changedReply,
  createServer,
  field,
  LIST,
  openEditor,
  UPDATE,
} from './testing/editor-scene.tsx';
import { answeredGame, game, questions, survey } from './testing/game-fixtures.ts';

afterEach(() => localStorage.clear());

const GAME = '/Jogo/GetDados/{id}';

async function openPeople(server = createServer()) {
  const app = await openEditor('5', server);
  await app.goOn('questions');
  await app.goOn('people');
  return app;
}

describe('a game that is changed', () => {
  it('goes back as it was, over the version that was read, its own title unasked', async () => {
    const app = await openPeople();
    expect(screen.getByRole('heading', { level: 1, name: game.nmJogo })).toBeVisible();
    await app.save();
    await waitFor(() => expect(app.address()).toBe(LIST));
    expect(bodyOf(app, UPDATE)).toMatchObject({
      idJogo: 5,
      nrVersao: 4,
      funcionarios: [42],
      perguntas: questions.map(({ idTipo, dsPergunta }) => ({ idTipo, dsPergunta })),
    });
    expect(app.server.requestsTo('get', '/Jogo/GetNomeJaExiste')).toEqual([]);
  });

  it('keeps what was written when somebody else has saved it meanwhile', async () => {
    const app = await openEditor('5', createServer().on('post', UPDATE, changedReply));
    await app.user.type(field(/Descrição/), ' Sim.');
    await app.goOn('questions');
    await app.goOn('people');
    await app.save();
    expect(await screen.findByText('Outra pessoa alterou este jogo.')).toBeVisible();
    expect(screen.getByRole('link', { name: frameTexts.openSaved })).toHaveAttribute(
      'href',
      `${LIST}/5`,
    );
    await app.click(frameTexts.goBack);
    await app.click(frameTexts.goBack);
    expect(field(/Descrição/)).toHaveValue(`${game.dsOptJogo} Sim.`);
  });

  it('says why it was not saved, and is saved by another try', async () => {
    const app = await openPeople();
    app.server.failNext('post', UPDATE, problemReply(500, 'Falhou.'));
    await app.save();
    expect(await screen.findByText(texts.saveFailed('Falhou.'))).toBeVisible();
    await app.save();
    await waitFor(() => expect(app.address()).toBe(LIST));
  });

  it('is shown as those see it who play it, with what is not saved yet', async () => {
    const app = await openEditor('5');
    await app.user.type(field(texts.title), ' Sim');
    await app.click(texts.preview);
    const dialog = within(await screen.findByRole('dialog', { name: texts.previewTitle }));
    expect(await dialog.findByRole('heading', { name: `${game.nmJogo} Sim` })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await app.user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: texts.preview })).toHaveFocus();
    expect(field(texts.title)).toHaveValue(`${game.nmJogo} Sim`);
  });

  it('is left without a question when nothing was changed', async () => {
    const app = await openEditor('5');
    await app.click(texts.ofEdit.leave);
    await waitFor(() => expect(app.address()).toBe(LIST));
  });
});

describe('a game that was answered', () => {
  const open = () => openEditor('5', createServer().on('get', GAME, answeredGame));

  it('can’t be changed, and says so', async () => {
    const app = await open();
    expect(screen.getByText(texts.answeredTitle)).toBeVisible();
    expect(field(texts.title)).toHaveAttribute('readonly');
    expect(screen.getByRole('radio', { name: new RegExp(texts.anonymous) })).toBeDisabled();
    await app.goOn('questions');
    expect(screen.getByText(questions[0]?.dsPergunta ?? '')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quiz' })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('may still get people', async () => {
    const app = await open();
    await app.goOn('questions');
    await app.goOn('people');
    await app.click(audienceMessages.add);
    const picker = within(await screen.findByRole('dialog'));
    await app.user.click(await picker.findByRole('button', { name: audienceMessages.addPage }));
    await app.user.keyboard('{Escape}');
    await app.save();
    await waitFor(() => expect(bodyOf(app, UPDATE)).toMatchObject({ funcionarios: [43, 42] }));
  });

  it('is copied instead', async () => {
    const app = await open();
    await app.click(texts.duplicate);
    await waitFor(() => expect(app.address()).toBe(`${LIST}/8`));
    expect(app.server.requestsTo('post', '/Jogo/Duplicar').at(-1)?.body).toEqual({
      idJogo: 5,
      flNovaRodada: false,
    });
  });
});

it('is only seen once it is closed', async () => {
  const closed = { ...answeredGame, idSituacao: 3 as const };
  const app = await openEditor('5', createServer().on('get', GAME, closed));
  expect(screen.getByText(texts.closedTitle)).toBeVisible();
  await app.goOn('questions');
  await app.goOn('people');
  expect(screen.queryByRole('button', { name: frameTexts.save })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: audienceMessages.add })).not.toBeInTheDocument();
});

it('is only seen by those who may not change it', async () => {
  const app = await openEditor('5', createServer(['visualizar']));
  expect(field(texts.title)).toHaveAttribute('readonly');
  await app.goOn('questions');
  expect(screen.queryByRole('button', { name: 'Quiz' })).not.toBeInTheDocument();
});

it('keeps the questions of the NR-1 survey as they are', async () => {
  const app = await openEditor('5', createServer().on('get', GAME, survey));
  expect(screen.getByText(texts.templateTitle)).toBeVisible();
  expect(field(texts.title)).not.toHaveAttribute('readonly');
  expect(screen.getByRole('combobox', { name: texts.scale })).toBeDisabled();
  await app.goOn('questions');
  expect(screen.getByText(texts.supportPage)).toBeVisible();
  await app.goOn('people');
  await app.save();
  await waitFor(() => expect(bodyOf(app, UPDATE)).toMatchObject({ flAnonimo: true }));
});

it('does not know one that is not there', async () => {
  const server = createServer().on('get', GAME, problemReply(404, 'Não encontrado.'));
  await renderApp(`${LIST}/99`, { as: 'staff', server });
  expect(await screen.findByText(appMessages.notFoundTitle)).toBeVisible();
});
