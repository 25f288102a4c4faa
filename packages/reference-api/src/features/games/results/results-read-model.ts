import type { GameQuestionKind } from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { Page, PageQuery } from '../../../platform/db/people-list.ts';
import { readPage } from '../../../platform/db/read-page.ts';
import type { StoredGame } from '../game-store.ts';

/** A group of those who have answered. */
export interface AnsweredGroup {
  /** The department; 0: all who belong to none that is told of. */
  readonly departmentId: number;
  readonly name: string;
  readonly count: number;
}

/** How many gave one answer. */
export interface AnswerCount {
  readonly questionId: number;
  /** 0: the question itself. */
  readonly optionId: number;
  /** 0: an option was chosen, not rated. */
  readonly value: number;
  readonly count: number;
}

/** What was written to a question, in no order that tells anything. */
export interface WrittenAnswers {
  readonly questionId: number;
  readonly texts: readonly string[];
}

/** Whose answers to read. */
export interface AnswersQuery {
  readonly game: Pick<StoredGame, 'id' | 'isAnonymous'>;
  /** Undefined: everybody's. */
  readonly departmentId: number | undefined;
}

/** An answer with who gave it. */
export interface NamedAnswer {
  readonly gameId: number;
  readonly personName: string;
  /** Empty: they belonged to none. */
  readonly departmentName: string;
  readonly question: string;
  readonly kind: GameQuestionKind;
  readonly option: string | null;
  readonly isRight: boolean | null;
  readonly value: number | null;
  readonly text: string | null;
  readonly answeredAt: Date;
}

/** What people of one company have answered. */
export interface ResultsReadModel {
  /** By name; of an anonymous game those that closing it has made. */
  listGroups(game: AnswersQuery['game']): Promise<AnsweredGroup[]>;
  countAnswers(query: AnswersQuery): Promise<AnswerCount[]>;
  listTexts(query: AnswersQuery): Promise<WrittenAnswers[]>;
  /** Of a named game, by person and in the order of the questions. */
  listNamed(gameId: number, page: PageQuery): Promise<Page<NamedAnswer>>;
  /** What somebody answered in all named games. */
  listOfPerson(personId: number): Promise<NamedAnswer[]>;
}

/** Opens the read model for one company; `db` has to be bound to the same one. */
export function createResultsReadModel(db: Db, companyId: number): ResultsReadModel {
  const namedAnswers = ({ game, departmentId }: AnswersQuery) =>
    db
      .selectFrom('game_answer as answer')
      .where('answer.company_id', '=', companyId)
      .where('answer.game_id', '=', game.id)
      .$if(departmentId !== undefined, (all) =>
        all.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('game_person as assigned')
              .whereRef('assigned.company_id', '=', 'answer.company_id')
              .whereRef('assigned.game_id', '=', 'answer.game_id')
              .whereRef('assigned.person_id', '=', 'answer.person_id')
              .where('assigned.department_id', '=', departmentId ?? 0)
              .select('assigned.person_id'),
          ),
        ),
      );

  /** Answers of named games, in words. */
  const withWords = () =>
    db
      .selectFrom('game_answer as answer')
      .innerJoin('game_person as assigned', (join) =>
        join
          .onRef('assigned.company_id', '=', 'answer.company_id')
          .onRef('assigned.game_id', '=', 'answer.game_id')
          .onRef('assigned.person_id', '=', 'answer.person_id'),
      )
      .innerJoin('person', (join) => onReference(join, 'person', 'answer.person_id'))
      .innerJoin('game_question as question', (join) =>
        onReference(join, 'question', 'answer.question_id'),
      )
      .leftJoin('game_option as option', (join) => onReference(join, 'option', 'answer.option_id'))
      .where('answer.company_id', '=', companyId)
      .select([
        'answer.game_id as gameId',
        'person.name as personName',
        'assigned.department_name as departmentName',
        'question.text as question',
        'question.kind',
        'option.text as option',
        'option.is_right as isRight',
        'answer.value',
        'answer.text',
        'answer.answered_at as answeredAt',
      ]);

  const kept = (table: 'game_tally' | 'game_words', { game, departmentId }: AnswersQuery) =>
    sql`${sql.table(table)} where company_id = ${companyId} and game_id = ${game.id}
      and (${departmentId ?? null}::bigint is null or department_id = ${departmentId ?? null}::bigint)`;

  return {
    listGroups: (game) =>
      game.isAnonymous
        ? db
            .selectFrom('game_group')
            .where('company_id', '=', companyId)
            .where('game_id', '=', game.id)
            .select([
              'department_id as departmentId',
              'department_name as name',
              'finished_count as count',
            ])
            .orderBy(sql`department_id = 0`)
            .orderBy('department_name')
            .execute()
        : db
            .selectFrom('game_person')
            .where('company_id', '=', companyId)
            .where('game_id', '=', game.id)
            .where(sql<boolean>`exists (select from game_answer as given
              where given.company_id = game_person.company_id and given.game_id = game_person.game_id
                and given.person_id = game_person.person_id)`)
            .select([
              'department_id as departmentId',
              sql<string>`max(department_name)`.as('name'),
              sql<number>`count(*)`.as('count'),
            ])
            .groupBy('department_id')
            .orderBy(sql`department_id = 0`)
            .orderBy('name')
            .execute(),

    async countAnswers(query) {
      if (!query.game.isAnonymous) {
        return namedAnswers(query)
          .where('answer.text', 'is', null)
          .select([
            'answer.question_id as questionId',
            'answer.option_id as optionId',
            sql<number>`coalesce(answer.value, 0)`.as('value'),
            sql<number>`count(*)`.as('count'),
          ])
          .groupBy(['answer.question_id', 'answer.option_id', 'answer.value'])
          .execute();
      }
      const { rows } = await sql<AnswerCount>`select question_id as "questionId",
          option_id as "optionId", value, sum(count)::bigint as count
        from ${kept('game_tally', query)} group by question_id, option_id, value`.execute(db);
      return rows;
    },

    async listTexts(query) {
      if (!query.game.isAnonymous) {
        return namedAnswers(query)
          .where('answer.text', 'is not', null)
          .select([
            'answer.question_id as questionId',
            sql<string[]>`array_agg(answer.text order by answer.text)`.as('texts'),
          ])
          .groupBy('answer.question_id')
          .execute();
      }
      const { rows } = await sql<WrittenAnswers>`select question_id as "questionId", texts
        from ${kept('game_words', query)}`.execute(db);
      return rows;
    },

    listNamed(gameId, page) {
      const matches = db
        .selectFrom('game_answer')
        .where('company_id', '=', companyId)
        .where('game_id', '=', gameId);
      const listed = withWords()
        .where('answer.game_id', '=', gameId)
        .orderBy('person.search_name')
        .orderBy('person.id')
        .orderBy('question.place')
        .orderBy('option.place');
      return readPage(matches, listed, page);
    },

    listOfPerson: (personId) =>
      withWords()
        .where('answer.person_id', '=', personId)
        .where(
          'answer.game_id',
          'in',
          db
            .selectFrom('game_person')
            .where('company_id', '=', companyId)
            .where('person_id', '=', personId)
            .select('game_id'),
        )
        .orderBy('answer.game_id')
        .orderBy('question.place')
        .orderBy('option.place')
        .execute(),
  };
}
