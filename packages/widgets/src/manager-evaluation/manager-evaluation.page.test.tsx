import { problemReply } from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFakeManagerServer } from './manager-evaluation.fixtures.ts';
import {
  answer,
  fetchLateParts,
  openEvaluation,
  RATE,
  rate,
  TEAM,
} from './testing/open-evaluation.tsx';

beforeAll(fetchLateParts);
describe('a task as a page', () => {
  it('says so when the manager evaluates no such response', async () => {
    const { heard } = openEvaluation({ responseId: 1, initialStep: 'evaluate' });
    expect(
      await screen.findByText('Nenhuma avaliação encontrada para este subordinado.'),
    ).toBeVisible();
    expect(heard.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'not-found', isFatal: true }),
    );
  });

  it('rates the response of the link, and says when it is done', async () => {
    const { user, server, heard } = openEvaluation({
      hs: 'aBc',
      initialStep: 'evaluate',
      portalHref: '/login-funcionario',
    });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Avaliação de Bruno Lima' }),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await rate(user, [5, 6, 7]);
    await answer(user, 'Deseja terminar a avaliação?', 'Enviar notas');
    expect(
      await screen.findByRole('heading', { name: 'A avaliação foi enviada com sucesso!' }),
    ).toHaveFocus();
    expect(server.scores.size).toBe(3);
    expect(server.requestsTo('get', TEAM)).toEqual([]);
    expect(heard.onComplete).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Ir para o portal' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver minha equipe' }));
    expect(await screen.findByText('9 funcionários encontrados')).toBeVisible();
  });

  it('rates the response it is given, of whoever is signed in', async () => {
    const { user, server } = openEvaluation({ responseId: 5042, initialStep: 'evaluate' });
    await screen.findByRole('heading', { name: 'Avaliação de Bruno Lima' });
    await rate(user, [5, 6, 7]);
    await answer(user, 'Deseja terminar a avaliação?', 'Enviar notas');
    await screen.findByRole('heading', { name: 'A avaliação foi enviada com sucesso!' });
    expect(server.scores.size).toBe(3);
  });

  it('asks how a response that is named stands beside who the manager is', async () => {
    const server = createFakeManagerServer();
    server.on('get', '/authpessoa/GetUser', () => new Promise(() => {}));
    openEvaluation({ responseId: 5042, initialStep: 'evaluate' }, server);
    await waitFor(() =>
      expect(server.requestsTo('get', '/RespostaDesempenho/GetSituacao')).toHaveLength(1),
    );
  });

  it('asks for the one response, not for the team', async () => {
    const { server } = openEvaluation({ responseId: 5042, initialStep: 'evaluate' });
    expect(await screen.findByRole('heading', { name: 'Avaliação de Bruno Lima' })).toBeVisible();
    expect(server.requestsTo('get', TEAM)).toEqual([]);
  });

  it('finds no review of somebody else’s team', async () => {
    openEvaluation({ responseId: 9999, initialStep: 'evaluate' });
    expect(
      await screen.findByText('Nenhuma avaliação encontrada para este subordinado.'),
    ).toBeVisible();
  });

  it('tells the host when the manager leaves', async () => {
    const { user, heard } = openEvaluation({ hs: 'aBc', initialStep: 'evaluate' });
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await answer(user, 'Deseja mesmo cancelar a avaliação?', 'Sim');
    expect(
      await screen.findByRole('heading', { name: 'A avaliação foi cancelada.' }),
    ).toBeVisible();
    expect(heard.onClose).toHaveBeenCalledExactlyOnceWith({ isComplete: false });
  });

  it('ends with the reason when the review takes no ratings any more', async () => {
    const server = createFakeManagerServer();
    const { user } = openEvaluation({ hs: 'aBc', initialStep: 'evaluate' }, server);
    await screen.findByRole('heading', { name: 'Avaliação de Bruno Lima' });
    await rate(user, [9, 0, 10]);
    server.on('post', RATE, problemReply(409, 'Esta avaliação foi encerrada.'));
    await answer(user, 'Deseja terminar a avaliação?', 'Enviar notas');
    expect(
      await screen.findByText('A avaliação de Bruno Lima não está aguardando suas notas.'),
    ).toBeVisible();
    expect(screen.getAllByText('Esta avaliação foi encerrada.')).not.toHaveLength(0);
  });

  it('offers no second rating', async () => {
    const scores = [1, 2, 3].map((id) => [id, 5] as const);
    openEvaluation({ hs: 'aBc', initialStep: 'evaluate' }, createFakeManagerServer({ scores }));
    expect(await screen.findByText('A avaliação de Bruno Lima já foi enviada.')).toBeVisible();
  });

  it('says so when the rating is not due', async () => {
    const linked = { idRespostaStatusAtual: 1 as const, nmStatus: 'Iniciado' as const };
    openEvaluation({ hs: 'aBc', initialStep: 'evaluate' }, createFakeManagerServer({ linked }));
    expect(
      await screen.findByText('A avaliação de Bruno Lima não está aguardando suas notas.'),
    ).toBeVisible();
  });

  it('writes feedback, and says when it is done', async () => {
    const { user, heard } = openEvaluation({ hs: 'aBc', initialStep: 'feedback' });
    for (const competency of ['Trabalho em equipe', 'Comunicação']) {
      await user.click(
        await screen.findByRole('button', { name: `Realizar Feedback: ${competency}` }),
      );
      await user.type(screen.getByRole('textbox'), 'Vamos conversar.');
      await user.click(screen.getByRole('button', { name: 'Enviar' }));
    }
    expect(
      await screen.findByRole('heading', { name: 'Feedback enviado com sucesso!' }),
    ).toHaveFocus();
    expect(heard.onComplete).toHaveBeenCalledOnce();
  });
});
