import { dropped, problemReply } from '@aferir/api-client/testing';
import { axeViolations, renderUi } from '@aferir/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AferirProvider } from '../shared/provider/aferir-provider.tsx';
import { hearAll } from '../shared/testing/hear-all.ts';
import { createFakePlayerServer, playerPaths } from './training-player.fixtures.ts';
import { trainingPlayerMessages as texts } from './training-player.messages.ts';
import { TrainingPlayer } from './training-player.tsx';

const foreign = 'https://aferir.example/api/v1';
const own = 'http://localhost:3000/api/v1';

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  return () => sessionStorage.clear();
});

function open(server = createFakePlayerServer(), apiBase = foreign) {
  const heard = hearAll();
  const page = renderUi(
    <AferirProvider apiBase={apiBase} fetch={server.fetch}>
      <TrainingPlayer hs="Abc" portalHref="/login-funcionario" {...heard} />
    </AferirProvider>,
  );
  return { ...page, server, heard };
}

async function enter(page: ReturnType<typeof open>, pin = 'k7qd') {
  await page.user.click(await screen.findByRole('button', { name: texts.pinAtHand }));
  await page.user.type(screen.getByLabelText(texts.pin), pin);
}

/** Plays the video on the stage from one second to another, as a browser tells of it. */
async function play(from: number, to: number) {
  const video = await waitFor(() => {
    const found = document.querySelector('video');
    if (!found) throw new Error('There is no video yet');
    return found;
  });
  const played = { length: 1, start: () => from, end: () => to };
  Object.defineProperties(video, {
    played: { value: played, configurable: true },
    duration: { value: 1000, configurable: true },
  });
  await act(async () => {
    fireEvent.loadedMetadata(video);
    fireEvent.play(video);
    video.currentTime = to;
    fireEvent.timeUpdate(video);
    fireEvent.pause(video);
  });
}

describe('the way in', () => {
  it('mails a PIN to a good address alone, and says so', async () => {
    const page = open();
    const email = await screen.findByLabelText(texts.email);
    expect(screen.getByText(/a•••@empresa\.example/)).toBeVisible();
    expect(await axeViolations(page.container)).toEqual([]);
    await page.user.type(email, 'ana');
    await page.user.click(screen.getByRole('button', { name: texts.sendPin }));
    expect(email).toHaveAccessibleDescription(texts.emailInvalid);
    await page.user.type(email, '@empresa.example{Enter}');
    expect(await screen.findByText(texts.pinSent)).toBeVisible();
    const [sent] = page.server.requestsTo('post', '/Treinamento/EnviarPin/{hs}');
    expect(sent?.body).toEqual({ email: 'ana@empresa.example' });
    expect(await axeViolations(page.container)).toEqual([]);
  });

  it('tries the PIN once it is whole, however it is typed, and opens the training', async () => {
    const page = open();
    await enter(page);
    expect(await screen.findByRole('navigation', { name: texts.sessions })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Boas-vindas' })).toHaveFocus();
    expect(page.server.requestsTo('get', playerPaths.training)[0]?.params.pin).toBe('K7QD');
    expect(page.heard.onReady).toHaveBeenCalledExactlyOnceWith({ widget: 'training-player' });
    expect(await axeViolations(page.container)).toEqual([]);
  });

  it('takes a pasted PIN', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: texts.pinAtHand }));
    await page.user.click(screen.getByLabelText(texts.pin));
    await page.user.paste(' k7 qd ');
    expect(await screen.findByRole('heading', { name: 'Boas-vindas' })).toBeVisible();
  });

  it('says that a PIN is wrong and asks for it again', async () => {
    const page = open();
    await enter(page, 'ZZZZ');
    expect(await screen.findByText(texts.accessRefused)).toBeVisible();
    const field = screen.getByLabelText(texts.pin);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('says that the training is over', async () => {
    const sentence = 'Este treinamento foi desativado.';
    const server = createFakePlayerServer();
    const page = open(server.on('get', playerPaths.training, problemReply(403, sentence)));
    await enter(page);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(page.heard.onError).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'forbidden', isFatal: true }),
    );
  });

  it('says that a PIN may help when the training did not load', async () => {
    const page = open(createFakePlayerServer().failNext('get', playerPaths.training, dropped));
    await enter(page);
    expect(await screen.findByText(texts.openFailed)).toBeVisible();
  });
});

describe('watching', () => {
  it('saves what was really watched and where it stands', async () => {
    const page = open();
    await enter(page);
    await play(0, 4);
    page.unmount();
    await waitFor(() => expect(page.server.requestsTo('post', playerPaths.save)).toHaveLength(1));
    expect(page.server.requestsTo('post', playerPaths.save)[0]?.body).toEqual({
      hash: 'Abc',
      nrEstado: 1,
      recursosPlataformaTreinamento: [
        {
          idRecursoSessao: 7,
          flFoiConcluido: 0,
          nrTempoVideo: 4,
          flFoiUltimoRecursoAssistido: 1,
          trechos: [[0, 4]],
        },
      ],
    });
  });

  it('goes on where it was left, on another device', async () => {
    const first = open();
    await enter(first);
    await first.user.click(await screen.findByRole('button', { name: /As pessoas/ }));
    await play(0, 40);
    first.unmount();
    const { requestsTo } = first.server;
    await waitFor(() => expect(requestsTo('post', playerPaths.save)).not.toHaveLength(0));

    const second = open(first.server);
    await enter(second);
    await waitFor(() => expect(document.querySelector('video')).toHaveAccessibleName('As pessoas'));
    const video = document.querySelector('video') as HTMLVideoElement;
    Object.defineProperty(video, 'duration', { value: 100 });
    fireEvent.loadedMetadata(video);
    expect(video.currentTime).toBe(40);
  });

  it('tells a mark apart, and tells the host and leads to the portal once everything is concluded', async () => {
    const page = open();
    await enter(page);
    await play(0, 10);
    const watched = await screen.findByRole('checkbox', { name: 'Concluído: A empresa' });
    await waitFor(() => expect(watched).toBeChecked());
    expect(watched).toBeDisabled();
    expect(screen.queryByRole('link', { name: texts.toPortal })).toBeNull();
    await page.user.click(screen.getByRole('checkbox', { name: 'Concluído: As pessoas' }));
    expect(await screen.findByText(/Marcado por você/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: /Primeiro mês/ }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Concluído: As metas' }));
    expect(await screen.findByText(texts.concludedTitle)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.toPortal })).toHaveAttribute(
      'href',
      '/login-funcionario',
    );
    expect(page.heard.onComplete).toHaveBeenCalledExactlyOnceWith({ responseId: 3 });
    expect(page.heard.onProgress).toHaveBeenLastCalledWith({ answered: 3, total: 3 });
  });

  it('says that the access has expired, and saves after a new PIN what it could not', async () => {
    const sentence = 'Seu acesso expirou. Por favor, requisite um novo PIN.';
    const server = createFakePlayerServer();
    const page = open(server.failNext('post', playerPaths.save, problemReply(401, sentence)));
    await enter(page);
    await play(0, 10);
    expect(await screen.findByText(sentence)).toBeVisible();
    await page.user.type(screen.getByLabelText(texts.pin), 'K7QD');
    const box = await screen.findByRole('checkbox', { name: 'Concluído: A empresa' });
    expect(box).toBeChecked();
  });

  it('ends when the training is deactivated meanwhile', async () => {
    const sentence = 'Este treinamento foi desativado.';
    const server = createFakePlayerServer();
    const page = open(server.failNext('post', playerPaths.save, problemReply(403, sentence)));
    await enter(page);
    await play(0, 10);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('heading', { name: texts.unavailableTitle })).toHaveFocus();
  });

  it('says that it saves later when there is no network', async () => {
    const page = open(createFakePlayerServer().failNext('post', playerPaths.save, dropped));
    await enter(page);
    await play(0, 10);
    expect(await screen.findByText(texts.saveFailed)).toBeVisible();
  });
});

describe('leaving', () => {
  it('asks first, tells the host and forgets the PIN', async () => {
    const page = open(undefined, own);
    await enter(page);
    await page.user.click(await screen.findByRole('button', { name: texts.leave }));
    expect(await screen.findByText(texts.leaveText)).toBeVisible();
    const dialog = screen.getByRole('alertdialog');
    await page.user.click(
      Array.from(dialog.querySelectorAll('button')).find(
        ({ textContent }) => textContent === texts.leave,
      ) as HTMLButtonElement,
    );
    expect(await screen.findByLabelText(texts.email)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Boas-vindas' })).toHaveFocus();
    expect(page.heard.onClose).toHaveBeenCalledExactlyOnceWith({ isComplete: false });
    expect(JSON.stringify(sessionStorage)).not.toContain('K7QD');
  });
});

describe('the PIN', () => {
  it('is remembered by the tab on our own page', async () => {
    const first = open(undefined, own);
    await enter(first);
    await screen.findByRole('heading', { name: 'Boas-vindas' });
    first.unmount();
    open(first.server, own);
    expect(await screen.findByRole('navigation', { name: texts.sessions })).toBeVisible();
  });

  it('is written down nowhere on a page of somebody else', async () => {
    const page = open();
    await enter(page);
    await screen.findByRole('navigation', { name: texts.sessions });
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    expect(document.body.innerHTML).not.toContain('K7QD');
  });
});
