import path from 'node:path';
import { type CheckResult, runChecks, runCommand } from '@aferir/contract-check';
import { describe, expect, it } from 'vitest';
import { createScene, sendRequest } from '../src/features/behavioral/testing/behavioral-scene.ts';
import { createGameScene } from '../src/features/game-player/testing/player-scene.ts';
import {
  createReviewScene,
  createSelfAssessed,
  mailedLinkOf,
  sendReview,
} from '../src/features/performance/testing/performance-scene.ts';
import { createPlayerScene } from '../src/features/training-player/testing/player-scene.ts';
import {
  type AlteredReply,
  copyUrl,
  type Difference,
  fetchOf,
  type SentRequest,
} from './broken-copy.ts';
import { openScene, openTestApp } from './build-test-app.ts';
import { createPerson } from './fixtures.ts';
import { openEmployeeSession } from './sessions.ts';

const test = openTestApp();
const scene = openScene(async () => {
  const people = await createScene(test);
  const { link, idResposta } = await sendRequest(test, people);
  const token = await openEmployeeSession(test, people.person);
  return { ...people, link, idResposta, token };
});

function check(difference?: Difference): Promise<CheckResult[]> {
  return runChecks({
    url: copyUrl,
    link: scene.link,
    token: scene.token,
    company: scene.company.id,
    origin: test.services.config.publicUrl,
    fetch: fetchOf(test, difference),
  });
}

async function checkReview(difference?: Difference): Promise<CheckResult[]> {
  const people = await createReviewScene(test);
  const { link } = await sendReview(test, people, people.person);
  return runChecks({
    url: copyUrl,
    widgets: ['performance-self-assessment'],
    reviewLink: link,
    fetch: fetchOf(test, difference),
  });
}

/** A review of three competencies, of which the only manager will owe feedback on two. */
async function checkRating(difference?: Difference): Promise<CheckResult[]> {
  const people = await createReviewScene(test, { competencyCount: 3, managerCount: 1 });
  const [manager] = people.managers;
  if (!manager) throw new Error('The scene has no manager');
  await createPerson(test.database, people.company.id, {
    name: 'Abel Prado',
    department_id: people.departmentId,
  });
  await createSelfAssessed(test, people, [9, 9, 2]);
  return runChecks({
    url: copyUrl,
    widgets: ['manager-evaluation'],
    managerLink: await mailedLinkOf(test, people, manager),
    managerToken: await openEmployeeSession(test, manager),
    company: people.company.id,
    fetch: fetchOf(test, difference),
  });
}

/** A training of two videos. */
async function checkTraining(difference?: Difference): Promise<CheckResult[]> {
  const { hs, pin } = await (await createPlayerScene(test)).seat();
  return runChecks({
    url: copyUrl,
    widgets: ['training-player'],
    trainingLink: hs,
    pin,
    fetch: fetchOf(test, difference),
  });
}

/** A game with a question of each kind. */
async function checkGame(difference?: Difference): Promise<CheckResult[]> {
  const game = await createGameScene(test);
  const { hs } = await game.seat();
  return runChecks({
    url: copyUrl,
    widgets: ['game-player'],
    gameLink: hs,
    company: game.companyId,
    fetch: fetchOf(test, difference),
  });
}

/** Differs in the replies of calls whose method and path begin so. */
function inReplies(call: string, alter: (reply: AlteredReply, sent: Sent) => void): Difference {
  return {
    reply: (reply, sent) => {
      if (`${sent.method} ${sent.path}`.startsWith(call)) alter(reply, sent as Sent);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each rule is broken in fields of its own
type Fields = any;

type Sent = SentRequest & { readonly body: Fields };

/** Changes the `data` of replies that succeed. */
function inData(call: string, alter: (data: Fields, sent: Sent) => void): Difference {
  return inReplies(call, (reply, sent) => {
    if (reply.status === 200) alter((reply.body as Fields).data, sent);
  });
}

/** Answers with another status where the server answers with one. */
function inStatus(call: string, from: number, to: number): Difference {
  return inReplies(call, (reply) => {
    if (reply.status === from) reply.status = to;
  });
}

/** Differs for whoever comes by a session, or for whoever does not. */
function bySession(isSession: boolean, { reply }: Difference): Difference {
  return {
    reply: (altered, sent) => {
      if ('authorization' in sent.headers === isSession) reply?.(altered, sent);
    },
  };
}

/** Changes one of the replies of a call that succeed, counted from 1. */
function inNth(call: string, count: number, alter: (body: Fields) => void): Difference {
  let seen = 0;
  return inReplies(call, (reply) => {
    if (reply.status !== 200) return;
    seen += 1;
    if (seen === count) alter(reply.body);
  });
}

const save = 'POST /RespostaOpcao/Post';
const status = 'POST /Resposta/PostHash';
const finish = 'POST /Resposta/FinalizaResposta';
const answers = 'GET /RespostaOpcao/GetRespostasOpcoes';
const questionnaire = 'GET /Resposta/get/';
const report = 'GET /Resposta/GetPessoaRespostaPerfil';
const game = 'GET /PerguntaJogo/loadAllWithOp';
const words = 'POST /JogoJogadorPerguntaTexto/PostPerguntaTexto';

let finishes = 0;

/** A copy with one broken rule, by the check that has to find it. */
const broken: Readonly<Record<string, Difference>> = {
  'unknown-call': inReplies('GET /contract-check/', ({ headers }) =>
    headers.set('content-type', 'text/html'),
  ),
  preflight: inReplies('OPTIONS', ({ headers }) =>
    headers.set('access-control-allow-headers', 'authorization, content-type, x-link-hash'),
  ),
  'readable-failure': inReplies('GET /hash/validar', ({ headers }) =>
    headers.delete('access-control-allow-origin'),
  ),
  'unknown-link': inStatus('GET /hash/validar', 404, 200),
  'unknown-link-opens-nothing': inStatus(questionnaire, 404, 410),
  'unknown-link-names-no-manager': inStatus('GET /OrganogramaPessoa/GetGestor/', 404, 410),
  'unknown-link-opens-no-review': inStatus('GET /RespostaDesempenho/get/', 404, 410),
  'unknown-link-opens-no-training': inStatus('GET /Treinamento/GetMaskedEmail/', 404, 410),
  'unknown-certificate': inStatus('GET /Treinamento/VerificarCertificado/', 404, 410),
  'unknown-link-opens-no-game': inStatus(game, 404, 410),
  'no-game-link': inStatus(words, 401, 403),
  'no-link': inStatus(finish, 401, 403),
  'no-token': inReplies('GET /authpessoa/GetUser', (reply, { headers }) => {
    if (!headers.authorization) reply.status = 403;
  }),
  'wrong-token': inReplies('GET /authpessoa/GetUser', (reply, { headers }) => {
    if (headers.authorization && reply.status === 401) reply.status = 200;
  }),
  session: inData('GET /authpessoa/GetUser', (data) => delete data.idCliente),
  'link-info': inData('GET /hash/validar', (data) => delete data.tipo),
  questionnaire: inData(questionnaire, (data) => {
    if (!data.flConcluido) delete data.nmEmpresa;
  }),
  'two-links': {
    request: ({ path, headers }) => {
      if (path.startsWith('/Resposta/get/')) delete headers['x-link-hash'];
    },
  },
  questions: inData('GET /Pergunta/Get/', (data) => data.reverse()),
  'included-parts': inData(questionnaire, (data) => {
    data.link.nmEmpresa = 'Outra Empresa';
  }),
  'one-question': inData('GET /PerguntaOpcao/GetPerguntas', (data) => data.pop()),
  'other-response': inReplies('GET /Pergunta/Get/', (reply) => {
    if (reply.status === 200) return;
    reply.status = 200;
    reply.body = { success: true, data: [] };
  }),
  viewed: inData(status, (data) => {
    if (data.cdStatus === 3) delete data.nmStatus;
  }),
  started: inData(status, (data, { body }) => {
    if (body.cdStatus === 1) Object.assign(data, { cdStatus: 3, nmStatus: 'Visualizado' });
  }),
  'older-status': inData(status, (data, { body }) => {
    if (body.cdStatus === 3) Object.assign(data, { cdStatus: 3, nmStatus: 'Visualizado' });
  }),
  'report-too-early': inStatus(report, 409, 404),
  'no-answers-yet': inData(answers, (data) => {
    if (data.length === 0) data.push({ idPerguntaOpcao: 1, idRespostaOpcao: 1 });
  }),
  'wrong-types': inReplies(save, (reply, { body }) => {
    if (body.idResposta === 'a') delete (reply.body as Fields).faults;
  }),
  'same-place-twice': inReplies(save, (reply, { body }) => {
    if (reply.status === 400 && body.idResposta !== 'a') reply.status = 200;
  }),
  'too-large': inStatus(save, 413, 400),
  'finished-too-early': inStatus(finish, 409, 200),
  save: inData(save, (data) => {
    if (data.nrIndiceRespondido === 1) data.nrIndiceRespondido = 0;
  }),
  'saved-is-read': inData(answers, (data) => {
    if (data[0]?.idRespostaOpcao === 1) data.pop();
  }),
  'saved-again': inData(save, (data, { body }) => {
    if (body.lstRespostas[0].idRespostaOpcao === 4) data.nrIndiceRespondido += 1;
  }),
  'repeated-key': {
    request: ({ headers }) => {
      delete headers['idempotency-key'];
    },
  },
  'all-saved': inData(save, (data) => {
    if (data.nrIndiceRespondido === data.qtdPerguntas) data.nrIndiceRespondido -= 1;
  }),
  finish: inData(finish, (data) => delete data.idResultado),
  'finish-again': inData(finish, (data) => {
    finishes += 1;
    data.nrTempoMs = finishes;
  }),
  'save-after-finish': inStatus(save, 409, 200),
  'finished-is-read': inData(questionnaire, (data) => {
    if (data.flConcluido) Object.assign(data, { cdStatus: 1, nmStatus: 'Iniciado' });
  }),
  report: inData(report, (data) => {
    data.response[0].soma = 0;
  }),
  'report-sections': inData('GET /Resultado/GetResultado/', (data) => data.rows.splice(0)),
  'report-traits': inData('GET /OrganogramaPessoa/GetPerfisSimplificados', (data) => {
    delete data[0].nmConhecimento;
  }),
  'report-competencies': inData('GET /ResultadoCompetencia', (data) => {
    data[0].nrIndice = data[0].nrIndice === 0 ? 1 : 0;
  }),
};

const score = 'POST /RespostaOpcaoDesempenho';
const review = 'GET /RespostaDesempenho/get/';
const finishReview = 'POST /RespostaDesempenho/PostFinalizado';

/** The same for a self-assessment. */
const brokenReviews: Readonly<Record<string, Difference>> = {
  'review-link-info': inData('GET /hash/validar', (data) => {
    data.tipo = 'treinamento';
  }),
  review: inData(review, (data) => delete data.nmPessoa),
  competencies: inData('GET /CompetenciaDesempenho', (data) => data.rows.pop()),
  'review-included-parts': inData(review, (data) => data.competencias.reverse()),
  'review-status': inData('POST /RespostaDesempenho/PostVisualizado', (data) =>
    Object.assign(data, { cdStatus: 3, nmStatus: 'Visualizado' }),
  ),
  'review-wrong-types': inReplies(score, (reply) => {
    if (reply.status === 400) delete (reply.body as Fields).faults;
  }),
  'review-finished-too-early': inStatus(finishReview, 409, 200),
  score: inReplies('GET /RespostaOpcaoDesempenho', (reply) => {
    const { rows } = (reply.body as Fields).data;
    if (rows[0].nrIndice === 7) rows.pop();
  }),
  'scored-again': inData(score, (data, { body }) => {
    if (body.nrIndice === 9 && data.qtdCompetencias < data.qtdTotal) data.qtdCompetencias += 1;
  }),
  'score-repeated-key': {
    request: ({ headers }) => {
      delete headers['idempotency-key'];
    },
  },
  'review-finish': inData(finishReview, (data) => {
    finishes += 1;
    data.idResposta += finishes;
  }),
  'score-after-finish': inStatus(score, 409, 200),
};

const rating = 'POST /RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor';
const ratings = 'GET /RespostaOpcaoGestorDesempenho/GetRespostaIndicesGestor';
const disagreements = 'GET /RespostaOpcaoGestorDesempenho/GetDiscordancias';
const feedback = 'POST /RespostaOpcaoFeedBackDesempenho/PostRespostaOpcaoFeedBackGestor';
const selfScores = 'GET /RespostaOpcaoDesempenho/GetRespostaIndices';
const toRate = 'GET /RespostaOpcaoDesempenho/GetDadosResposta';
const managerStanding = 'GET /RespostaDesempenho/GetSituacao';
const team = 'GET /RespostaDesempenho/GetPessoasGridGestor';

/** The same for a manager's evaluation. */
const brokenRatings: Readonly<Record<string, Difference>> = {
  'manager-link-info': inData('GET /hash/validar', (data) => {
    data.tipo = 'treinamento';
  }),
  manager: inData('GET /OrganogramaPessoa/GetGestor/', (data) => delete data.nmEmpresa),
  'rated-review': inData(review, (data) => {
    data.idOrganogramaGestor = null;
  }),
  'review-of-another-manager': inStatus(review, 403, 200),
  'competencies-to-rate': inData(toRate, (data) => data.pop()),
  'standing-before-rating': inData(managerStanding, (data) => {
    if (!data.flAvaliouTodas) data.podeAvaliar = false;
  }),
  team: inData(team, (data) => data.rows.reverse()),
  'team-of-another-manager': bySession(false, inStatus(team, 403, 200)),
  'self-scores-before-rating': bySession(false, inStatus(selfScores, 403, 404)),
  'disagreements-before-rating': inData(disagreements, (data) => {
    if (data.length > 0) return;
    data.push({
      idCompetencia: 1,
      nmCompetencia: 'Competência',
      idRespostaOpcaoGestor: 1,
      idOrganogramaPessoaGestor: 1,
      precisaFeedback: true,
      notaFunc: 9,
      notaGestor: 1,
      mediaGestores: 1,
      dsFeedback: null,
    });
  }),
  'session-of-manager': inData('GET /authpessoa/GetUser', (data) => {
    data.idOrganogramaPessoa += 1;
  }),
  'team-by-session': bySession(
    true,
    inData(team, (data) => data.rows.pop()),
  ),
  'team-of-another-manager-by-session': bySession(true, inStatus(team, 403, 200)),
  'standing-by-session': bySession(
    true,
    inData(managerStanding, (data) => {
      data.competenciasPendentes += 1;
    }),
  ),
  'competencies-by-session': bySession(
    true,
    inData(toRate, (data) => data.reverse()),
  ),
  'self-scores-before-rating-by-session': bySession(true, inStatus(selfScores, 403, 404)),
  'rating-wrong-types': inReplies(rating, (reply) => {
    if (reply.status === 400) delete (reply.body as Fields).faults;
  }),
  'rating-as-another-manager': inStatus(rating, 403, 200),
  rating: inData(ratings, (data) => {
    if (data[0].nrIndice === 8) data.pop();
  }),
  'rated-again': inData(rating, (data, { body }) => {
    if (body.nrIndice === 1 && data.qtdCompetencias === 1) data.qtdCompetencias += 1;
  }),
  'rating-repeated-key': {
    request: ({ headers }) => {
      delete headers['idempotency-key'];
    },
  },
  'all-rated': inData(managerStanding, (data) => {
    data.flAvaliouTodas = false;
  }),
  'rating-after-all': bySession(false, inStatus(rating, 409, 200)),
  disagreements: inData(disagreements, (data) => {
    for (const row of data) row.mediaGestores = row.notaFunc;
  }),
  'feedback-not-owed': inReplies(feedback, (reply, { body }) => {
    if (reply.status === 409 && body.dsFeedback.endsWith('primeira versão.')) reply.status = 200;
  }),
  'feedback-without-text': inReplies(feedback, (reply) => {
    if (reply.status === 400) delete (reply.body as Fields).faults;
  }),
  'feedback-as-another-manager': inStatus(feedback, 403, 200),
  feedback: inData(feedback, (data) => {
    data.competenciasPendentes += 1;
  }),
  'feedback-corrected': inData(disagreements, (data) => {
    for (const row of data) {
      row.dsFeedback = row.dsFeedback?.replace('versão corrigida', 'primeira versão') ?? null;
    }
  }),
  'all-feedback': inData(managerStanding, (data) => {
    if (data.flAvaliouTodas && data.competenciasPendentes === 0) data.competenciasPendentes = 1;
  }),
  'feedback-after-end': inReplies(feedback, (reply, { body }) => {
    if (reply.status === 409 && body.dsFeedback.endsWith('depois do fim.')) reply.status = 200;
  }),
  'ratings-by-session': bySession(
    true,
    inData(ratings, (data) => data.pop()),
  ),
  'rating-after-all-by-session': bySession(true, inStatus(rating, 409, 200)),
};

const trainingOf = 'GET /Treinamento/GetDadosTreinamentoPlataformaTreinamento/';
const state = 'POST /Treinamento/PostEstadoRecursoPlataformaTreinamento/';
const videoAddress = 'GET /Treinamento/GetSignedUrl/';

const videosIn = (data: Fields) => data.sessoes.flatMap((session: Fields) => session.recursos);

/** The same for a training. */
const brokenTrainings: Readonly<Record<string, Difference>> = {
  'training-link-info': inData('GET /hash/validar', (data) => {
    data.tipo = 'jogo';
  }),
  'training-door': inData('GET /Treinamento/GetMaskedEmail/', (data) => {
    data.maskedEmail = 'ana.souza@empresa.example';
  }),
  'wrong-pin': inStatus(trainingOf, 401, 403),
  training: inData(trainingOf, (data) => {
    data.qtdRecursos += 1;
  }),
  'pin-in-small-letters': inStatus('GET /Treinamento/ValidarAcesso/', 200, 401),
  'pin-lengthened': inData('POST /Treinamento/RefreshPin', (data) => {
    data.dataExpiracao = '2020-01-01T00:00:00.000Z';
  }),
  'video-address': inData(videoAddress, (data) => delete data.urlVideo),
  'video-of-another-training': inStatus(videoAddress, 404, 200),
  'state-wrong-types': inReplies(state, (reply) => {
    if (reply.status === 400) delete (reply.body as Fields).faults;
  }),
  'state-of-another-link': inStatus(state, 403, 200),
  state: inData(trainingOf, (data) => {
    for (const video of videosIn(data)) video.nrTempoVideo = 0;
  }),
  'older-state': inData(state, (data, { body }) => {
    if (body.nrEstado === 1) data.flEstadoAplicado = true;
  }),
  'repeated-state': inData(state, (data, { body }) => {
    if (body.nrEstado === 2 && !data.flEstadoAplicado) data.recursos[0].trechos = [[0, 1]];
  }),
  mark: inData(state, (data, { body }) => {
    if (body.nrEstado === 4) data.recursos[0].flFoiConcluido = 1;
  }),
  'watched-to-the-end': inData(state, (data) => {
    if (data.qtdConcluidos === data.qtdRecursos) data.qtdConcluidos -= 1;
  }),
  certificate: inData('GET /Treinamento/VerificarCertificado/', (data) => {
    data.nmTreinamento = 'Outro treinamento';
  }),
};

const choice = 'POST /jogoJogadoresPerguntaOpcoes/Post';
const gameRating = 'POST /JogoJogadorPerguntaValor/PostJogoPerguntaValor';

/** The same for a game. */
const brokenGames: Readonly<Record<string, Difference>> = {
  'game-link-info': inData('GET /hash/validar', (data) => {
    data.tipo = 'treinamento';
  }),
  game: inNth(game, 2, ({ data }) => {
    data.dadosPerguntas[1].idPergunta = data.dadosPerguntas[0].idPergunta;
  }),
  'game-of-somebody-else': inStatus(game, 403, 200),
  'answer-as-somebody-else': inStatus(choice, 403, 200),
  'words-of-spaces': inReplies(words, (reply, { body }) => {
    if (reply.status === 400 && body.dsTexto.length < 10) delete (reply.body as Fields).faults;
  }),
  'words-too-long': inReplies(words, (reply, { body }) => {
    if (reply.status === 400 && body.dsTexto.length > 10) reply.status = 413;
  }),
  'rating-above-scale': inReplies(gameRating, (reply) => {
    if (reply.status === 400) delete (reply.body as Fields).faults;
  }),
  'choice-of-no-option': inStatus(choice, 400, 404),
  'game-answer': inData(game, (data) => {
    if (data.nrIndexPergunta === 1) data.nrIndexPergunta = 0;
  }),
  'game-answer-again': inNth(choice, 2, ({ data }) => {
    data.nrIndexPergunta += 1;
  }),
  'quiz-answered-again': inNth(choice, 4, (body) => {
    body.msg = body.msg === 'True' ? 'False' : 'True';
  }),
  votes: inData(choice, (data) => {
    data.dadosTotais = [];
  }),
  'game-answered': inData(game, (data) => {
    if (data.nrIndexPergunta === data.dadosPerguntas.length) data.nrIndexPergunta -= 1;
  }),
  'answer-after-end': inNth(choice, 10, ({ data }) => {
    data.flConcluido = false;
  }),
};

function failuresOf(results: readonly CheckResult[]) {
  return results.filter(({ outcome }) => outcome === 'fails');
}

describe('the contract check', () => {
  it('finds that the server keeps each rule', async () => {
    const results = await check();

    const others = ['review-link', 'manager-link', 'manager-token', 'training-link', 'game-link'];
    const left = new Set(others.map((option) => `--${option} is not given`));
    const run = results.filter(({ why = '' }) => !left.has(why));
    expect(run.filter(({ outcome }) => outcome !== 'holds')).toEqual([]);
    expect(run.map(({ id }) => id).toSorted()).toEqual(Object.keys(broken).toSorted());
    expect(results.map(({ id }) => id).toSorted()).toEqual(
      [broken, brokenReviews, brokenRatings, brokenTrainings, brokenGames]
        .flatMap((group) => Object.keys(group))
        .toSorted(),
    );
  });

  it.each(Object.entries(broken))('finds what breaks %s, and nothing else', async (id, one) => {
    const results = await check(one);

    const [failure, ...others] = failuresOf(results);
    expect(others).toEqual([]);
    expect(failure).toMatchObject({ id, why: expect.any(String) });
  });

  describe.each([
    { what: 'a self-assessment', checkOne: checkReview, rules: brokenReviews },
    { what: "a manager's evaluation", checkOne: checkRating, rules: brokenRatings },
    { what: 'a training', checkOne: checkTraining, rules: brokenTrainings },
    { what: 'a game', checkOne: checkGame, rules: brokenGames },
  ])('of $what', ({ checkOne, rules }) => {
    it('finds that the server keeps each rule', async () => {
      const results = await checkOne();

      expect(failuresOf(results)).toEqual([]);
      expect(
        results.filter(({ id }) => id in rules).map(({ id, outcome }) => [id, outcome]),
      ).toEqual(Object.keys(rules).map((id) => [id, 'holds']));
    });

    it.each(Object.entries(rules))('finds what breaks %s, and nothing else', async (id, one) => {
      const [failure, ...others] = failuresOf(await checkOne(one));

      expect(others).toEqual([]);
      expect(failure).toMatchObject({ id, why: expect.any(String) });
    });
  });

  it('runs what takes neither link nor token without them, and says what it left out', async () => {
    const results = await runChecks({ url: copyUrl, fetch: fetchOf(test) });

    expect(failuresOf(results)).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'holds').map(({ id }) => id)).toEqual([
      'unknown-call',
      'unknown-link',
      'unknown-link-opens-nothing',
      'no-link',
      'unknown-link-opens-no-review',
      'unknown-link-names-no-manager',
      'unknown-link-opens-no-training',
      'unknown-certificate',
      'unknown-link-opens-no-game',
      'no-game-link',
    ]);
    expect(results.find(({ id }) => id === 'save')).toMatchObject({ why: '--link is not given' });
  });

  it('refuses links that are no open questionnaire, before it writes', async () => {
    const run = (link: string) => runChecks({ url: copyUrl, link, fetch: fetchOf(test) });

    await expect(run('nenhum')).rejects.toThrow(/opens no DISC questionnaire.*404/);
    await check();
    await expect(run(scene.link)).rejects.toThrow('finished already');
  });

  it('refuses a link of a manager who has rated, before it writes', async () => {
    const people = await createReviewScene(test, { managerCount: 1 });
    const [manager] = people.managers;
    if (!manager) throw new Error('The scene has no manager');
    await createSelfAssessed(test, people, [9, 9]);
    const managerLink = await mailedLinkOf(test, people, manager);
    const run = (code: string) =>
      runChecks({ url: copyUrl, managerLink: code, fetch: fetchOf(test) });

    await expect(run('nenhum')).rejects.toThrow(/opens no review to rate.*404/);
    expect(failuresOf(await run(managerLink))).toEqual([]);
    await expect(run(managerLink)).rejects.toThrow('is no open one');
  });

  it('refuses a training that was watched and a wrong PIN, before it writes', async () => {
    const { hs, pin } = await (await createPlayerScene(test)).seat();
    const run = (code: string) =>
      runChecks({ url: copyUrl, trainingLink: hs, pin: code, fetch: fetchOf(test) });

    await expect(run(pin === 'XXXX' ? 'ZZZZ' : 'XXXX')).rejects.toThrow(/open no training.*401/);
    expect(failuresOf(await run(pin))).toEqual([]);
    await expect(run(pin)).rejects.toThrow('was watched already');
  });

  it('refuses a game that has answers, before it writes', async () => {
    const { hs } = await (await createGameScene(test)).seat();
    const run = (gameLink: string) => runChecks({ url: copyUrl, gameLink, fetch: fetchOf(test) });

    await expect(run('nenhum')).rejects.toThrow(/opens no game.*404/);
    expect(failuresOf(await run(hs))).toEqual([]);
    await expect(run(hs)).rejects.toThrow('has answers already');
  });

  it('leaves out what a game has not', async () => {
    const { hs } = await (
      await createGameScene(test, { questions: [{ kind: 'words' }], isAnonymous: true })
    ).seat();
    const results = await runChecks({ url: copyUrl, gameLink: hs, fetch: fetchOf(test) });

    expect(failuresOf(results)).toEqual([]);
    expect(results.find(({ id }) => id === 'game-answered')).toMatchObject({ outcome: 'holds' });
    expect(results.find(({ id }) => id === 'votes')).toMatchObject({
      outcome: 'not run',
      why: 'the game has no voting',
    });
  });

  it('tells of a wrong company', async () => {
    const options = { url: copyUrl, link: scene.link, token: scene.token, fetch: fetchOf(test) };
    const results = await runChecks({ ...options, company: scene.company.id + 1 });

    expect(failuresOf(results).map(({ id }) => id)).toEqual(['session', 'link-info']);
  });

  it('tells a broken rule as the documentation shows it', async () => {
    const lines: string[] = [];
    const write = (text: string) => lines.push(text);
    const status = await runCommand(
      ['https://host.example/api/v1', '--widget', 'disc-questionnaire'],
      { AFERIR_LINK: scene.link },
      { out: write, error: write },
      { fetch: fetchOf(test, broken['repeated-key']) },
    );

    expect(status).toBe(1);
    const shown = path.resolve(
      import.meta.dirname,
      '../../../docs/site/snippets/contract-check.txt',
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(shown);
  });

  it('never repeats the link or the token', async () => {
    const results = await check(
      inReplies('', (reply, { headers, path }) => {
        if (reply.status !== 400 && reply.status !== 409) return;
        const said = `${headers['x-link-hash']} ${path}`;
        reply.body = { success: false, msg: said, errors: [said] };
        reply.status = 403;
      }),
    );

    expect(failuresOf(results).map(({ why }) => why)).toContainEqual(expect.stringContaining('…'));
    const told = JSON.stringify(results);
    expect(told).not.toContain(scene.link);
    expect(told).not.toContain(scene.token);
  });
});
