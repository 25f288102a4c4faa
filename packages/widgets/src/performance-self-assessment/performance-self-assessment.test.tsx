import {
  createFakeReviewServer,
  type FakeReviewOptions,
  type FakeReviewServer,
  managerLinkedReview,
  managerLinkInfo,
  problemReply,
  selfLinkInfo,
} from '@aferir/api-client/testing';
import { renderUi } from '@aferir/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AferirProvider } from '../shared/provider/aferir-provider.tsx';
import {
  PerformanceSelfAssessment,
  type PerformanceSelfAssessmentProps,
} from './performance-self-assessment.tsx';

const OPEN = '/RespostaDesempenho/get/{hash}';
const SEND = '/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor';

function show(server: FakeReviewServer, props: PerformanceSelfAssessmentProps = {}) {
  const heard = { onReady: vi.fn(), onComplete: vi.fn(), onError: vi.fn(), onClose: vi.fn() };
  const page = renderUi(
    <AferirProvider apiBase="http://localhost/api/v1" fetch={server.fetch}>
      <PerformanceSelfAssessment hs="Abc123" {...heard} {...props} />
    </AferirProvider>,
  );
  return { ...page, ...heard };
}

function showManager(options: FakeReviewOptions = {}) {
  const server = createFakeReviewServer({ role: 'gestor', ...options });
  return { server, ...show(server, { managerId: 7 }) };
}

it('opens first access for the performance assessment', async () => {
  const server = createFakeReviewServer();
  server.on('get', '/hash/validar/{hash}', { ...selfLinkInfo, precisaSenha: true });
  show(server);
  expect(await screen.findByRole('link', { name: 'Criar minha senha' })).toHaveAttribute(
    'href',
    'http://localhost/primeiro-acesso/Abc123?tipo=desempenho',
  );
});

describe('for a manager', () => {
  it('opens as the manager of the address and rates the person to the end', async () => {
    const { server, user, onReady, onComplete, onClose } = showManager();
    expect(await screen.findByRole('heading', { name: 'Avaliação de Bruno Lima' })).toBeVisible();
    expect(server.requestsTo('get', OPEN)[0]?.query).toEqual({
      gestor: 'true',
      _idOrganogramaPessoaGestor: '7',
    });
    expect(onReady).toHaveBeenCalledOnce();

    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(screen.getByText('Você precisa selecionar uma opção')).toBeVisible();
    for (const score of ['8', '0', '9']) {
      await user.click(screen.getByRole('radio', { name: score }));
      await user.keyboard('{Enter}');
    }
    await user.click(await screen.findByRole('button', { name: 'Enviar notas' }));
    expect(await screen.findByText('A avaliação foi enviada com sucesso!')).toBeVisible();
    expect([...server.scores.values()]).toEqual([8, 0, 9]);
    expect(onComplete).toHaveBeenCalledExactlyOnceWith({ responseId: 5120 });
    expect(server.requestsTo('post', '/RespostaDesempenho/PostVisualizado')).toEqual([]);
    expect(server.requestsTo('post', '/RespostaDesempenho/PostIniciado')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ isComplete: true });
  });

  it('deletes the draft of who gives up, and lets begin again', async () => {
    const { user, onClose } = showManager();
    await user.click(await screen.findByRole('radio', { name: '8' }));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Sim' }));
    expect(await screen.findByRole('heading', { name: 'Avaliação cancelada' })).toBeVisible();
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ isComplete: false });
    expect(localStorage).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Avaliar novamente' }));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('says at once that everything was sent before', async () => {
    showManager({ start: { flConcluido: true, idRespostaStatusAtual: 7 } });
    expect(await screen.findByText('A avaliação foi enviada com sucesso!')).toBeVisible();
  });

  it.each([
    ['the person has not finished', { start: { idRespostaStatusAtual: 1 } } as const],
    ['it was closed', { start: { idRespostaStatusAtual: 2 } } as const],
  ])('says that nothing is asked when %s', async (_, options) => {
    const { onError } = showManager(options);
    const text = 'Esta avaliação não está aguardando a avaliação do gestor.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'conflict', isFatal: true }),
    );
  });

  it('refuses the link of the person', async () => {
    show(createFakeReviewServer(), { managerId: 7 });
    expect(await screen.findByText(/não é de um gestor/)).toBeVisible();
  });

  it('says what the server says of somebody else', async () => {
    const server = createFakeReviewServer({ role: 'gestor' });
    server.on('get', OPEN, problemReply(403, 'O gestor informado não é o da autorização.'));
    show(server, { managerId: 8 });
    expect(await screen.findByText('O gestor informado não é o da autorização.')).toBeVisible();
  });

  it('asks for a first password', async () => {
    const server = createFakeReviewServer({ role: 'gestor' });
    server.on('get', '/hash/validar/{hash}', { ...managerLinkInfo, precisaSenha: true });
    const { onError } = show(server, { managerId: 7 });
    expect(await screen.findByRole('link', { name: 'Criar minha senha' })).toBeVisible();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'first-access' }));
  });

  it('ends when the same manager has rated everything in another tab', async () => {
    const { server, user, onError } = showManager({
      scores: [
        [1, 8],
        [2, 0],
      ],
    });
    await user.click(await screen.findByRole('radio', { name: '9' }));
    server.on('post', SEND, problemReply(409, 'Você já terminou esta avaliação.'));
    server.on('get', OPEN, { ...managerLinkedReview, flConcluido: true });
    await user.click(screen.getByRole('button', { name: 'Terminar' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar notas' }));
    expect(await screen.findByText('A avaliação foi enviada com sucesso!')).toBeVisible();
    expect(onError.mock.calls).toEqual([
      [expect.objectContaining({ kind: 'conflict', isFatal: false })],
    ]);
  });
});
