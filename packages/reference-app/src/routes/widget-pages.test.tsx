import {
  createFakeDiscServer,
  discCompetencies,
  discProfileReport,
  discQuestionnaire,
  discQuestions,
  discResultSections,
  discTraits,
  type FakeReply,
  linkInfo,
  problemReply,
  rawReply,
} from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createAccessServer, renderApp } from '../shared/testing/render-app.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('/avaliacao', () => {
  const createServer = () =>
    createAccessServer()
      .on('get', '/hash/validar/{hash}', linkInfo)
      .on('get', '/Resposta/get/{hash}', discQuestionnaire)
      .on('get', '/Pergunta/Get/{idResposta}', [...discQuestions])
      .on('post', '/Resposta/PostHash', problemReply(500));

  const createServerOfLink = (reply: FakeReply) =>
    createServer()
      .on('get', '/hash/validar/{hash}', reply)
      .on('get', '/Resposta/get/{hash}', reply);

  it('opens the questionnaire of a link, which leads to the tutorial', async () => {
    await renderApp('/avaliacao?hs=AbC', { server: createServer() });
    expect(await screen.findByRole('heading', { level: 1, name: /Bruno/ })).toBeVisible();
    const tutorial = screen.getByRole('link', { name: /escala/ });
    expect(tutorial).toHaveAttribute('href', '/tutorial-disc?hs=AbC');
  });

  it('leads a person without a password to the first access', async () => {
    const server = createServer().on('get', '/hash/validar/{hash}', {
      ...linkInfo,
      precisaSenha: true,
    });
    const app = await renderApp('/avaliacao?hs=AbC', { server });
    await waitFor(() => expect(app.address()).toBe('/primeiro-acesso/AbC'));
  });

  it('says why a dead link opens nothing, and shows no sign-in', async () => {
    const server = createServerOfLink(problemReply(403, 'Este link expirou.'));
    const app = await renderApp('/avaliacao?hs=AbC', { server });
    expect(await screen.findByText('Este link expirou.')).toBeVisible();
    expect(app.address()).toBe('/avaliacao?hs=AbC');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  describe('when an answer is not taken', () => {
    async function answer(reply: FakeReply, isFinished = false) {
      const server = createFakeDiscServer()
        .on('get', '/hash/validar/{hash}', linkInfo)
        .on('post', '/RespostaOpcao/Post', () => {
          const now = isFinished ? { cdStatus: 2 as const, flConcluido: true } : {};
          server.on('get', '/Resposta/get/{hash}', { ...discQuestionnaire, ...now });
          return reply;
        });
      const app = await renderApp('/avaliacao?hs=AbC', { server });
      await app.user.click(await screen.findByRole('button', { name: 'Iniciar avaliação' }));
      const options = await screen.findAllByRole('radiogroup');
      for (const [place, option] of options.entries()) {
        const radio = within(option).getAllByRole('radio')[place];
        if (radio) await app.user.click(radio);
      }
      await app.user.click(screen.getByRole('button', { name: 'Próxima' }));
      return app;
    }

    it.each([
      ['refused', problemReply(400, 'O campo é inválido.')],
      ['met by a page in between', rawReply(new Response('<html></html>'))],
    ])('stays on the question with it %s', async (_, reply) => {
      const app = await answer(reply);
      expect(await screen.findByText('Sua resposta ainda não foi salva.')).toBeVisible();
      expect(app.address()).toBe('/avaliacao?hs=AbC');
    });

    it('thanks a person who has finished elsewhere', async () => {
      const app = await answer(problemReply(409, 'Esta avaliação já foi finalizada.'), true);
      expect(await screen.findByRole('heading', { level: 1, name: 'Obrigado!' })).toBeVisible();
      expect(app.address()).toBe('/avaliacao?hs=AbC');
      expect(await screen.findByRole('link', { name: 'Ir para o portal' })).toHaveAttribute(
        'href',
        `/login-funcionario?idcliente=${linkInfo.idCliente}`,
      );
    });
  });

  it('stays when the server fails', async () => {
    const server = createServerOfLink(problemReply(503, 'Fora do ar.'));
    const app = await renderApp('/avaliacao?hs=AbC', { server });
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    expect(app.address()).toBe('/avaliacao?hs=AbC');
  });
});

describe('/relatorio', () => {
  const createServer = () =>
    createAccessServer()
      .on('get', '/hash/validar/{hash}', { ...linkInfo, destino: 'relatorio' })
      .on('get', '/Resposta/GetPessoaRespostaPerfil', discProfileReport)
      .on('get', '/Resultado/GetResultado/{idResultado}', discResultSections)
      .on('get', '/OrganogramaPessoa/GetPerfisSimplificados', [...discTraits])
      .on('get', '/ResultadoCompetencia/GetResultadoCompetencia/{idResposta}', [
        ...discCompetencies,
      ]);
  const heading = { level: 1, name: 'Análise Comportamental' };

  it('shows a report by its link to anybody, as the link', async () => {
    const { server } = await renderApp('/relatorio?hs=AbC', { server: createServer() });
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByRole('navigation')).toHaveAccessibleName('Neste relatório');
    const [request] = server.requestsTo('get', '/Resposta/GetPessoaRespostaPerfil');
    expect(request?.query).toEqual({ idResposta: '0', hsResposta: 'AbC' });
    expect(request?.headers.get('Authorization')).toBeNull();
  });

  it('shows staff a report by its id, inside their area', async () => {
    const { server } = await renderApp('/relatorio?idResposta=812', {
      as: 'staff',
      server: createServer(),
    });
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar para Comportamental' })).toBeVisible();
    const [request] = server.requestsTo('get', '/Resposta/GetPessoaRespostaPerfil');
    expect(request?.query.idResposta).toBe('812');
    expect(request?.headers.get('Authorization')).toMatch(/^Bearer /);
  });

  it.each([
    ['treinamento', '/plataformadetreinamento?hs=AbC'],
    ['jogo', '/pesquisa?hs=AbC&idPessoa=42'],
  ] as const)('leads a link that has no report (%s) on to its page', async (tipo, address) => {
    const gone = problemReply(404, 'Este link não é válido.');
    const server = createServer()
      .on('get', '/hash/validar/{hash}', { ...linkInfo, tipo, idPessoa: 42, destino: 'relatorio' })
      .on('get', '/Treinamento/GetMaskedEmail/{hs}', gone)
      .on('get', '/PerguntaJogo/loadAllWithOp', gone);
    const app = await renderApp('/relatorio?hs=AbC', { server });
    await waitFor(() => expect(app.address()).toBe(address));
    expect(server.requestsTo('get', '/Resposta/GetPessoaRespostaPerfil')).toEqual([]);
  });

  it('says why a dead link opens nothing, and shows no sign-in', async () => {
    const dead = problemReply(404, 'Este link não é válido.');
    const server = createServer().on('get', '/Resposta/GetPessoaRespostaPerfil', dead);
    const app = await renderApp('/relatorio?hs=AbC', { server });
    expect(await screen.findByText('Este link não é válido.')).toBeVisible();
    expect(app.address()).toBe('/relatorio?hs=AbC');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
