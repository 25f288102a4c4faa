import { dropped, hanging, lost, problemReply } from '@aferir/api-client/testing';
import { axeViolations, renderUi } from '@aferir/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKeptDrafts } from '../shared/drafts/draft-store.ts';
import { AferirProvider } from '../shared/provider/aferir-provider.tsx';
import { hearAll } from '../shared/testing/hear-all.ts';
import { createFakeGameServer, gamePaths, mixedGame } from './game-player.fixtures.ts';
import { gamePlayerMessages as texts } from './game-player.messages.ts';
import { GamePlayer } from './game-player.tsx';

const foreign = 'https://aferir.example/api/v1';
const own = 'http://localhost:3000/api/v1';

beforeEach(() => () => {
  sessionStorage.clear();
  forgetKeptDrafts();
});

function open(server = createFakeGameServer(), { apiBase = foreign, personId = 42 } = {}) {
  const heard = hearAll();
  const page = renderUi(
    <AferirProvider apiBase={apiBase} fetch={server.fetch}>
      <GamePlayer hs="Abc" personId={personId} {...heard} />
    </AferirProvider>,
  );
  return { ...page, server, heard };
}

/** The game with so many questions answered already. */
const openAt = (answered: number, options?: Parameters<typeof open>[1]) =>
  open(createFakeGameServer({ ...mixedGame, nrIndexPergunta: answered }), options);

type Opened = ReturnType<typeof open>;

const press = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const question = (place: number) =>
  screen.findByRole('heading', { name: mixedGame.dadosPerguntas[place]?.dsPergunta ?? '' });

describe('the end', () => {
  const openEnd = (game: Partial<typeof mixedGame>) =>
    renderUi(
      <AferirProvider
        apiBase={foreign}
        fetch={createFakeGameServer({ ...mixedGame, ...game, nrIndexPergunta }).fetch}
      >
        <GamePlayer hs="Abc" personId={42} portalHref="/login-funcionario" />
      </AferirProvider>,
    );
  const nrIndexPergunta = mixedGame.dadosPerguntas.length;

  it('leads to the portal where the page names it', async () => {
    openEnd({ flAnonimo: false });
    expect(await screen.findByRole('link', { name: texts.toPortal })).toHaveAttribute(
      'href',
      '/login-funcionario',
    );
  });

  it('asks nobody who has answered without a name to sign in', async () => {
    openEnd({ flAnonimo: true });
    expect(await screen.findByRole('heading', { name: texts.doneTitle })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('is played from the greeting to the end', async () => {
  const page = open();
  const { user, server, heard } = page;
  expect(await screen.findByRole('heading', { name: mixedGame.nmJogo })).toBeVisible();
  expect(screen.getByText(texts.identified)).toBeVisible();
  expect(screen.getByText(/dadas por Ana Souza/)).toBeVisible();
  expect(heard.onReady).toHaveBeenCalledExactlyOnceWith({ widget: 'game-player' });

  await press(page, texts.start);
  expect(await question(0)).toHaveFocus();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await user.click(screen.getByRole('radio', { name: '2004' }));
  await press(page, texts.send);
  expect(await screen.findByRole('status')).toHaveTextContent(texts.right);
  expect(screen.getByRole('heading', { name: texts.right })).toHaveFocus();
  await press(page, texts.goOn);

  expect(await question(1)).toHaveFocus();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  await user.type(screen.getByLabelText(texts.words), '  Acolhedora ');
  await press(page, texts.send);
  expect(await screen.findByRole('status')).toHaveTextContent(texts.sent);
  await press(page, texts.goOn);

  await question(2);
  const rate = async (group: string, score: string) =>
    user.click(
      within(screen.getByRole('group', { name: group })).getByRole('radio', { name: score }),
    );
  await rate('Acolhida da equipe', '5');
  await rate('Equipamentos', '2');
  await press(page, texts.send);
  await press(page, texts.goOn);

  await question(3);
  await user.click(screen.getByRole('radio', { name: 'O material' }));
  await press(page, texts.send);
  const bar = await screen.findByRole('meter', { name: 'O material' });
  expect(bar).toHaveAttribute('aria-valuetext', '50% (3 votos)');
  await press(page, texts.goOn);

  await question(4);
  await rate('Nunca fui tratado com desrespeito no trabalho.', '2');
  await press(page, texts.send);
  await press(page, texts.goOn);
  expect(await screen.findByText('Ligue 180')).toBeVisible();
  await press(page, texts.goOn);

  expect(await screen.findByRole('heading', { name: texts.doneTitle })).toHaveFocus();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100%');
  expect(heard.onProgress.mock.calls.map(([{ answered }]) => answered)).toEqual([1, 2, 3, 4, 5]);
  expect(heard.onComplete).toHaveBeenCalledExactlyOnceWith({ responseId: 5 });
  await press(page, texts.leave);
  expect(heard.onClose).toHaveBeenCalledExactlyOnceWith({ isComplete: true });

  const person = { idOrganogramaPessoa: 42 };
  const bodies = server.requests.filter(({ method }) => method === 'post').map(({ body }) => body);
  expect(bodies).toEqual([
    { ...person, idPergunta: 1, idPerguntaOpcao: 12 },
    { idJogador: 42, idPergunta: 2, dsTexto: 'Acolhedora' },
    { ...person, idPergunta: 3, nrValor: 5, idPerguntaOpcao: 31 },
    { ...person, idPergunta: 3, nrValor: 2, idPerguntaOpcao: 32 },
    { ...person, idPergunta: 4, idPerguntaOpcao: 42 },
    { ...person, idPergunta: 5, nrValor: 2 },
  ]);
});

it('is played by keyboard alone', async () => {
  const page = open();
  const { user } = page;
  await screen.findByRole('button', { name: texts.start });
  await user.tab();
  await user.keyboard('{Enter}');
  await question(0);
  await user.tab();
  await user.keyboard(' {ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: texts.right })).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await question(1);
  await user.tab();
  await user.keyboard('Boa');
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: texts.sent });
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await question(2);
  await user.tab();
  await user.keyboard('4');
  await user.tab();
  await user.keyboard('3{Enter}');
  expect(await screen.findByRole('heading', { name: texts.sent })).toHaveFocus();
});

describe('the start', () => {
  it('tells that nobody is named, and what a survey is not', async () => {
    const dsAviso = 'Esta pesquisa não é um diagnóstico.';
    open(createFakeGameServer({ ...mixedGame, flAnonimo: true, dsAviso }));
    expect(await screen.findByText(texts.anonymous)).toBeVisible();
    expect(screen.getByText(dsAviso)).toBeVisible();
    expect(screen.queryByText(/Ana Souza/)).toBeNull();
  });

  it.each([0, 1, 2, 3, 4, 5])('is accessible at %d answers', async (answered) => {
    const page = openAt(answered);
    await screen.findByRole('button', { name: /Começar|Responder|Sair/ });
    expect(await axeViolations(page.container)).toEqual([]);
  });
});

describe('an answer', () => {
  it.each([
    [0, texts.choose],
    [1, texts.wordsEmpty],
    [2, texts.rateEach],
    [4, texts.rateThis],
  ])('to question %d is asked for', async (answered, fault) => {
    const page = openAt(answered);
    if (answered === 0) await press(page, texts.start);
    await press(page, texts.send);
    expect((await screen.findAllByText(fault))[0]).toBeVisible();
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
    expect(page.server.requests.every(({ method }) => method === 'get')).toBe(true);
    expect(await axeViolations(page.container)).toEqual([]);
  });

  it('in words is kept when it is too long', async () => {
    const page = openAt(1);
    const field = await screen.findByLabelText(texts.words);
    await page.user.click(field);
    await page.user.paste('a'.repeat(5001));
    await press(page, texts.send);
    expect(await screen.findByText(texts.wordsTooLong(5000))).toBeVisible();
    expect(field).toHaveValue('a'.repeat(5001));
  });

  it('that does not get through is kept, and sent again on demand', async () => {
    const faults = Array.from({ length: 5 }, () => problemReply(503, 'Fora do ar.'));
    const server = createFakeGameServer().failNext('post', gamePaths.choose, ...faults);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const page = open(server);
    await press(page, texts.start);
    await page.user.click(await screen.findByRole('radio', { name: '1998' }));
    await press(page, texts.send);
    expect(await screen.findByText(texts.sendFailedTitle)).toBeVisible();
    expect(screen.getByRole('radio', { name: '1998' })).toBeChecked();
    await press(page, texts.retry);
    expect(await screen.findByRole('status')).toHaveTextContent(texts.wrong);
  });

  it.each([
    ['its way there', dropped],
    ['the way back', lost],
  ])('lost on %s arrives by itself', async (_, fault) => {
    const page = open(createFakeGameServer().failNext('post', gamePaths.choose, fault));
    await press(page, texts.start);
    await page.user.click(await screen.findByRole('radio', { name: '2004' }));
    await press(page, texts.send);
    expect(await screen.findByText(texts.right)).toBeVisible();
  });

  it('to a game that has been closed says so', async () => {
    const sentence = 'Este jogo foi encerrado.';
    const server = createFakeGameServer().failNext(
      'post',
      gamePaths.choose,
      problemReply(409, sentence),
    );
    const page = open(server);
    await press(page, texts.start);
    server.on('get', gamePaths.open, problemReply(403, sentence));
    await page.user.click(await screen.findByRole('radio', { name: '2004' }));
    await press(page, texts.send);
    expect(await screen.findByRole('heading', { name: texts.unavailableTitle })).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(page.heard.onError).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'forbidden', isFatal: true }),
    );
  });

  it('can not be changed while it is on its way', async () => {
    const page = open(createFakeGameServer().failNext('post', gamePaths.choose, hanging));
    await press(page, texts.start);
    await page.user.click(await screen.findByRole('radio', { name: '2004' }));
    await press(page, texts.send);
    await page.user.click(screen.getByRole('radio', { name: '1998' }));
    expect(screen.getByRole('radio', { name: '2004' })).toBeChecked();
  });
});

describe('coming back', () => {
  it('goes on at the first question without an answer, without a greeting', async () => {
    openAt(3);
    expect(await question(3)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.start })).toBeNull();
  });

  it('shows the end to whoever has finished, and tells of it no more', async () => {
    const { heard } = openAt(5);
    expect(await screen.findByRole('heading', { name: texts.doneTitle })).toBeVisible();
    expect(heard.onComplete).not.toHaveBeenCalled();
  });

  it('finds what was written, on our own page', async () => {
    const first = openAt(1, { apiBase: own });
    await first.user.type(await screen.findByLabelText(texts.words), 'Meio escrito');
    first.unmount();
    open(first.server, { apiBase: own });
    expect(await screen.findByLabelText(texts.words)).toHaveValue('Meio escrito');
    expect(JSON.stringify(sessionStorage)).not.toContain('Abc');
  });

  it('leaves nothing in the storage of a page of somebody else', async () => {
    const page = openAt(1);
    await page.user.type(await screen.findByLabelText(texts.words), 'Meio escrito');
    page.unmount();
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('forgets what was written once it is sent', async () => {
    const page = openAt(1, { apiBase: own });
    await page.user.type(await screen.findByLabelText(texts.words), 'Boa');
    await press(page, texts.send);
    await screen.findByText(texts.sent);
    expect(sessionStorage).toHaveLength(0);
  });

  it('to the tab follows another one that is further', async () => {
    const page = openAt(1);
    await question(1);
    page.server.on('get', gamePaths.open, { ...mixedGame, nrIndexPergunta: 3 });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await question(3)).toBeVisible();
  });
});

it('says that a link is for somebody else', async () => {
  const { heard } = open(undefined, { personId: 43 });
  expect(await screen.findByText('Este link não é seu.')).toBeVisible();
  expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'forbidden', isFatal: true }),
  );
});

it('asks for nothing without a person', async () => {
  const { server } = open(undefined, { personId: 0 });
  expect(await screen.findByText(texts.missingLink)).toBeVisible();
  expect(server.requests).toEqual([]);
});

it('opens once the network is back', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const server = createFakeGameServer();
  const page = open(server.on('get', gamePaths.open, problemReply(503, 'Fora do ar.')));
  await screen.findByRole('heading', { name: texts.unreachableTitle });
  server.on('get', gamePaths.open, mixedGame);
  await press(page, texts.retry);
  expect(await screen.findByRole('button', { name: texts.start })).toBeVisible();
});
