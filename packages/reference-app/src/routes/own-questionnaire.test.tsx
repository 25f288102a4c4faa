import { createFakeDiscServer, employeeUser, linkInfo } from '@aferir/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../shared/testing/render-app.tsx';

const HOME = '/dashboard-funcionario';

const createServer = () =>
  createAccessServer(createFakeDiscServer())
    .on('get', '/authpessoa/GetUser', {
      ...employeeUser,
      solicitacaoComportamental: {
        idResposta: 812,
        cdStatus: 4,
        dtEnvio: '2026-11-10T12:00:00.000Z',
        qtdPerguntas: 20,
        qtdRespondidas: 0,
      },
    })
    .on('get', '/RespostaDesempenho/GetRespostasPessoa', { rows: [], qtdRecords: 0 })
    .on('get', '/RespostaDesempenho/GetPessoasGridGestor', { rows: [], qtdRecords: 0 })
    .on('get', '/hash/validar/{hash}', linkInfo)
    .on('get', '/Resposta/GetHashResposta', 'AbC');

it('leads from what waits in the portal into the questionnaire, without a mail', async () => {
  const { user, address, server } = await renderApp(HOME, {
    as: 'employee',
    server: createServer(),
  });
  const button = await screen.findByRole('button', { name: /^Responder/ });
  expect(await axeViolations()).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(address()).toBe('/avaliacao?hs=AbC'));
  expect(await screen.findByText('Você ainda não realizou sua avaliação DISC.')).toBeVisible();
  expect(server.requestsTo('get', '/Resposta/GetHashResposta')[0]?.query).toEqual({
    idResposta: '812',
  });
  expect(await axeViolations()).toEqual([]);
});
