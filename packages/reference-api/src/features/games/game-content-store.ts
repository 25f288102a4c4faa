import type { GameQuestionKind } from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** A question as it is saved, its options in order. */
export interface SavedQuestion {
  readonly kind: GameQuestionKind;
  readonly text: string;
  readonly options: readonly { readonly text: string; readonly isRight: boolean }[];
  /** The number of the item that it is in its template. */
  readonly templateItem: number | null;
  readonly hasSupportPage: boolean;
}

/** A question with its options, by the ids that it got. */
export interface StoredQuestion extends SavedQuestion {
  readonly id: number;
  readonly options: readonly StoredOption[];
}

/** An option of a question. */
export interface StoredOption {
  readonly id: number;
  readonly text: string;
  readonly isRight: boolean;
}

/** Questions and options of one company's games. */
export interface GameContentStore {
  /** In their order. */
  list(gameId: number): Promise<StoredQuestion[]>;
  /** Puts questions into a game that has none. */
  put(gameId: number, questions: readonly SavedQuestion[]): Promise<void>;
  /** Takes all of them out. */
  clear(gameId: number): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createGameContentStore(db: Db, companyId: number): GameContentStore {
  return {
    async list(gameId) {
      const rows = await db
        .selectFrom('game_question as question')
        .leftJoin('game_option as option', (join) =>
          join
            .onRef('option.company_id', '=', 'question.company_id')
            .onRef('option.question_id', '=', 'question.id'),
        )
        .where('question.company_id', '=', companyId)
        .where('question.game_id', '=', gameId)
        .select([
          'question.id',
          'question.kind',
          'question.text',
          'question.template_item as templateItem',
          'question.has_support_page as hasSupportPage',
          'option.id as optionId',
          'option.text as optionText',
          'option.is_right as isRight',
        ])
        .orderBy('question.place')
        .orderBy('option.place')
        .execute();
      const questions = new Map<number, StoredQuestion & { options: StoredOption[] }>();
      for (const { optionId, optionText, isRight, ...row } of rows) {
        const question = questions.get(row.id) ?? { ...row, options: [] };
        questions.set(row.id, question);
        // A question without options has a row of none.
        if (optionId !== null) {
          question.options.push({
            id: optionId,
            text: optionText ?? '',
            isRight: isRight ?? false,
          });
        }
      }
      return [...questions.values()];
    },

    async put(gameId, questions) {
      const given = questions.map(({ options, ...question }, place) => ({ ...question, place }));
      const options = questions.flatMap((question, questionPlace) =>
        question.options.map((option, place) => ({ ...option, questionPlace, place })),
      );
      await sql`with question as (
          insert into game_question (company_id, game_id, place, kind, text, template_item, has_support_page)
          select ${companyId}, ${gameId}, place, kind, text, "templateItem", "hasSupportPage"
          from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given
            (place integer, kind text, text text, "templateItem" integer, "hasSupportPage" boolean)
          order by place
          returning id, place)
        insert into game_option (company_id, question_id, place, text, is_right)
        select ${companyId}, question.id, given.place, given.text, given."isRight"
        from jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as given
          ("questionPlace" integer, place integer, text text, "isRight" boolean)
        join question on question.place = given."questionPlace"
        order by question.place, given.place`.execute(db);
    },

    async clear(gameId) {
      await db
        .deleteFrom('game_question')
        .where('company_id', '=', companyId)
        .where('game_id', '=', gameId)
        .execute();
    },
  };
}
