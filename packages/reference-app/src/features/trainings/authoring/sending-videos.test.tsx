import { problemReply } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authoringFrameMessages as frameTexts } from '../../../shared/authoring/authoring-frame-messages.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { authoringMessages as texts } from './authoring-messages.ts';
import {
  fileInput,
  interceptSending,
  openEditor,
  REMOVE,
  UPDATE,
} from './testing/editor-scene.tsx';
import { mp4File } from './testing/training-fixtures.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('videos on their way', () => {
  async function beginToSend() {
    const begun = interceptSending({ isHeldBack: true });
    const app = await openEditor('3');
    await app.goOn('sessions');
    await app.user.upload(fileInput(), [mp4File('novo.mp4', 100)]);
    await screen.findByDisplayValue('novo');
    await app.goOn('people');
    await app.save();
    const dialog = await screen.findByRole('dialog', { name: texts.progressTitle });
    await waitFor(() => expect(begun).toHaveLength(1));
    const [first] = begun;
    if (!first) throw new Error('nothing was begun');
    return { ...app, dialog: within(dialog), begun, events: first.events };
  }

  it('are shown, paused, and go on after a lost connection', async () => {
    const { dialog, events, user } = await beginToSend();
    events.onProgress(40);
    expect(await dialog.findByText(texts.progressOf(0, 1, 40))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: texts.pause }));
    expect(dialog.getByText(texts.paused)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: texts.resume }));
    events.onInterrupted(undefined);
    expect(await dialog.findByText(texts.interrupted)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    expect(await dialog.findByRole('button', { name: texts.pause })).toBeVisible();
  });

  it('are ended, and what was written stays', async () => {
    const app = await beginToSend();
    await app.user.click(app.dialog.getByRole('button', { name: texts.cancel }));
    expect(await screen.findByText(texts.canceledText)).toBeVisible();
    expect(app.server.requestsTo('post', UPDATE)).toEqual([]);
    expect(screen.getByRole('button', { name: frameTexts.save })).toBeVisible();
  });

  it('are refused with a sentence', async () => {
    const { events } = await beginToSend();
    events.onRefused('O vídeo está danificado.');
    const detail = texts.refusedFile('novo.mp4', 'O vídeo está danificado.');
    expect(await screen.findByText(texts.uploadFailed(detail))).toBeVisible();
  });

  it('are kept for another try, and taken back when the page is left', async () => {
    const app = await beginToSend();
    app.server.failNext('post', UPDATE, problemReply(500, 'Falhou.'));
    app.events.onStored('treinamentos/n.mp4');
    await screen.findByText(texts.saveFailed('Falhou.'));
    await app.click(texts.ofEdit.leave);
    await app.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: texts.ofEdit.leave,
      }),
    );
    expect(await screen.findByText(texts.ofEdit.left)).toBeVisible();
    await waitFor(() =>
      expect(app.server.requestsTo('post', REMOVE).at(-1)?.body).toEqual({
        listaArquivosExcluir: ['treinamentos/n.mp4'],
      }),
    );
    expect(app.begun).toHaveLength(1);
  });
});
