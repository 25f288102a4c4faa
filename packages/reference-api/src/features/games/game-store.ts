import type { GameQuestionKind, GameState } from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Page, PageQuery } from '../../db/people-list.ts';
import { searchableName } from '../../db/search-expression.ts';
import type { GameTable } from './games-tables.ts';

/** A game without what is in it. */
export interface StoredGame {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly scale: number;
  readonly isAnonymous: boolean;
  readonly isAnswered: boolean;
  readonly template: GameTable['template'];
  readonly templateVersion: number | null;
  /** The game whose rounds this is one of; null: it is the first itself. */
  readonly seriesId: number | null;
  readonly round: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly closedAt: Date | null;
}

/** How many people a game is for, was sent to, and was finished by. */
export interface GamePeopleCounts {
  readonly personCount: number;
  readonly sentCount: number;
  readonly finishedCount: number;
}

/** A game of the list. */
export interface ListedGame extends StoredGame, GamePeopleCounts {
  readonly questionCount: number;
  readonly kind: GameQuestionKind;
  /** Whether it has questions of other kinds too. */
  readonly isMixed: boolean;
}

/** What of a game is written as somebody edits it. */
export type GameValues = Pick<StoredGame, 'title' | 'description' | 'scale' | 'isAnonymous'>;

/** What is said of a game once, as it is made. */
export type GameOrigin = Pick<StoredGame, 'template' | 'templateVersion' | 'seriesId' | 'round'>;

/** How many games there are, and how many were answered of those that were sent. */
export interface GameCounts {
  readonly all: number;
  readonly open: number;
  readonly closed: number;
  readonly sentCount: number;
  readonly finishedCount: number;
}

/** Which games to list. */
export interface GamesQuery extends PageQuery {
  /** What the title has to be like, by `patternOf`. */
  readonly pattern: string | undefined;
  readonly state: GameState | undefined;
}

/** The games of one company. */
export interface GameStore {
  /** The newest first. */
  list(query: GamesQuery): Promise<Page<ListedGame>>;
  count(): Promise<GameCounts>;
  find(id: number): Promise<StoredGame | undefined>;
  /** Nobody answers or changes it until the transaction ends. */
  lock(id: number): Promise<StoredGame | undefined>;
  countPeople(id: number): Promise<GamePeopleCounts>;
  /** Whether another game has the title, whatever accents and case. */
  isTitleTaken(title: string, exceptId: number): Promise<boolean>;
  /** The last round of a series. */
  lastRound(seriesId: number): Promise<number>;
  insert(values: GameValues, origin: GameOrigin, now: Date): Promise<number>;
  update(id: number, values: GameValues): Promise<void>;
  /** Tells those who edit it that it has changed. */
  touch(id: number): Promise<void>;
  close(id: number, now: Date): Promise<void>;
  /** Deletes a game with all that is in it. */
  delete(id: number): Promise<void>;
}

/** What a game is made from when it is made from nothing. */
export const firstOfItsKind: GameOrigin = {
  template: null,
  templateVersion: null,
  seriesId: null,
  round: 1,
};

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createGameStore(db: Db, companyId: number): GameStore {
  const all = () => db.selectFrom('game').where('game.company_id', '=', companyId);

  const matching = ({ pattern, state }: Pick<GamesQuery, 'pattern' | 'state'>) =>
    all()
      .$if(pattern !== undefined, (games) =>
        games.where('game.search_title', 'like', pattern ?? ''),
      )
      .$if(state !== undefined, (games) =>
        games
          .where('game.closed_at', state === 'closed' ? 'is not' : 'is', null)
          .$if(state !== 'closed', (unclosed) =>
            unclosed.where('game.sent_at', state === 'open' ? 'is not' : 'is', null),
          ),
      );

  const read = (query: GamesQuery) =>
    matching(query)
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom('game_question')
            .whereRef('game_question.company_id', '=', 'game.company_id')
            .whereRef('game_question.game_id', '=', 'game.id')
            .select([
              sql<number>`count(*)`.as('questionCount'),
              sql<GameQuestionKind>`(array_agg(kind order by place))[1]`.as('kind'),
              sql<boolean>`count(distinct kind) > 1`.as('isMixed'),
            ])
            .as('question'),
        (join) => join.onTrue(),
      )
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom('game_person')
            .whereRef('game_person.company_id', '=', 'game.company_id')
            .whereRef('game_person.game_id', '=', 'game.id')
            .select(peopleCounts)
            .as('people'),
        (join) => join.onTrue(),
      )
      .select([...columns, sql<number>`count(*) over ()`.as('total')])
      .selectAll('question')
      .selectAll('people')
      .orderBy('game.id', 'desc')
      .limit(query.take)
      .offset(query.page * query.take)
      .execute();

  const countAll = async (query: GamesQuery) => {
    const { total } = await matching(query)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };

  const change = (id: number) =>
    db.updateTable('game').where('company_id', '=', companyId).where('id', '=', id);

  return {
    async list(query) {
      const found = await read(query);
      const total = found[0]?.total ?? (query.page === 0 ? 0 : await countAll(query));
      return { rows: found.map(({ total: _, ...game }) => game), total };
    },

    count: () =>
      all()
        .select([
          sql<number>`count(*)`.as('all'),
          sql<number>`count(*) filter (where sent_at is not null and closed_at is null)`.as('open'),
          sql<number>`count(closed_at)`.as('closed'),
        ])
        .select(({ selectFrom }) =>
          (['sent_at', 'finished_on'] as const).map((column) =>
            selectFrom('game_person')
              .where('company_id', '=', companyId)
              .select(({ fn }) => fn.count<number>(column).as('count'))
              .$asScalar()
              .$notNull()
              .as(column),
          ),
        )
        .executeTakeFirstOrThrow()
        .then(({ sent_at: sentCount, finished_on: finishedCount, ...counts }) => ({
          ...counts,
          sentCount,
          finishedCount,
        })),

    find: (id) => all().where('id', '=', id).select(columns).executeTakeFirst(),

    lock: (id) => all().where('id', '=', id).select(columns).forUpdate().executeTakeFirst(),

    countPeople: (id) =>
      db
        .selectFrom('game_person')
        .where('company_id', '=', companyId)
        .where('game_id', '=', id)
        .select(peopleCounts)
        .executeTakeFirstOrThrow(),

    async isTitleTaken(title, exceptId) {
      const other = await all()
        .select('id')
        .where('id', '!=', exceptId)
        .where('search_title', '=', searchableName(title))
        .executeTakeFirst();
      return other !== undefined;
    },

    async lastRound(seriesId) {
      const { round } = await all()
        .where(({ or, eb }) => or([eb('id', '=', seriesId), eb('series_id', '=', seriesId)]))
        .select(({ fn }) => fn.max('round').as('round'))
        .executeTakeFirstOrThrow();
      return round;
    },

    async insert(values, { template, templateVersion, seriesId, round }, now) {
      const { id } = await db
        .insertInto('game')
        .values({
          ...toRow(values),
          company_id: companyId,
          template,
          template_version: templateVersion,
          series_id: seriesId,
          round,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(id, values) {
      await change(id)
        .set(({ eb }) => ({ ...toRow(values), version: eb('version', '+', 1) }))
        .execute();
    },

    async touch(id) {
      await change(id)
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .execute();
    },

    async close(id, now) {
      await change(id).set({ closed_at: now }).execute();
    },

    async delete(id) {
      await db
        .deleteFrom('game')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    },
  };
}

const peopleCounts = [
  sql<number>`count(*)`.as('personCount'),
  sql<number>`count(sent_at)`.as('sentCount'),
  sql<number>`count(finished_on)`.as('finishedCount'),
] as const;

const columns = [
  'game.id',
  'game.title',
  'game.description',
  'game.scale',
  'game.is_anonymous as isAnonymous',
  'game.is_answered as isAnswered',
  'game.template',
  'game.template_version as templateVersion',
  'game.series_id as seriesId',
  'game.round',
  'game.version',
  'game.created_at as createdAt',
  'game.sent_at as sentAt',
  'game.closed_at as closedAt',
] as const;

function toRow({ title, description, scale, isAnonymous }: GameValues) {
  return { title, description, scale, is_anonymous: isAnonymous };
}
