import { problemReply } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { audienceMessages as audienceTexts } from '../../../shared/audience/audience-messages.ts';
import { authoringFrameMessages as frameTexts } from '../../../shared/authoring/authoring-frame-messages.ts';
import { takenReply } from '../../../shared/testing/authoring-scene.tsx';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { authoringMessages as texts } from './authoring-messages.ts';
import {
  bodyOf,
  createServer,
  field,
  interceptSending,
  LIST,
  openEditor,
  UPDATE,
} from './testing/editor-scene.tsx';

beforeEach(() => void interceptSending());

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a training that is changed', () => {
  const openPeople = async (server = createServer()) => {
    const app = await openEditor('3', server);
    await app.goOn('sessions');
    await app.goOn('people');
    return app;
  };

  it('goes back as it was, over the version that was read, its own title unasked', async () => {
    const app = await openPeople();
    expect(screen.getByRole('heading', { level: 1, name: 'Boas-vindas' })).toBeVisible();
    await app.save();
    await screen.findByRole('dialog', { name: texts.progressDone });
    expect(bodyOf(app, UPDATE)).toMatchObject({
      idTreinamento: 3,
      nrVersao: 4,
      funcionarios: [42],
    });
    expect(app.server.requestsTo('get', '/Treinamento/GetNomeJaExiste')).toEqual([]);
  });

  it('keeps what was written when somebody else has saved it meanwhile', async () => {
    const server = createServer().on('post', UPDATE, problemReply(409, 'Outra pessoa alterou.'));
    const app = await openEditor('3', server);
    await app.user.type(field(texts.description), ' Sim.');
    await app.goOn('sessions');
    await app.goOn('people');
    await app.save();
    expect(await screen.findByText(texts.conflictTitle)).toBeVisible();
    await app.save();
    await screen.findByText(texts.conflictTitle);
    expect(bodyOf(app, UPDATE)).toMatchObject({ nrVersao: 4 });
    await app.click(frameTexts.goBack);
    await app.click(frameTexts.goBack);
    expect(field(texts.description)).toHaveValue('Como a empresa funciona. Sim.');
  });

  it('leads back to a title that was taken meanwhile', async () => {
    const server = createServer().on('post', UPDATE, takenReply('nmTreinamento', texts.titleTaken));
    const app = await openPeople(server);
    await app.save();
    await waitFor(() => expect(field(texts.title)).toBeInvalid());
  });

  it('says why it was not saved, and is saved by another try', async () => {
    const app = await openPeople();
    app.server.failNext('post', UPDATE, problemReply(500, 'Falhou.'));
    await app.save();
    expect(await screen.findByText(texts.saveFailed('Falhou.'))).toBeVisible();
    await app.save();
    expect(await screen.findByRole('dialog', { name: texts.progressDone })).toBeVisible();
  });

  it('has its videos and sessions moved and removed, after a question', async () => {
    const app = await openEditor('3');
    await app.goOn('sessions');
    await app.click('Mover As pessoas para baixo');
    const month = () => within(screen.getByRole('list', { name: texts.videosOf('Primeiro mês') }));
    expect(month().getByDisplayValue('As pessoas')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mover As pessoas para baixo' })).toHaveFocus();
    await app.click(texts.removeVideo('Metas'));
    await app.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: texts.remove }),
    );
    expect(month().queryByDisplayValue('Metas')).toBeNull();
    await app.click(texts.removeSession('Primeiro dia'));
    expect(await screen.findByText(texts.removeSessionText(1))).toBeVisible();
    await app.user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: texts.remove }),
    );
    await app.goOn('people');
    await app.save();
    await screen.findByRole('dialog', { name: texts.progressDone });
    const { sessoes } = bodyOf(app, UPDATE) as { sessoes: unknown };
    expect(sessoes).toEqual([
      {
        nmSessao: 'Primeiro mês',
        recursos: [{ nmRecurso: 'As pessoas', urlRecurso: 'treinamentos/b.mp4', dsLegenda: null }],
      },
    ]);
  });

  it('gets captions, which say what is wrong with them by its line', async () => {
    const app = await openEditor('3');
    await app.goOn('sessions');
    await app.click(texts.captionsOf('Metas'));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.upload(
      dialog.getByLabelText(texts.loadCaptions, { selector: 'input' }),
      new File(['WEBVTT\n\n00:04.000 --> 00:01.000\nOi'], 'metas.vtt', { type: 'text/vtt' }),
    );
    expect(
      await dialog.findByText('Legenda, linha 3: o fim deve vir depois do início.'),
    ).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    const text = dialog.getByRole('textbox');
    await app.user.clear(text);
    await app.user.click(text);
    await app.user.paste('WEBVTT\n\n00:01.000 --> 00:04.000\nOi');
    await app.user.click(dialog.getByRole('button', { name: texts.useCaptions }));
    expect(await screen.findByText(texts.withCaptions)).toBeVisible();
  });

  it('has everybody taken out after a question with their number', async () => {
    const app = await openPeople();
    await app.click(audienceTexts.removeAll);
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: audienceTexts.removeAllConfirm(1) }));
    expect(screen.getByText(audienceTexts.none)).toBeVisible();
  });

  it('is left without a question when nothing was changed', async () => {
    const app = await openEditor('3');
    await app.click(texts.ofEdit.leave);
    await waitFor(() => expect(app.address()).toBe(LIST));
  });
});
