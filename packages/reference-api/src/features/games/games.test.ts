import { GAME_LIMITS, type Right, SECTION } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import { createStaffUser } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import type { BodyOf } from '../../operation/operation.ts';
import { gamesMessages as texts } from './games-messages.ts';
import {
  createGamesScene,
  questionsOfEveryKind,
  quiz,
  voting,
  words,
} from './testing/games-scene.ts';

const test = openTestApp();
const scene = openScene(() => createGamesScene(test));
const list = async (query: TestRequest['query'] = {}) =>
  (await test.call('listGames', { token: scene.token, query })).data;
const titles = async (query?: TestRequest['query']) =>
  (await list(query)).rows.map(({ nmJogo }) => nmJogo);
const remove = (idJogo: number) =>
  test.call('deleteGame', { token: scene.token, query: { idJogo } });
const duplicate = (idJogo: number, flNovaRodada = false) =>
  test.call('duplicateGame', { token: scene.token, body: { idJogo, flNovaRodada } });

/** Adds a game that one person has answered in part. */
async function addAnswered(values: Partial<BodyOf<'createGame'>> = {}) {
  const person = await scene.addPerson();
  const id = await scene.add({ ...values, funcionarios: [person.id] });
  await scene.send(id);
  await scene.play(person, [1]);
  return { id, person };
}

describe('creating a game', () => {
  it('keeps what is given, in order', async () => {
    const ana = await scene.addPerson({ name: 'Ana' });
    const perguntas = questionsOfEveryKind();
    const id = await scene.add({
      nmJogo: '  Como foi   a integração? ',
      perguntas,
      funcionarios: [ana.id, ana.id],
    });
    expect(await scene.read(id)).toEqual({
      idJogo: id,
      nmJogo: 'Como foi a integração?',
      dsOptJogo: 'Leva um minuto.',
      nrEscala: 5,
      flAnonimo: false,
      dsModelo: null,
      nrVersaoModelo: null,
      nrVersao: 1,
      idSituacao: 1,
      flRespondido: false,
      perguntas: perguntas.map(({ opcoes, ...question }) => ({
        ...question,
        idPergunta: expect.any(Number),
        flPaginaApoio: false,
        dsDimensao: null,
        opcoes: opcoes.map(({ dsOpcao, flCorreta = false }) => ({
          idPerguntaOpcao: expect.any(Number),
          dsOpcao,
          flCorreta,
        })),
      })),
      funcionarios: [
        {
          idOrganogramaPessoa: ana.id,
          nmPessoa: 'Ana',
          nmCargo: null,
          nmDepartamento: null,
          urlFoto: null,
          flAtivo: true,
        },
      ],
    });
    expect((await list()).rows).toMatchObject([
      {
        idTipoJogo: 1,
        flMisto: true,
        qtdPerguntas: 5,
        qtdPessoas: 1,
        qtdEnviados: 0,
        idSituacao: 1,
      },
    ]);
  });

  const options = (...flags: boolean[]) =>
    flags.map((flCorreta, place) => ({ dsOpcao: `Opção ${place}`, flCorreta }));
  it.each([
    [
      'a quiz without a right option',
      quiz({ opcoes: options(false, false, false, false) }),
      'opcoes',
    ],
    [
      'a quiz with two right options',
      quiz({ opcoes: options(true, true, false, false) }),
      'opcoes',
    ],
    ['a quiz with three options', quiz({ opcoes: options(true, false, false) }), 'opcoes'],
    [
      'a quiz with five options',
      quiz({ opcoes: options(true, false, false, false, false) }),
      'opcoes',
    ],
    ['options of free words', { ...words(), opcoes: options(false) }, 'opcoes'],
    ['a vote on one thing', voting('A'), 'opcoes'],
    ['the same option twice', voting('Ação', 'acao'), 'opcoes.1.dsOpcao'],
    ['an empty option', voting('A', ' '), 'opcoes.1.dsOpcao'],
    ['a question without a text', words(' \n'), 'dsPergunta'],
  ])('refuses %s', async (_name, question, field) => {
    const reply = await scene.create({
      nmJogo: 'Jogo',
      dsOptJogo: '',
      nrEscala: 5,
      flAnonimo: false,
      perguntas: [quiz(), question],
      funcionarios: [],
    });
    expect(reply).toMatchObject({
      status: 400,
      faults: expect.arrayContaining([expect.objectContaining({ field: `perguntas.1.${field}` })]),
    });
  });

  it.each([
    ['no title', { nmJogo: ' ' }, 'nmJogo'],
    ['no question', { perguntas: [] }, 'perguntas'],
    ['a scale of one', { nrEscala: 1 }, 'nrEscala'],
    ['a scale of eleven', { nrEscala: 11 }, 'nrEscala'],
    ['a title that is too long', { nmJogo: 'a'.repeat(GAME_LIMITS.title + 1) }, 'nmJogo'],
    ['people of nobody', { funcionarios: [999_999] }, 'funcionarios'],
  ])('refuses %s', async (_name, values, field) => {
    const body = {
      nmJogo: 'Jogo',
      dsOptJogo: '',
      nrEscala: 5,
      flAnonimo: false,
      perguntas: [words()],
      funcionarios: [],
      ...values,
    };
    expect(await scene.create(body)).toMatchObject({ status: 400, faults: [{ field }] });
  });

  it('refuses people who are inactive and a title that is taken, whatever its accents', async () => {
    const gone = await scene.addPerson({ is_active: false });
    await expect(scene.add({ funcionarios: [gone.id] })).rejects.toThrow(texts.unfitPeople);
    await scene.add({ nmJogo: 'Integração' });
    const check = (nome: string) =>
      test.call('checkGameName', { token: scene.token, query: { nome } });
    expect((await check('INTEGRACAO')).data).toEqual({ nomeJaExiste: true });
    expect((await check('Outro')).data).toEqual({ nomeJaExiste: false });
    await expect(scene.add({ nmJogo: 'integracao' })).rejects.toThrow(texts.titleTaken);
  });
});

describe('changing a game', () => {
  it('replaces what it holds and refuses what was read before another change', async () => {
    const id = await scene.add();
    const { nrVersao } = await scene.read(id);
    const changed = { nmJogo: 'Outro nome', perguntas: [voting('A', 'B')], flAnonimo: true };
    expect(await scene.change(id, changed)).toMatchObject({ status: 200, msg: texts.saved });
    expect(await scene.read(id)).toMatchObject({
      nmJogo: 'Outro nome',
      flAnonimo: true,
      nrVersao: 2,
      perguntas: [{ idTipo: 4, opcoes: [{ dsOpcao: 'A' }, { dsOpcao: 'B' }] }],
    });
    expect(await scene.change(id, { nrVersao })).toMatchObject({
      status: 409,
      msg: texts.changedMeanwhile,
    });
    expect((await scene.change(id, { nmJogo: '' })).status).toBe(400);
  });

  it('keeps the ids of questions that ask the same', async () => {
    const id = await scene.add();
    const { perguntas } = await scene.read(id);
    await scene.change(id, { nmJogo: 'Outro nome' });
    expect((await scene.read(id)).perguntas).toEqual(perguntas);
  });

  it('keeps the promise of being anonymous, or not, once it was sent', async () => {
    const person = await scene.addPerson();
    const id = await scene.add({ flAnonimo: true, funcionarios: [person.id] });
    await scene.send(id);
    expect(await scene.change(id, { flAnonimo: false })).toMatchObject({
      status: 409,
      msg: texts.sentAsItIs,
    });
    expect((await scene.change(id, { perguntas: [words('Outra?')] })).status).toBe(200);
  });

  it.each([
    ['the title', { nmJogo: 'Outro nome' }],
    ['the description', { dsOptJogo: 'Outra' }],
    ['the scale', { nrEscala: 4 }],
    ['the questions', { perguntas: [words()] }],
  ])('leaves %s once it was answered', async (_name, values) => {
    const { id } = await addAnswered();
    expect(await scene.change(id, values)).toMatchObject({ status: 409, msg: texts.answered });
    expect((await scene.read(id)).flRespondido).toBe(true);
  });

  it('lets more people in then, and nobody out whom it was sent to', async () => {
    const { id, person } = await addAnswered();
    const other = await scene.addPerson();
    expect((await scene.change(id, { funcionarios: [other.id] })).status).toBe(200);
    const { funcionarios } = await scene.read(id);
    expect(funcionarios.map((one) => one.idOrganogramaPessoa).toSorted((a, b) => a - b)).toEqual([
      person.id,
      other.id,
    ]);
    await scene.close(id);
    expect(await scene.change(id, { funcionarios: [] })).toMatchObject({
      status: 409,
      msg: texts.closedForGood,
    });
  });
});

describe('copying a game', () => {
  it('makes a draft for nobody, under a title of its own', async () => {
    const { id } = await addAnswered({ nmJogo: 'Clima' });
    const { data: copy } = await duplicate(id);
    expect(await scene.read(copy)).toMatchObject({
      nmJogo: 'Clima (cópia)',
      idSituacao: 1,
      flRespondido: false,
      funcionarios: [],
      perguntas: [{ idTipo: 1 }, { idTipo: 2 }],
    });
    await duplicate(id);
    expect(await titles()).toEqual(['Clima (cópia) (2)', 'Clima (cópia)', 'Clima']);
  });

  it('fits the title into its limit', async () => {
    const id = await scene.add({ nmJogo: 'a'.repeat(GAME_LIMITS.title) });
    const { data: copy } = await duplicate(id);
    const { nmJogo } = await scene.read(copy);
    expect(nmJogo).toHaveLength(GAME_LIMITS.title);
    expect(nmJogo.endsWith(' (cópia)')).toBe(true);
  });

  it('counts the rounds of one and keeps who is still there', async () => {
    const { id, person } = await addAnswered({ nmJogo: 'Clima' });
    const gone = await scene.addPerson();
    await scene.change(id, { funcionarios: [person.id, gone.id] });
    await test.database.inCompany(scene.companyId, (db) =>
      db.updateTable('person').set({ is_active: false }).where('id', '=', gone.id).execute(),
    );
    const { data: second } = await duplicate(id, true);
    const { data: third } = await duplicate(second, true);
    expect((await list()).rows).toMatchObject([
      { nmJogo: 'Clima (rodada 3)', nrRodada: 3, qtdPessoas: 1, qtdEnviados: 0 },
      { nmJogo: 'Clima (rodada 2)', nrRodada: 2, qtdPessoas: 1, qtdEnviados: 0 },
      { nmJogo: 'Clima', nrRodada: 1 },
    ]);
    expect((await scene.read(third)).idSituacao).toBe(1);
  });
});

describe('the template', () => {
  it('is an anonymous draft of rated statements, with where to turn to after the last', async () => {
    const id = await scene.addSurvey([]);
    const game = await scene.read(id);
    expect(game).toMatchObject({
      flAnonimo: true,
      dsModelo: 'nr1',
      nrVersaoModelo: 1,
      nrEscala: 5,
      idSituacao: 1,
    });
    expect(game.perguntas).toHaveLength(30);
    expect(game.perguntas.every(({ idTipo, opcoes }) => idTipo === 3 && opcoes.length === 0)).toBe(
      true,
    );
    expect(game.perguntas.filter(({ flPaginaApoio }) => flPaginaApoio)).toEqual([
      game.perguntas[29],
    ]);
    expect(game.perguntas[0]?.dsDimensao).toBe('workload');
    expect((await scene.addSurvey([])) > id).toBe(true);
    expect((await list()).qtdRecords).toBe(2);
  });

  it('keeps its questions and stays anonymous', async () => {
    const id = await scene.addSurvey([]);
    const { perguntas } = await scene.read(id);
    expect(await scene.change(id, { perguntas: perguntas.slice(1) })).toMatchObject({
      status: 400,
      faults: [{ field: 'perguntas', message: texts.templateQuestions }],
    });
    expect(await scene.change(id, { nrEscala: 7 })).toMatchObject({ status: 400 });
    expect(await scene.change(id, { flAnonimo: false })).toMatchObject({
      status: 400,
      faults: [{ field: 'flAnonimo', message: texts.templateAnonymous }],
    });
    expect((await scene.change(id, { nmJogo: 'Como está o trabalho?' })).status).toBe(200);
    const { data: round } = await duplicate(id, true);
    expect((await scene.read(round)).dsModelo).toBe('nr1');
  });
});

describe('ending a game', () => {
  it('is deleted as long as nobody has answered it', async () => {
    const person = await scene.addPerson();
    const id = await scene.add({ funcionarios: [person.id] });
    await scene.send(id);
    const hash = await scene.linkOf(person);
    expect(await remove(id)).toMatchObject({ status: 200, msg: texts.deleted });
    expect((await test.call('validateLink', { params: { hash } })).status).toBe(409);
    expect((await remove(id)).status).toBe(404);
    const { id: answered } = await addAnswered();
    expect(await remove(answered)).toMatchObject({ status: 409, msg: texts.answeredForGood });
  });

  it('is closed once, after it was sent', async () => {
    const person = await scene.addPerson();
    const id = await scene.add({ funcionarios: [person.id] });
    expect(await scene.close(id)).toMatchObject({ status: 409, msg: texts.neverSent });
    await scene.send(id);
    expect(await scene.close(id)).toMatchObject({ status: 200, msg: texts.closed });
    expect(await scene.close(id)).toMatchObject({ status: 409, msg: texts.alreadyClosed });
    expect(await scene.send(id)).toMatchObject({ status: 409, msg: texts.alreadyClosed });
    expect((await list({ idSituacao: 3 })).rows).toMatchObject([{ idJogo: id, idSituacao: 3 }]);
    expect((await scene.close(999_999)).status).toBe(404);
  });

  it('leaves a trail that tells of nobody', async () => {
    const { id } = await addAnswered({ flAnonimo: true });
    expect(await scene.close(id)).toMatchObject({ status: 200 });
    const trail = await test.database.inCompany(scene.companyId, (db) =>
      db
        .selectFrom('audit_event')
        .where('subject_kind', '=', 'game')
        .select(['action', 'subject_id', 'person_id', 'details'])
        .orderBy('id')
        .execute(),
    );
    const title = 'Como foi a integração?';
    const event = { subject_id: id, person_id: null };
    expect(trail).toEqual([
      { ...event, action: 'game.created', details: { title, questions: 2, people: 1 } },
      { ...event, action: 'game.sent', details: { title, reached: 1, skipped: 0 } },
      { ...event, action: 'game.closed', details: { title } },
    ]);
  });
});

describe('the list of games', () => {
  it('finds by title and state, and counts', async () => {
    await scene.add({ nmJogo: 'Ação do mês' });
    const { id } = await addAnswered({ nmJogo: 'Outro', perguntas: [quiz()] });
    expect(await titles({ filter: 'acao' })).toEqual(['Ação do mês']);
    expect(await titles({ idSituacao: 1 })).toEqual(['Ação do mês']);
    expect(await titles({ idSituacao: 2 })).toEqual(['Outro']);
    expect(await list({ take: 1, index: 5 })).toEqual({ rows: [], qtdRecords: 2 });
    const totals = () => test.call('getGameTotals', { token: scene.token });
    expect((await totals()).data).toEqual({
      qtdJogos: 2,
      qtdAbertos: 1,
      qtdEncerrados: 0,
      percentualParticipacao: 100,
    });
    await scene.close(id);
    expect((await totals()).data).toMatchObject({ qtdAbertos: 0, qtdEncerrados: 1 });
  });

  it('asks for a right of its section for each thing that is done', async () => {
    const id = await scene.add();
    const tokenWith = async (...rights: Right[]) => {
      const user = await createStaffUser(test.database, scene.companyId, {
        rights: { [SECTION.games]: rights },
      });
      return openStaffSession(test, user);
    };
    const viewer = await tokenWith('visualizar');
    const author = await tokenWith('visualizar', 'incluir');
    const editor = await tokenWith('visualizar', 'alterar');
    const remover = await tokenWith('visualizar', 'excluir');
    const nobody = await openStaffSession(
      test,
      await createStaffUser(test.database, scene.companyId),
    );
    const template = { body: { dsModelo: 'nr1' as const } };
    const query = { idJogo: id };
    const statuses = async (token: string) => [
      (await test.call('listGames', { token })).status,
      (await test.call('createGameFromTemplate', { token, ...template })).status,
      (await test.call('closeGame', { token, query })).status,
      (await test.call('deleteGame', { token, query: { idJogo: 999_999 } })).status,
    ];
    expect(await statuses(nobody)).toEqual([403, 403, 403, 403]);
    expect(await statuses(viewer)).toEqual([200, 403, 403, 403]);
    expect(await statuses(author)).toEqual([200, 200, 403, 403]);
    expect(await statuses(editor)).toEqual([200, 403, 409, 403]);
    expect(await statuses(remover)).toEqual([200, 403, 403, 404]);
  });
});
