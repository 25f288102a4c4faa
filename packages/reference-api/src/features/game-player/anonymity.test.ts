// @engine both: row versions, answers at once
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { mixOpenGames } from '../games/playing/mix-answers.ts';
import {
  answer,
  choose,
  createGameScene,
  type GameScene,
  mixed,
  open,
  playAll,
  rate,
  type Seat,
  write,
} from './testing/player-scene.ts';

const test = openTestApp();

const departments = [
  { departmentId: 101, departmentName: 'Tecnologia', people: 6 },
  { departmentId: 102, departmentName: 'Financeiro', people: 5 },
  { departmentId: 103, departmentName: 'Jurídico', people: 3 },
  { departmentId: 0, departmentName: '', people: 2 },
];

const scene = openScene(async () => {
  const game = await createGameScene(test, { isAnonymous: true });
  return { game };
});

/** Everybody of the departments answers everything; one more of the smallest answers one question. */
async function playAllOver(game: GameScene = scene.game) {
  const seats: Seat[] = [];
  for (const { people, ...place } of departments) {
    for (let n = 0; n < people; n += 1) seats.push(await game.seat(place));
  }
  for (const [turn, seat] of seats.entries()) await playAll(test, game, seat, turn);
  const unfinished = await game.seat(departments[2]);
  await answer(test, unfinished, mustBe(game.questions[0]), 3);
  return { seats, unfinished };
}

const mustBe = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('It is not there.');
  return value;
};

const inCompany: typeof test.database.inCompany = (id, work) => test.database.inCompany(id, work);

/** The transactions that have written rows of a game last, by table. */
async function writersOf({ companyId, gameId }: GameScene) {
  const tables = ['game_person', 'game_tally', 'game_words', 'game_question'];
  const writers = await inCompany(companyId, async (db) => {
    const found: [string, string[]][] = [];
    for (const table of tables) {
      const { rows } = await sql<{ xmin: string }>`select distinct xmin::text as xmin
        from ${sql.table(table)} where game_id = ${gameId}`.execute(db);
      found.push([table, rows.map(({ xmin }) => xmin)]);
    }
    return found;
  });
  return new Map(writers);
}

const tallies = ({ companyId, gameId }: GameScene) =>
  inCompany(companyId, (db) =>
    db
      .selectFrom('game_tally')
      .where('game_id', '=', gameId)
      .select(['question_id', 'option_id', 'value', 'department_id', 'count'])
      .execute(),
  );

const wordsOf = ({ companyId, gameId }: GameScene) =>
  inCompany(companyId, (db) =>
    db
      .selectFrom('game_words')
      .where('game_id', '=', gameId)
      .select(['department_id', 'texts'])
      .orderBy('department_id')
      .execute(),
  );

const totalOf = (rows: Awaited<ReturnType<typeof tallies>>, questionId: number) =>
  rows
    .filter(({ question_id }) => question_id === questionId)
    .reduce((sum, { count }) => sum + count, 0);

describe('what is kept of answers to an anonymous game', () => {
  it('has no place for a person, an order or a time', async () => {
    const { rows } = await inCompany(scene.game.companyId, (db) =>
      sql<{ name: string; type: string }>`select column_name as name, data_type as type
        from information_schema.columns
        where table_name in ('game_tally', 'game_words', 'game_group')`.execute(db),
    );
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(({ type }) => /time|date/.test(type))).toEqual([]);
    expect(new Set(rows.map(({ name }) => name))).toEqual(
      new Set([
        ...['company_id', 'game_id', 'question_id', 'option_id', 'value', 'count', 'texts'],
        ...['department_id', 'department_name', 'finished_count'],
      ]),
    );
  });

  it('is no row of anybody, and the text of nobody stands beside them', async () => {
    const { game } = scene;
    const seat = await game.seat(departments[0]);
    const { companyId } = game;
    await playAll(test, game, seat);
    const word = 'jacarandá-mimoso';
    const other = await game.seat(departments[0]);
    await write(test, other, mustBe(game.questions[1]).id, word);
    const { rows: tables } = await inCompany(companyId, (db) =>
      sql<{ name: string }>`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and has_table_privilege(oid, 'select')`.execute(db),
    );
    const holders: string[] = [];
    for (const { name } of tables) {
      const { rows } = await inCompany(companyId, (db) =>
        sql`select 1 from ${sql.table(name)} as one where one::text like ${`%${word}%`}`.execute(
          db,
        ),
      );
      if (rows.length > 0) holders.push(name);
    }
    expect(tables.length).toBeGreaterThan(30);
    expect(holders).toEqual(['game_words']);
    const answers = await inCompany(companyId, (db) =>
      db.selectFrom('game_answer').selectAll().execute(),
    );
    expect(answers).toEqual([]);
  });

  it('leaves nothing in the trail, under keys or in the log', async () => {
    const { game } = scene;
    const seat = await game.seat(departments[0]);
    const [quiz, words] = game.questions.map(mustBe);
    const before = test.logLines.length;
    await test.call('saveGameText', {
      link: seat.hs,
      headers: { 'idempotency-key': 'press-0001' },
      body: { idJogador: seat.person.id, idPergunta: words?.id, dsTexto: 'jacarandá-mimoso' },
    });
    await choose(test, seat, mustBe(quiz).id, mustBe(quiz?.optionIds[2]));
    await choose(test, seat, mustBe(quiz).id, 999_999);
    const kept = await inCompany(game.companyId, async (db) => ({
      keys: await db.selectFrom('idempotency_key').selectAll().execute(),
      trail: await db.selectFrom('audit_event').selectAll().execute(),
    }));
    expect(kept).toEqual({ keys: [], trail: [] });
    const lines = test.logLines.slice(before);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      expect(line).not.toContain('jacarandá');
      expect(line).not.toContain(seat.hs);
      expect(JSON.parse(line)).not.toHaveProperty('body');
      expect(JSON.parse(line)).not.toHaveProperty('url');
    }
  });

  it('has texts by the alphabet, not by when they came', async () => {
    const { game } = scene;
    const words = mustBe(game.questions[1]);
    for (const text of ['c', 'a', 'd', 'b']) {
      await write(test, await game.seat(departments[0]), words.id, text);
    }
    expect(await wordsOf(game)).toEqual([{ department_id: 101, texts: ['a', 'b', 'c', 'd'] }]);
  });

  it('cannot be joined by who wrote it last, once the rows were mixed or the game is closed', async () => {
    const { game } = scene;
    await playAllOver();
    const joined = async () => {
      const writers = await writersOf(game);
      const people = new Set(writers.get('game_person'));
      return [...writers]
        .filter(([table]) => table !== 'game_person')
        .map(([, ids]) => ids.filter((id) => people.has(id)).length);
    };
    expect((await joined()).reduce((sum, count) => sum + count)).toBeGreaterThan(0);

    await inCompany(game.companyId, (db) => mixOpenGames(db, game.companyId));
    const mixedWriters = [...(await writersOf(game)).values()];
    expect(new Set(mixedWriters.flat()).size).toBe(1);
    await inCompany(game.companyId, (db) => mixOpenGames(db, game.companyId));
    expect([...(await writersOf(game)).values()]).toEqual(mixedWriters);

    const late = await game.seat(departments[0]);
    await playAll(test, game, late);
    await game.close();
    const closedWriters = [...(await writersOf(game)).values()];
    expect(new Set(closedWriters.flat()).size).toBe(1);
  });
});

describe('closing an anonymous game', () => {
  it('leaves the answers to groups of five and more', async () => {
    const { game } = scene;
    await playAllOver();
    const [quiz] = game.questions.map(mustBe);
    const before = await tallies(game);
    await game.close();
    const groups = await inCompany(game.companyId, (db) =>
      db
        .selectFrom('game_group')
        .select(['department_id', 'department_name', 'finished_count'])
        .orderBy('department_id')
        .execute(),
    );
    expect(groups).toEqual([
      { department_id: 0, department_name: 'Demais departamentos', finished_count: 5 },
      { department_id: 101, department_name: 'Tecnologia', finished_count: 6 },
      { department_id: 102, department_name: 'Financeiro', finished_count: 5 },
    ]);
    const after = await tallies(game);
    expect(new Set(after.map(({ department_id }) => department_id))).toEqual(
      new Set([0, 101, 102]),
    );
    for (const { id } of game.questions) expect(totalOf(after, id)).toBe(totalOf(before, id));
    expect(totalOf(after, mustBe(quiz).id)).toBe(17);
    expect((await wordsOf(game)).map(({ texts }) => texts.length)).toEqual([5, 6, 5]);
  });

  it('forgets who was how far, and keeps who has finished and on which day', async () => {
    const { game } = scene;
    const { seats, unfinished } = await playAllOver();
    await game.close();
    const people = await inCompany(game.companyId, (db) =>
      db
        .selectFrom('game_person')
        .select(['person_id', 'answered_question_ids', 'rated_option_ids', 'finished_on'])
        .execute(),
    );
    expect(people).toHaveLength(seats.length + 1);
    for (const person of people) {
      expect(person).toEqual({
        person_id: person.person_id,
        answered_question_ids: [],
        rated_option_ids: [],
        finished_on: person.person_id === unfinished.person.id ? null : '2026-11-20',
      });
    }
    expect((await open(test, mustBe(seats[0]))).data.nrIndexPergunta).toBe(5);
  });

  it('keeps nothing of fewer than five', async () => {
    const { game } = scene;
    for (let n = 0; n < 4; n += 1) await playAll(test, game, await game.seat(departments[0]), n);
    await answer(test, await game.seat(departments[0]), mustBe(game.questions[1]));
    await game.close();
    expect(await tallies(game)).toEqual([]);
    expect(await wordsOf(game)).toEqual([]);
    const groups = await inCompany(game.companyId, (db) =>
      db.selectFrom('game_group').selectAll().execute(),
    );
    expect(groups).toEqual([]);
  });
});

describe('answering an anonymous game', () => {
  it('counts a question once, whatever comes again', async () => {
    const { game } = scene;
    const seat = await game.seat(departments[0]);
    const [quiz, words, pillars] = game.questions.map(mustBe);
    const right = mustBe(quiz?.optionIds[1]);
    const wrong = mustBe(quiz?.optionIds[0]);
    expect((await choose(test, seat, mustBe(quiz).id, wrong)).msg).toBe('False');
    const again = await choose(test, seat, mustBe(quiz).id, right);
    expect(again).toMatchObject({ status: 200, msg: 'True', data: { nrIndexPergunta: 1 } });
    await Promise.all(['um', 'dois'].map((text) => write(test, seat, mustBe(words).id, text)));
    const [first, second] = mustBe(pillars).optionIds.map(mustBe);
    for (const optionId of [first, first, second, second]) {
      await rate(test, seat, mustBe(pillars).id, { value: 2, optionId: mustBe(optionId) });
    }
    const kept = await tallies(game);
    expect(totalOf(kept, mustBe(quiz).id)).toBe(1);
    expect(totalOf(kept, mustBe(pillars).id)).toBe(2);
    expect((await wordsOf(game)).flatMap(({ texts }) => texts)).toHaveLength(1);
  });

  it('tells the votes as of the last multiple of five', async () => {
    const game = await createGameScene(test, {
      isAnonymous: true,
      questions: [{ kind: 'voting', options: ['A', 'B'] }],
      companyId: scene.game.companyId,
    });
    const { id, optionIds } = mustBe(game.questions[0]);
    const told = [];
    for (const at of [0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1]) {
      const { data } = await choose(test, await game.seat(), id, mustBe(optionIds[at]));
      told.push(data.dadosTotais?.map(({ qtdVotos }) => qtdVotos));
    }
    const none = [undefined, undefined, undefined, undefined];
    const first = [3, 2];
    expect(told).toEqual([...none, first, first, first, first, first, [4, 6], [4, 6]]);
  });

  it('loses nothing when 200 people do it at once', async () => {
    const { game } = scene;
    const seats: Seat[] = [];
    for (let n = 0; n < 200; n += 1) {
      const { departmentId, departmentName } = mustBe(departments[n % 3]);
      seats.push(await game.seat({ departmentId, departmentName }));
    }
    const all = await Promise.all(
      seats.map((seat, turn) => patiently(() => playAll(test, game, seat, turn))),
    );
    expect(all.map((replies) => replies.at(-1)?.data.flConcluido)).toEqual(seats.map(() => true));
    const kept = await tallies(game);
    for (const [place, { id, optionIds }] of game.questions.entries()) {
      if (mixed[place]?.kind === 'words') continue;
      const each = mixed[place]?.kind === 'pillars' ? Math.max(1, optionIds.length) : 1;
      expect(totalOf(kept, id)).toBe(200 * each);
    }
    const texts = (await wordsOf(game)).flatMap((row) => row.texts);
    expect(new Set(texts).size).toBe(200);
    await game.close();
    expect((await tallies(game)).reduce((sum, { count }) => sum + count, 0)).toBe(200 * 5);
  });
});

it('counts what it has acknowledged though the game is closed at the same moment', async () => {
  const { game } = scene;
  for (let n = 0; n < 6; n += 1) await playAll(test, game, await game.seat(departments[0]), n);
  const [quiz] = game.questions.map(mustBe);
  const seats: Seat[] = [];
  for (let n = 0; n < 30; n += 1) seats.push(await game.seat(departments[n % 2]));
  const calls = seats.map((seat, turn) => answer(test, seat, mustBe(quiz), turn));
  const [replies] = await Promise.all([Promise.all(calls), game.close()]);
  const acknowledged = replies.filter(({ status }) => status === 200).length;
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(totalOf(await tallies(game), mustBe(quiz).id)).toBe(6 + acknowledged);
  expect(new Set([...(await writersOf(game)).values()].flat()).size).toBe(1);
});

/** Does it again while the server is too busy, as clients do. */
async function patiently<T extends readonly { status: number }[]>(
  play: () => Promise<T>,
): Promise<T> {
  const replies = await play();
  return replies.every(({ status }) => status === 200) ? replies : patiently(play);
}
