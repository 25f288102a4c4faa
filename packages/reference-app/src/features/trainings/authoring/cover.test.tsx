import { problemReply } from '@aferir/api-client/testing';
import { IMAGE_PURPOSES } from '@aferir/domain';
import { imageFieldMessages as imageTexts } from '@aferir/ui';
import { cutPictures, findCutPicture } from '@aferir/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authoringMessages as texts } from './authoring-messages.ts';
import {
  bodyOf,
  createServer,
  interceptSending,
  type OpenEditor,
  openEditor,
  UPDATE,
} from './testing/editor-scene.tsx';

const SEND = '/Imagem/Upload';
const stored = '/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.webp';
const createCoverServer = () => createServer().on('post', SEND, { urlImagem: stored });
const picture = (bytes = 1) => new File([new Uint8Array(bytes)], 'capa.png', { type: 'image/png' });

beforeEach(() => {
  interceptSending();
  cutPictures({ size: { width: 1200, height: 600 } });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const cover = () => within(screen.getByRole('group', { name: new RegExp(`^${texts.cover}`) }));

async function choose({ user }: OpenEditor, file = picture()) {
  await user.upload(screen.getByLabelText(texts.cover, { selector: 'input' }), file);
}

async function accept({ user }: OpenEditor) {
  await user.click(screen.getByRole('button', { name: imageTexts.accept }));
}

async function saveFromHere(app: OpenEditor) {
  await app.goOn('sessions');
  await app.goOn('people');
  await app.save();
  await screen.findByRole('dialog', { name: texts.progressDone });
}

describe('the cover of a training', () => {
  it('is what was framed, cut to its square, sent for a training and saved with it', async () => {
    const app = await openEditor('3', createCoverServer());
    await choose(app);
    const { cropper } = await findCutPicture();
    expect(cropper.getData()).toMatchObject({ x: 300, y: 0, width: 600, height: 600 });
    await app.user.click(screen.getByRole('button', { name: imageTexts.moveLeft }));
    await accept(app);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const { width, height } = IMAGE_PURPOSES.treinamento.size;
    expect(app.server.requestsTo('post', SEND).map(({ body }) => body)).toEqual([
      { tpImagem: 'treinamento', imagem: btoa(`${width}x${height}`) },
    ]);
    expect(cover().getByRole('img', { name: texts.cover })).toHaveAttribute('src', stored);
    await saveFromHere(app);
    expect(bodyOf(app, UPDATE)).toMatchObject({ urlFoto: stored });
  });

  it('stays framed while it could not be sent, and is none when it is given up', async () => {
    const server = createCoverServer();
    server.failNext('post', SEND, problemReply(422, 'A imagem não pode ser usada.'));
    const app = await openEditor('3', server);
    await choose(app);
    await findCutPicture();
    await accept(app);
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('A imagem não pode ser usada.')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: imageTexts.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await saveFromHere(app);
    expect(bodyOf(app, UPDATE)).toMatchObject({ urlFoto: null });
  });

  it('is refused before it is cut when its file is too large', async () => {
    const app = await openEditor('3', createCoverServer());
    const { maxBytes } = IMAGE_PURPOSES.treinamento;
    await choose(app, picture(maxBytes + 1));
    expect(await cover().findByText(imageTexts.tooLarge(maxBytes))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
