import type { GameQuestionKind, GameState } from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { type ListOrder, wayOf } from '../../platform/db/list-order.ts';
import type { Page, PageQuery } from '../../platform/db/people-list.ts';
import { readPage } from '../../platform/db/read-page.ts';
import { gameColumns, type StoredGame } from './game-store.ts';

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
  /** Without it, the newest first. */
  readonly order?: ListOrder<keyof typeof orders> | undefined;
}

const orders = {
  titulo: sql.ref('game.search_title'),
  criacao: sql.ref('game.created_at'),
  envio: sql.ref('game.sent_at'),
  perguntas: sql.ref('questionCount'),
  pessoas: sql.ref('personCount'),
  participacao: sql`people."finishedCount"::float / nullif(people."sentCount", 0)`,
  situacao: sql`case when game.closed_at is not null then 2 when game.sent_at is not null then 1 else 0 end`,
  encerramento: sql.ref('game.closed_at'),
} as const;

/** The games of one company, as they are listed and counted. */
export interface GamesReadModel {
  /** The newest first. */
  list(query: GamesQuery): Promise<Page<ListedGame>>;
  count(): Promise<GameCounts>;
  countPeople(id: number): Promise<GamePeopleCounts>;
}

/** Opens the read model for one company; `db` has to be bound to the same one. */
export function createGamesReadModel(db: Db, companyId: number): GamesReadModel {
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

  return {
    list(query) {
      const { order } = query;
      const matches = matching(query);
      const listed = matches
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
        .select(gameColumns)
        .selectAll('question')
        .selectAll('people')
        .$if(order !== undefined, (all) =>
          order ? all.orderBy(orders[order.by], wayOf(order)) : all,
        )
        .orderBy('game.id', 'desc');
      return readPage(matches, listed, query);
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

    countPeople: (id) =>
      db
        .selectFrom('game_person')
        .where('company_id', '=', companyId)
        .where('game_id', '=', id)
        .select(peopleCounts)
        .executeTakeFirstOrThrow(),
  };
}

const peopleCounts = [
  sql<number>`count(*)`.as('personCount'),
  sql<number>`count(sent_at)`.as('sentCount'),
  sql<number>`count(finished_on)`.as('finishedCount'),
] as const;
