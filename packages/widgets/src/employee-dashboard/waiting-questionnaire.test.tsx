import { createFakeDiscServer, linkInfo, problemReply } from '@aferir/api-client/testing';
import { axeViolations } from '@aferir/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { apiPaths } from '../shared/testing/api-paths.ts';
import {
  createPortalServer,
  ownDiscRequest,
  responseForTests,
} from './employee-dashboard.fixtures.ts';
import { findButton, findCard, openDashboard } from './testing/open-dashboard.tsx';

describe('a behavioral questionnaire that waits', () => {
  const waiting = (
    change: Partial<typeof ownDiscRequest> = {},
    responses = [responseForTests(2)],
  ) =>
    createPortalServer({
      user: { solicitacaoComportamental: { ...ownDiscRequest, ...change } },
      responses,
      base: createFakeDiscServer().on('get', '/hash/validar/{hash}', linkInfo),
    });
  const findQuestionnaire = async () => {
    const section = await screen.findByRole('region', { name: 'O que espera por você' });
    return within(await within(section).findByRole('region', { name: 'Avaliação comportamental' }));
  };

  it('says how long it takes, and is the host’s to show by a link of its own', async () => {
    const onOpen = vi.fn(() => false);
    const { user, server } = openDashboard(waiting(), { onOpen });
    const card = await findQuestionnaire();
    expect(card.getByText('Enviado em 10/11/2026')).toBeVisible();
    expect(card.getByText('São 20 perguntas, cerca de 10 minutos.')).toBeVisible();
    const button = card.getByRole('button', { name: 'Responder: Avaliação comportamental' });
    expect(button).toHaveTextContent(/^Responder$/);
    await user.click(button);
    await waitFor(() =>
      expect(onOpen).toHaveBeenCalledExactlyOnceWith({
        screen: 'behavioral-questionnaire',
        responseId: ownDiscRequest.idResposta,
        hs: 'HashComportamental',
      }),
    );
    expect(server.requestsTo('get', apiPaths.link)).toEqual([]);
  });

  it('is answered in place of the dashboard where the host leaves it', async () => {
    const { user } = openDashboard(waiting());
    await user.click(await findButton(/^Responder/));
    expect(await screen.findByText('Você ainda não realizou sua avaliação DISC.')).toBeVisible();
    await user.click(await findButton('Voltar'));
    await findQuestionnaire();
  });

  it('says what is left of one that was begun, beside the own assessment', async () => {
    const begun = { cdStatus: 1, qtdRespondidas: 19 } as const;
    openDashboard(waiting(begun, [responseForTests(4)]));
    const card = await findQuestionnaire();
    expect(card.getByText(/^Falta 1 pergunta, cerca de 1 minuto\./)).toBeVisible();
    expect(card.getByRole('button', { name: /^Continuar/ })).toBeVisible();
    expect(await findCard()).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('says that only the end is missing', async () => {
    openDashboard(waiting({ cdStatus: 1, qtdRespondidas: 20 }));
    const card = await findQuestionnaire();
    expect(card.getByText(/Falta só concluir/)).toBeVisible();
  });

  it('reads everything anew when the server knows it no more', async () => {
    const server = waiting().on('get', apiPaths.discLink, problemReply(409, 'Encerrada.'));
    const { user } = openDashboard(server);
    await user.click(await findButton(/^Responder/));
    expect(await screen.findByText('Encerrada.')).toBeVisible();
    await waitFor(() => expect(server.requestsTo('get', apiPaths.user)).toHaveLength(2));
  });
});
