import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLinkClient } from '../link-client.ts';
import {
  becomeOldHostPage,
  createFakeDiscServer,
  createFakeServer,
  dataReply,
  delayed,
  discAnswer,
  discQuestionnaire,
  dropped,
  type FakeReply,
  hanging,
  lost,
  problemReply,
  rawReply,
  throttledReply,
} from '../testing/index.ts';

const baseUrl = 'http://aferir.test/api/v1';
const questionnaire = { params: { path: { hash: 'Abc' } } };

function clientOf(server: { fetch: (request: Request) => Promise<Response> }) {
  return createLinkClient({ baseUrl, hash: 'Abc', fetch: server.fetch, random: () => 1 });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets every wait pass. */
async function settled<Result>(call: Promise<Result>): Promise<Result> {
  call.catch(() => undefined);
  await vi.runAllTimersAsync();
  return call;
}

describe('a read', () => {
  it('sends the link in the address, else in a header, with its case', async () => {
    const server = createFakeDiscServer();
    const { data } = await clientOf(server).get('/Resposta/get/{hash}', questionnaire);
    expect(data).toEqual(discQuestionnaire);
    const [request] = server.requests;
    expect(request?.params).toEqual({ hash: 'Abc' });
    expect(request?.headers.has('X-Link-Hash')).toBe(false);
    await clientOf(server).get('/Pergunta/Get/{idResposta}', {
      params: { path: { idResposta: 812 } },
    });
    expect(server.requests[1]?.headers.get('X-Link-Hash')).toBe('Abc');
  });

  it('sends the link of the address in a header too where a server asks for it', async () => {
    const path = '/Resposta/get/{hash}';
    const server = createFakeDiscServer();
    server.on('get', path, ({ headers }) =>
      headers.get('X-Link-Hash') === 'Abc' ? discQuestionnaire : problemReply(401),
    );
    const client = clientOf(server);
    expect((await client.get(path, questionnaire)).data).toEqual(discQuestionnaire);
    expect((await client.get(path, questionnaire)).data).toEqual(discQuestionnaire);
    expect(server.requests.map(({ headers }) => headers.has('X-Link-Hash'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('tries again after lost requests, lost replies and failures of the server', async () => {
    const server = createFakeDiscServer().failNext(
      'get',
      '/Resposta/get/{hash}',
      dropped,
      lost,
      problemReply(500),
      problemReply(503),
    );
    const { data } = await settled(clientOf(server).get('/Resposta/get/{hash}', questionnaire));
    expect(data).toEqual(discQuestionnaire);
  });

  it('gives up after five attempts and says that the server is out of reach', async () => {
    const server = createFakeDiscServer().failNext(
      'get',
      '/Resposta/get/{hash}',
      ...Array.from({ length: 10 }, () => lost),
    );
    const { problem } = await settled(clientOf(server).get('/Resposta/get/{hash}', questionnaire));
    expect(problem).toMatchObject({
      kind: 'network',
      status: undefined,
      isRetryable: true,
      message: 'Não foi possível se conectar ao servidor!',
    });
    expect(server.requests).toHaveLength(5);
  });

  it.each([400, 401, 403, 404, 409, 413, 422, 501])('ends at once at a %i', async (status) => {
    const path = '/Pergunta/Get/{idResposta}';
    const server = createFakeServer().on(
      'get',
      path,
      problemReply(status, 'Este link não é válido.'),
    );
    const { problem } = await clientOf(server).get(path, { params: { path: { idResposta: 812 } } });
    expect(problem).toMatchObject({ status, message: 'Este link não é válido.' });
    expect(server.requests).toHaveLength(1);
  });

  it('waits as long as the server asks', async () => {
    const server = createFakeDiscServer().failNext(
      'get',
      '/Resposta/get/{hash}',
      throttledReply(7),
    );
    const call = clientOf(server).get('/Resposta/get/{hash}', questionnaire);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(server.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).data).toEqual(discQuestionnaire);
  });

  it('tells at once when the server asks for a long wait', async () => {
    const server = createFakeServer().on('get', '/Resposta/get/{hash}', throttledReply(900));
    const { problem } = await clientOf(server).get('/Resposta/get/{hash}', questionnaire);
    expect(problem).toMatchObject({ kind: 'throttled', retryAfterMs: 900_000 });
    expect(server.requests).toHaveLength(1);
  });

  it('gives each attempt its time', async () => {
    const server = createFakeDiscServer().failNext('get', '/Resposta/get/{hash}', hanging);
    const call = clientOf(server).get('/Resposta/get/{hash}', questionnaire);
    await vi.advanceTimersByTimeAsync(20_000 + 300);
    expect((await call).data).toEqual(discQuestionnaire);
  });

  it('says that it took too long', async () => {
    const slow = delayed(2_000, dataReply(discQuestionnaire));
    const server = createFakeServer().on('get', '/Resposta/get/{hash}', slow);
    const { problem } = await settled(
      clientOf(server).get('/Resposta/get/{hash}', {
        ...questionnaire,
        timeoutMs: 1_000,
        maxAttempts: 2,
      }),
    );
    expect(problem).toMatchObject({ kind: 'timeout', isRetryable: true });
    expect(server.requests).toHaveLength(2);
  });

  it('makes a problem of a page where JSON belongs', async () => {
    const server = createFakeServer().on(
      'get',
      '/Resposta/get/{hash}',
      rawReply(new Response('<!doctype html>', { status: 200 })),
    );
    const { problem } = await clientOf(server).get('/Resposta/get/{hash}', questionnaire);
    expect(problem).toMatchObject({ kind: 'unexpected', message: 'Ocorreu um erro inesperado' });
  });

  it('rejects with the reason of the one who gives it up, during a request and between two', async () => {
    for (const fault of [hanging, problemReply(503)]) {
      const server = createFakeServer().on('get', '/Resposta/get/{hash}', fault);
      const controller = new AbortController();
      const call = clientOf(server).get('/Resposta/get/{hash}', {
        ...questionnaire,
        signal: controller.signal,
      });
      const rejection = expect(call).rejects.toBe('leaving');
      await vi.advanceTimersByTimeAsync(10);
      controller.abort('leaving');
      await rejection;
      await vi.runAllTimersAsync();
      expect(server.requests).toHaveLength(1);
    }
  });

  it('rejects as well when it would not be tried again', async () => {
    const server = createFakeServer().on('get', '/Resposta/get/{hash}', hanging);
    const controller = new AbortController();
    const call = clientOf(server).get('/Resposta/get/{hash}', {
      ...questionnaire,
      signal: controller.signal,
      maxAttempts: 1,
    });
    const rejection = expect(call).rejects.toBe('leaving');
    await vi.advanceTimersByTimeAsync(10);
    controller.abort('leaving');
    await rejection;
  });

  it('sends nothing once it has been given up', async () => {
    const server = createFakeDiscServer();
    const call = clientOf(server).get('/Resposta/get/{hash}', {
      ...questionnaire,
      signal: AbortSignal.abort('gone'),
    });
    await expect(call).rejects.toBe('gone');
    expect(server.requests).toHaveLength(0);
  });
});

describe('a write that the server does once', () => {
  const keysOf = (server: ReturnType<typeof createFakeServer>) =>
    server
      .requestsTo('post', '/RespostaOpcao/Post')
      .map(({ headers }) => headers.get('Idempotency-Key'));
  const failing = (...faults: FakeReply[]) =>
    createFakeDiscServer().failNext('post', '/RespostaOpcao/Post', ...faults);

  it('keeps its key over all attempts', async () => {
    const server = failing(lost, problemReply(500), lost);
    const { data, message } = await settled(
      clientOf(server).post('/RespostaOpcao/Post', { body: discAnswer }),
    );
    expect(data).toEqual({ nrIndiceRespondido: 1, qtdPerguntas: 3 });
    expect(message).toBe('Salvo com sucesso.');
    const keys = keysOf(server);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{8,}$/);
  });

  it('keeps its key when the person tries again after it failed', async () => {
    const server = failing(...Array.from({ length: 5 }, () => lost));
    const client = clientOf(server);
    const first = await settled(client.post('/RespostaOpcao/Post', { body: discAnswer }));
    expect(first.problem?.kind).toBe('network');
    await client.post('/RespostaOpcao/Post', { body: discAnswer });
    expect(new Set(keysOf(server)).size).toBe(1);
  });

  it('is a new write with another body, after a success and after a refusal', async () => {
    const server = failing(problemReply(409));
    const client = clientOf(server);
    const changed = { ...discAnswer, lstRespostas: discAnswer.lstRespostas.toReversed() };
    await client.post('/RespostaOpcao/Post', { body: discAnswer });
    await client.post('/RespostaOpcao/Post', { body: discAnswer });
    await client.post('/RespostaOpcao/Post', { body: discAnswer });
    await client.post('/RespostaOpcao/Post', { body: changed });
    expect(new Set(keysOf(server)).size).toBe(4);
  });

  it('takes the key it is given', async () => {
    const server = failing();
    const idempotencyKey = 'escolhida-123';
    await clientOf(server).post('/RespostaOpcao/Post', { body: discAnswer, idempotencyKey });
    expect(keysOf(server)).toEqual([idempotencyKey]);
  });
});

it('sends what it is given, on a page that writes JSON in its own way too', async () => {
  const server = createFakeDiscServer();
  const restore = becomeOldHostPage();
  try {
    await clientOf(server).post('/RespostaOpcao/Post', { body: discAnswer });
  } finally {
    restore();
  }
  const [request] = server.requestsTo('post', '/RespostaOpcao/Post');
  expect(request?.body).toEqual(discAnswer);
  expect(request?.headers.get('content-type')).toBe('application/json');
});

describe('any other write', () => {
  const firstAccess = { params: { path: { hash: 'Abc' } }, body: { senha: 'ipe-amarelo-27' } };

  it('is sent once, without a key and, where none is needed, without a credential', async () => {
    const server = createFakeServer().on('post', '/hash/criar-acesso/{hash}', lost);
    const { problem } = await clientOf(server).post('/hash/criar-acesso/{hash}', firstAccess);
    expect(problem?.kind).toBe('network');
    expect(server.requests).toHaveLength(1);
    const headers = server.requests[0]?.headers;
    expect(headers?.has('Idempotency-Key')).toBe(false);
    expect(headers?.has('X-Link-Hash')).toBe(false);
  });

  it('is sent again when the caller says so', async () => {
    const server = createFakeServer()
      .on('post', '/hash/criar-acesso/{hash}', null)
      .failNext('post', '/hash/criar-acesso/{hash}', dropped);
    const result = await settled(
      clientOf(server).post('/hash/criar-acesso/{hash}', { ...firstAccess, maxAttempts: 2 }),
    );
    expect(result.problem).toBeUndefined();
  });
});

it('uses the fetch that is there when the call is made', async () => {
  const server = createFakeDiscServer();
  const client = createLinkClient({ baseUrl, hash: 'Abc' });
  vi.stubGlobal('fetch', server.fetch);
  try {
    expect((await client.get('/Resposta/get/{hash}', questionnaire)).data).toEqual(
      discQuestionnaire,
    );
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('the language of failures', () => {
  it.each([
    [undefined, 'pt-BR', 'Não foi possível se conectar ao servidor!'],
    ['en', 'en', 'Could not connect to the server!'],
    ['es', 'es', '¡No se pudo conectar con el servidor!'],
  ])('is asked for, whatever the browser likes: %s', async (language, asked, unreachable) => {
    const server = createFakeServer().on('get', '/Resposta/get/{hash}', dropped);
    const client = createLinkClient({
      baseUrl,
      hash: 'Abc',
      fetch: server.fetch,
      language,
      maxAttempts: 1,
    });
    const { problem } = await settled(client.get('/Resposta/get/{hash}', questionnaire));
    expect(server.requests[0]?.headers.get('Accept-Language')).toBe(asked);
    expect(problem).toMatchObject({ kind: 'network', language: asked, message: unreachable });
  });

  it('is asked for at each call where it may change', async () => {
    const server = createFakeServer().on('get', '/Resposta/get/{hash}', dropped);
    let language = 'pt-BR';
    const client = createLinkClient({
      baseUrl,
      hash: 'Abc',
      fetch: server.fetch,
      language: () => language,
      maxAttempts: 1,
    });
    await settled(client.get('/Resposta/get/{hash}', questionnaire));
    language = 'en';
    const { problem } = await settled(client.get('/Resposta/get/{hash}', questionnaire));
    const asked = server.requests.map(({ headers }) => headers.get('Accept-Language'));
    expect(asked).toEqual(['pt-BR', 'en']);
    expect(problem).toMatchObject({ language: 'en', message: 'Could not connect to the server!' });
  });
});
