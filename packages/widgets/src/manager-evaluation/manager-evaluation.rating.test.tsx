import { problemReply } from '@aferir/api-client/testing';
import { axeViolations } from '@aferir/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFakeManagerServer, memberForTests } from './manager-evaluation.fixtures.ts';
import {
  answer,
  fetchLateParts,
  openEvaluation,
  RATE,
  rate,
  startRating,
  TEAM,
} from './testing/open-evaluation.tsx';

beforeAll(fetchLateParts);
describe('rating', () => {
  it('takes digits as soon as the dialog is open', async () => {
    const { user } = await startRating();
    await user.keyboard('8{Enter}');
    expect(await screen.findByRole('heading', { name: 'Comunicação' })).toBeVisible();
  });

  it('sends every score once it is confirmed, tells the host and reads the list again', async () => {
    const { user, server, heard } = await startRating();
    await rate(user, [9, 0, 10]);
    expect(server.requestsTo('post', RATE)).toEqual([]);
    const reads = server.requestsTo('get', TEAM).length;
    await answer(user, 'Deseja terminar a avaliação?', 'Enviar notas');
    expect(await screen.findAllByText('A avaliação foi enviada com sucesso!')).not.toHaveLength(0);
    expect([...server.scores]).toEqual([
      [1, 9],
      [2, 0],
      [3, 10],
    ]);
    expect(server.requestsTo('post', RATE)).toHaveLength(3);
    expect(server.requestsTo('post', RATE)[0]?.body).toEqual({
      idRespostaOpcao: 901,
      idCompetencia: 1,
      idOrganogramaGestor: 7,
      nrIndice: 9,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heard.onComplete).toHaveBeenCalledExactlyOnceWith({ responseId: 5042, sent: 'ratings' });
    expect(heard.onProgress).toHaveBeenLastCalledWith({ answered: 3, total: 3 });
    await waitFor(() => expect(server.requestsTo('get', TEAM)).toHaveLength(reads + 1));
    expect(heard.onClose).not.toHaveBeenCalled();
  });

  it('says who owes feedback too and is reached by no mail', async () => {
    const server = createFakeManagerServer();
    server.on('post', RATE, {
      idRespostaOpcaoGestor: 1,
      qtdCompetencias: 3,
      qtdTotal: 3,
      cdStatus: 7,
      nmStatus: 'Aguardando Feedback do Gestor',
      lstSemEmail: ['Rui Prado'],
    });
    const { user } = await startRating(server);
    await rate(user, [9, 0, 10]);
    await answer(user, 'Deseja terminar a avaliação?', 'Enviar notas');
    expect(
      await screen.findAllByText('Rui Prado não tem e-mail: avise pessoalmente.'),
    ).not.toHaveLength(0);
  });

  it('leads from the end back to a score, with the focus on it, and to the end again', async () => {
    const { user, server } = await startRating();
    await rate(user, [9, 0, 10]);
    await user.click(await screen.findByRole('button', { name: 'Alterar a nota de Comunicação' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Comunicação' })).toHaveFocus());
    await user.keyboard('4{Enter}');
    await answer(user, 'Deseja terminar a avaliação?', 'Enviar notas');
    expect(await screen.findAllByText('A avaliação foi enviada com sucesso!')).not.toHaveLength(0);
    expect(server.scores.get(2)).toBe(4);
  });

  it('leaves the focus on the greeting when the button that had it is gone', async () => {
    const { user, server } = await startRating();
    await rate(user, [9, 0, 10]);
    server.on('get', TEAM, { rows: [memberForTests(44, 'Diego Alves', 2)], qtdRecords: 1 });
    await answer(user, 'Deseja terminar a avaliação?', 'Enviar notas');
    expect(await screen.findByText('1 funcionário encontrado')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Olá, Ana!' })).toHaveFocus());
  });

  it('keeps the scores after a failure, and sends what is left', async () => {
    const server = createFakeManagerServer();
    const { user } = await startRating(server);
    await rate(user, [9, 0, 10]);
    server.failNext('post', RATE, problemReply(400, 'Servidor ocupado.'));
    await answer(user, 'Deseja terminar a avaliação?', 'Enviar notas');
    const detail = await screen.findByText(/Servidor ocupado\./);
    expect(detail.closest('p')).toHaveTextContent('Ocorreu um erro inesperado: Servidor ocupado.');
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findAllByText('A avaliação foi enviada com sucesso!')).not.toHaveLength(0);
    expect(server.scores.size).toBe(3);
  });

  it('closes with the reason when the review takes no ratings any more', async () => {
    const server = createFakeManagerServer();
    const { user, heard } = await startRating(server);
    await rate(user, [9, 0, 10]);
    server.on('post', RATE, problemReply(409, 'Esta avaliação foi encerrada.'));
    const reads = server.requestsTo('get', TEAM).length;
    await answer(user, 'Deseja terminar a avaliação?', 'Enviar notas');
    expect(await screen.findAllByText('Esta avaliação foi encerrada.')).not.toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage).toHaveLength(0);
    await waitFor(() => expect(server.requestsTo('get', TEAM).length).toBeGreaterThan(reads));
    expect(heard.onComplete).not.toHaveBeenCalled();
  });

  it('asks before the end by keyboard too: the Enter that asks does not answer', async () => {
    const { user, server } = await startRating();
    await user.keyboard('8{Enter}');
    await screen.findByRole('heading', { name: 'Comunicação' });
    await user.keyboard('0{Enter}');
    await screen.findByRole('heading', { name: /Planejamento/ });
    await user.keyboard('7{Enter}');
    expect(await screen.findByText('Deseja terminar a avaliação?')).toBeVisible();
    expect(server.requestsTo('post', RATE)).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.scores.size).toBe(3));
  });

  it('says so when the response is gone', async () => {
    const server = createFakeManagerServer();
    const path = '/RespostaOpcaoDesempenho/GetDadosResposta';
    server.failNext('get', path, problemReply(404, 'Não há.'));
    const { user } = openEvaluation({ hs: 'aBc' }, server);
    await user.click(await screen.findByRole('button', { name: 'Avaliar: Bruno Lima' }));
    expect(
      await screen.findByText('Nenhuma avaliação encontrada para este subordinado.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { name: 'Trabalho em equipe' })).toBeVisible();
  });

  it('is accessible', async () => {
    await startRating();
    expect(await axeViolations()).toEqual([]);
  });
});
