import type { Schema } from '@aferir/api-client';
import { createFakeDiscServer, linkInfo, problemReply } from '@aferir/api-client/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { problemIn } from '../../../shared/testing/visitors.ts';
import { TotemAnswering } from './totem-answering.tsx';
import { totemMessages as texts } from './totem-messages.ts';
import { TotemThanks } from './totem-thanks.tsx';
import { TOTEM_TIMES } from './totem-times.ts';

const READ = '/totem/dados/{hash}';
const ENTER = '/totem/entrar/{hash}';
const totem: Schema<'Totem'> = {
  nmCiclo: 'Comportamental 2026',
  idTipoCiclo: 1,
  nmCliente: 'Empresa Exemplo',
  logoUrl: null,
  corMarca: null,
};
const entry: Schema<'TotemEntry'> = {
  hash: 'DeF',
  nmPessoa: 'Ana Souza',
  idTipoCiclo: 1,
  dtValidade: '2026-11-23T14:00:00.000Z',
};

const createServer = () =>
  createAccessServer(createFakeDiscServer())
    .on('get', READ, totem)
    .on('post', ENTER, entry)
    .on('get', '/hash/validar/{hash}', linkInfo);

async function openTotem(server = createServer()) {
  const app = await renderApp('/totem/AbC', { server });
  await screen.findByRole('heading', { level: 1, name: texts.title });
  const fill = async (mark: string, day: string) => {
    await app.user.type(screen.getByRole('textbox', { name: texts.mark }), mark);
    await app.user.type(screen.getByRole('textbox', { name: texts.birthDate }), day);
    await app.user.click(screen.getByRole('button', { name: texts.enter }));
  };
  return { ...app, fill };
}

describe('the page of a totem', () => {
  it('asks who is there, keeps nothing for the browser to fill in, and opens what they answer', async () => {
    const { fill, server } = await openTotem();
    expect(screen.getByText(texts.text('Comportamental 2026'))).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('Empresa Exemplo');
    const field = screen.getByRole('textbox', { name: texts.mark });
    expect(field).toHaveAttribute('autocomplete', 'off');
    expect(await axeViolations()).toEqual([]);
    await fill('529.982.247-25', '14051990');
    expect(await screen.findByText(texts.answering('Ana Souza'))).toHaveFocus();
    expect(await screen.findByText('Você ainda não realizou sua avaliação DISC.')).toBeVisible();
    expect(screen.getByText(texts.saved)).toBeVisible();
    expect(server.requestsTo('post', ENTER)[0]).toMatchObject({
      params: { hash: 'AbC' },
      body: { dsIdentificacao: '529.982.247-25', dtNascimento: '1990-05-14' },
    });
    expect(screen.getByRole('button', { name: texts.leave })).toBeVisible();
  });

  it('speaks the language that somebody chooses, until they have gone', async () => {
    const server = createServer().on('get', READ, { ...totem, lstIdiomas: ['pt-BR', 'es'] });
    const { user } = await openTotem(server);
    await user.selectOptions(await screen.findByLabelText('Idioma'), 'Español');
    expect(await screen.findByRole('heading', { name: 'Te damos la bienvenida' })).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
    await user.type(screen.getByRole('textbox', { name: 'CPF o número de registro' }), '0012');
    await user.type(screen.getByRole('textbox', { name: 'Fecha de nacimiento' }), '14051990');
    await user.click(screen.getByRole('button', { name: 'Ingresar' }));
    expect(await screen.findByText('Responde: Ana Souza')).toBeVisible();
    expect(
      await screen.findByText(
        'Cada respuesta se guarda al momento. Si necesitas parar, vuelve a este tótem.',
      ),
    ).toBeVisible();
    expect(server.requestsTo('post', ENTER)[0]?.headers.get('Accept-Language')).toBe('es');
    expect(await axeViolations()).toEqual([]);
  });

  it('forgets a language where nobody goes on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = createServer().on('get', READ, { ...totem, lstIdiomas: ['pt-BR', 'es'] });
    const app = await openTotem(server);
    await app.user.selectOptions(await screen.findByLabelText('Idioma'), 'Español');
    await screen.findByRole('heading', { name: 'Te damos la bienvenida' });
    await act(() => vi.advanceTimersByTimeAsync(TOTEM_TIMES.idle));
    expect(await screen.findByRole('heading', { name: texts.title })).toBeVisible();
  });

  it('says what is missing, and what the server refuses', async () => {
    const server = createServer().on('post', ENTER, problemReply(403, 'Os dados não conferem.'));
    const { fill, user } = await openTotem(server);
    await user.click(screen.getByRole('button', { name: texts.enter }));
    expect(screen.getByText(texts.markMissing)).toBeVisible();
    expect(screen.getByText(texts.birthDateMissing)).toBeVisible();
    expect(screen.getByRole('textbox', { name: texts.mark })).toHaveFocus();
    expect(server.requestsTo('post', ENTER)).toEqual([]);
    await fill('0012', '14051990');
    expect(await screen.findByText('Os dados não conferem.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: texts.mark })).toHaveValue('0012');
  });

  it('forgets what somebody typed and left', async () => {
    const server = createServer().on('post', ENTER, problemReply(403, 'Os dados não conferem.'));
    const { fill } = await openTotem(server);
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
    try {
      await fill('0012', '14051990');
      expect(await screen.findByText('Os dados não conferem.')).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(TOTEM_TIMES.idle));
    } finally {
      vi.useRealTimers();
    }
    expect(screen.getByRole('textbox', { name: texts.mark })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: texts.birthDate })).toHaveValue('');
    expect(screen.queryByText('Os dados não conferem.')).toBeNull();
  });

  it('says that it is closed', async () => {
    const server = createServer().on('get', READ, problemReply(404, 'Foi fechado.'));
    await renderApp('/totem/AbC', { server });
    expect(await screen.findByRole('heading', { name: texts.closedTitle })).toBeVisible();
    expect(screen.getByText('Foi fechado.')).toBeVisible();
  });

  it('is closed in the language that the server says so in', async () => {
    const sentence = 'This totem is closed.';
    const server = createServer().on('get', READ, problemIn('en', 404, sentence));
    await renderApp('/totem/AbC', { server });
    expect(await screen.findByRole('heading', { name: 'The totem is closed' })).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
    const [asked] = server.requestsTo('get', READ);
    expect(asked?.headers.get('Accept-Language')).toBe('pt-BR, *;q=0.5');
  });

  it('takes a refusal back where another language is chosen, and keeps what was typed', async () => {
    const server = createServer()
      .on('get', READ, { ...totem, lstIdiomas: ['pt-BR', 'es'] })
      .on('post', ENTER, problemReply(403, 'Os dados não conferem.'));
    const { fill, user } = await openTotem(server);
    await fill('0012', '14051990');
    expect(await screen.findByText('Os dados não conferem.')).toBeVisible();
    await user.selectOptions(await screen.findByLabelText('Idioma'), 'Español');
    expect(await screen.findByRole('heading', { name: 'Te damos la bienvenida' })).toBeVisible();
    expect(screen.queryByText('Os dados não conferem.')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'CPF o número de registro' })).toHaveValue('0012');
  });

  it('is asked for again where the server is away', async () => {
    const server = createServer().on('get', READ, problemReply(503, 'Indisponível.'));
    const { user } = await renderApp('/totem/AbC', { server });
    const again = await screen.findByRole('button', { name: texts.retry });
    server.on('get', READ, totem);
    await user.click(again);
    await waitFor(() => expect(screen.getByRole('heading', { name: texts.title })).toBeVisible());
  });
});

describe('somebody at a totem', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  const answering = () => {
    const onLeave = vi.fn();
    render(
      <TotemAnswering name="Ana" onLeave={onLeave}>
        <p>Pergunta</p>
      </TotemAnswering>,
    );
    return onLeave;
  };
  const question = () => screen.queryByRole('alertdialog', { name: texts.stillThere });

  it('is asked for after a minute without a touch, and forgotten where nobody says a word', async () => {
    const onLeave = answering();
    await pass(TOTEM_TIMES.idle - 1);
    expect(question()).toBeNull();
    fireEvent.pointerDown(document.body);
    await pass(TOTEM_TIMES.idle - 1);
    expect(question()).toBeNull();
    await pass(1);
    expect(question()).not.toBeNull();
    await pass(TOTEM_TIMES.warning - 1);
    expect(onLeave).not.toHaveBeenCalled();
    await pass(1);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('goes on who says so, with the key that they press next', async () => {
    const onLeave = answering();
    await pass(TOTEM_TIMES.idle);
    const stay = screen.getByRole('button', { name: texts.stay });
    expect(stay).toHaveFocus();
    fireEvent.click(stay);
    await pass(TOTEM_TIMES.warning);
    expect(onLeave).not.toHaveBeenCalled();
    expect(question()).toBeNull();
  });

  it('is thanked, and makes way after a while', async () => {
    const onEnd = vi.fn();
    render(<TotemThanks onEnd={onEnd} />);
    expect(screen.getByText(texts.thanksText)).toBeVisible();
    await pass(TOTEM_TIMES.thanks - 1);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
