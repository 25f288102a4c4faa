import { problemReply } from '@aferir/api-client/testing';
import { axeViolations } from '@aferir/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFakeManagerServer } from './manager-evaluation.fixtures.ts';
import { fetchLateParts, openEvaluation, TEAM, type User } from './testing/open-evaluation.tsx';

const DISAGREEMENTS = '/RespostaOpcaoGestorDesempenho/GetDiscordancias';
const FEEDBACK = '/RespostaOpcaoFeedBackDesempenho/PostRespostaOpcaoFeedBackGestor';

beforeAll(fetchLateParts);
describe('feedback', () => {
  async function start(server = createFakeManagerServer()) {
    const page = openEvaluation({ hs: 'aBc' }, server);
    await page.user.click(
      await screen.findByRole('button', { name: 'Realizar Feedback: Carla Dias' }),
    );
    await screen.findByRole('dialog', { name: 'Competências Pendentes de Feedback' });
    await screen.findByText('Foco no cliente');
    return page;
  }

  async function write(user: User, competency: string, text: string) {
    await user.click(
      await screen.findByRole('button', { name: `Realizar Feedback: ${competency}` }),
    );
    await user.type(await screen.findByPlaceholderText('Escreva seu feedback aqui...'), text);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
  }

  it('says where feedback is owed, and where nothing is to be done', async () => {
    await start();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.slice(0, 3)).toEqual([
      'Trabalho em equipeRealizar Feedback',
      'ComunicaçãoRealizar Feedback',
      'Foco no clienteSem Ação',
    ]);
  });

  it('puts the focus on the first thing to do', async () => {
    await start();
    const first = screen.getByRole('button', { name: 'Realizar Feedback: Trabalho em equipe' });
    await waitFor(() => expect(first).toHaveFocus());
  });

  it('shows both scores, 0 included, and puts the focus where one writes', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'Realizar Feedback: Comunicação' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comunicação' }));
    expect(dialog.getByText('Nota do funcionário').nextSibling).toHaveTextContent('10');
    expect(dialog.getByText('Nota do gestor').nextSibling).toHaveTextContent('0');
    expect(dialog.getByRole('textbox', { name: 'Feedback' })).toHaveFocus();
  });

  it('shows what the manager wrote beside the score, and nothing where that is nothing', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'Realizar Feedback: Comunicação' }));
    const comment = await screen.findByText('Seu comentário sobre a nota');
    expect(comment.nextSibling).toHaveTextContent('Os avisos chegaram depois das mudanças.');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(
      await screen.findByRole('button', { name: 'Realizar Feedback: Trabalho em equipe' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Trabalho em equipe' })).toBeVisible();
    expect(screen.queryByText('Seu comentário sobre a nota')).toBeNull();
  });

  it('sends one after the other, and closes after the last', async () => {
    const { user, server, heard } = await start();
    const paths = [TEAM, DISAGREEMENTS] as const;
    const reads = () => paths.map((path) => server.requestsTo('get', path).length);
    expect(reads()).toEqual([1, 1]);
    await write(user, 'Trabalho em equipe', ' Combine antes quem faz o quê. ');
    expect(await screen.findAllByText('Feedback enviado com sucesso!')).not.toHaveLength(0);
    expect(await screen.findByText(/Combine antes quem faz o quê\./)).toBeVisible();
    expect(heard.onProgress).toHaveBeenLastCalledWith({ answered: 1, total: 2 });
    expect(heard.onComplete).not.toHaveBeenCalled();
    expect(reads()).toEqual([1, 2]);
    await write(user, 'Comunicação', 'Confirme o que foi entendido.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heard.onComplete).toHaveBeenCalledExactlyOnceWith({
      responseId: 5043,
      sent: 'feedback',
    });
    expect(server.requestsTo('post', FEEDBACK)[0]?.body).toEqual({
      idRespostaOpcaoGestor: 701,
      idCompetencia: 1,
      idOrganogramaPessoaGestor: 7,
      dsFeedback: 'Combine antes quem faz o quê.',
    });
    expect(localStorage).toHaveLength(0);
  });

  it('says whose result is out by the last and is told by no mail', async () => {
    const server = createFakeManagerServer();
    const { user } = await start(server);
    server.on('post', FEEDBACK, {
      idRespostaOpcaoGestor: 702,
      competenciasPendentes: 0,
      cdStatus: 2,
      nmStatus: 'Finalizado',
      lstSemEmail: ['Carla Dias'],
    });
    await write(user, 'Comunicação', 'Confirme o que foi entendido.');
    expect(
      await screen.findAllByText('Carla Dias não tem e-mail: avise pessoalmente.'),
    ).not.toHaveLength(0);
  });

  it('loses nothing on a failed send, nor when it is put aside', async () => {
    const server = createFakeManagerServer();
    server.failNext('post', FEEDBACK, problemReply(409, 'Avaliação encerrada.'));
    const { user, heard } = await start(server);
    await write(user, 'Comunicação', 'Confirme o combinado.');
    expect(
      await screen.findByText(/Ocorreu um erro inesperado: Avaliação encerrada\./),
    ).toBeVisible();
    expect(heard.onError).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'conflict', isFatal: false }),
    );
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Realizar Feedback: Comunicação' }));
    expect(screen.getByRole('textbox')).toHaveValue('Confirme o combinado.');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(server.feedback.get(702)).toBe('Confirme o combinado.'));
  });

  it('asks for a text', async () => {
    const { user, server } = await start();
    await user.click(screen.getByRole('button', { name: 'Realizar Feedback: Comunicação' }));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Este campo é obrigatório.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(server.requestsTo('post', FEEDBACK)).toEqual([]);
  });

  it('goes back to the list of competencies by Esc', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'Realizar Feedback: Comunicação' }));
    await user.keyboard('{Escape}');
    expect(
      screen.getByRole('dialog', { name: 'Competências Pendentes de Feedback' }),
    ).toBeVisible();
  });

  it('says so when the competencies can not be read', async () => {
    const server = createFakeManagerServer();
    const path = '/RespostaOpcaoGestorDesempenho/GetDiscordancias';
    server.failNext('get', path, problemReply(400, 'Tente mais tarde.'));
    const { user } = openEvaluation({ hs: 'aBc' }, server);
    await user.click(await screen.findByRole('button', { name: 'Realizar Feedback: Carla Dias' }));
    expect(await screen.findByText('Erro ao buscar dados da avaliação.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Foco no cliente')).toBeVisible();
  });

  it('is accessible while choosing and while writing', async () => {
    const { user } = await start();
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Realizar Feedback: Comunicação' }));
    expect(await axeViolations()).toEqual([]);
  });
});
