import type { Db } from '../../platform/db/database.ts';
import { nextVersion, recordTable } from '../../platform/db/record-table.ts';
import { searchableName } from '../../platform/db/search-expression.ts';
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

/** What of a game is written as somebody edits it. */
export type GameValues = Pick<StoredGame, 'title' | 'description' | 'scale' | 'isAnonymous'>;

/** What is said of a game once, as it is made. */
export type GameOrigin = Pick<StoredGame, 'template' | 'templateVersion' | 'seriesId' | 'round'>;

/** The games of one company. */
export interface GameStore {
  find(id: number): Promise<StoredGame | undefined>;
  /** Nobody answers or changes it until the transaction ends. */
  lock(id: number): Promise<StoredGame | undefined>;
  /** Whether another game has the title, whatever accents and case. */
  isTitleTaken(title: string, exceptId: number): Promise<boolean>;
  /** The last round of a series. */
  lastRound(seriesId: number): Promise<number>;
  insert(values: GameValues, origin: GameOrigin, now: Date): Promise<number>;
  update(id: number, values: GameValues): Promise<void>;
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
  const games = recordTable('game', db, companyId);
  const all = () => db.selectFrom('game').where('game.company_id', '=', companyId);

  return {
    find: (id) => all().where('id', '=', id).select(gameColumns).executeTakeFirst(),

    lock: (id) => all().where('id', '=', id).select(gameColumns).forUpdate().executeTakeFirst(),

    isTitleTaken: (title, exceptId) =>
      games.isTaken('search_title', searchableName(title), exceptId),

    async lastRound(seriesId) {
      const { round } = await all()
        .where(({ or, eb }) => or([eb('id', '=', seriesId), eb('series_id', '=', seriesId)]))
        .select(({ fn }) => fn.max('round').as('round'))
        .executeTakeFirstOrThrow();
      return round;
    },

    insert: (values, { template, templateVersion, seriesId, round }, now) =>
      games.insert({
        ...toRow(values),
        template,
        template_version: templateVersion,
        series_id: seriesId,
        round,
        created_at: now,
      }),

    update: (id, values) => games.update(id, { ...toRow(values), version: nextVersion }),
    close: (id, now) => games.update(id, { closed_at: now }),
    delete: games.delete,
  };
}

/** What is read of a game. */
export const gameColumns = [
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
