import { sql } from 'kysely';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { fillInSteps } from '../../../../test/crowded-company.ts';
import type { GamesScene } from './games-scene.ts';

/** Adds 2,000 games, each with two questions, for one of as many people, who has answered. */
export function addManyGames(test: TestApp, { companyId }: GamesScene): Promise<void> {
  return fillInSteps(test.database, companyId, [
    sql`insert into person (company_id, name, email)
        select ${companyId}, 'Pessoa ' || n, 'pessoa' || n || '@muita.example'
        from generate_series(1, 2000) as n`,
    sql`insert into game (company_id, title, description, scale, is_anonymous, is_answered,
          created_at, sent_at)
        select ${companyId}, 'Jogo ' || n, '', 5, n % 2 = 0, true, now(), now()
        from generate_series(1, 2000) as n`,
    sql`insert into game_question (company_id, game_id, place, kind, text)
        select company_id, id, place, 'voting', 'Pergunta ' || place
        from game, generate_series(0, 1) as place where company_id = ${companyId}`,
    sql`insert into game_option (company_id, question_id, place, text)
        select company_id, id, option_place, 'Opção ' || option_place
        from game_question, generate_series(0, 1) as option_place where company_id = ${companyId}`,
    sql`insert into game_person (company_id, game_id, person_id, sent_at, finished_on)
        select game.company_id, game.id, person.id, now(), current_date
        from (select *, row_number() over (order by id) as n from game where company_id = ${companyId})
          as game
        join (select *, row_number() over (order by id) as n from person where company_id = ${companyId})
          as person on person.n = game.n`,
    sql`insert into game_answer (company_id, game_id, person_id, question_id, option_id, answered_at)
        select asked.company_id, asked.game_id, player.person_id, asked.id, 0, now()
        from game_question as asked
        join game_person as player on player.company_id = asked.company_id
          and player.game_id = asked.game_id
        where asked.company_id = ${companyId}`,
    sql`insert into game_tally (company_id, game_id, question_id, count)
        select company_id, game_id, id, 1 from game_question where company_id = ${companyId}`,
    sql`insert into game_words (company_id, game_id, question_id, texts)
        select company_id, game_id, id, array['a'] from game_question where company_id = ${companyId}`,
    sql`insert into game_group (company_id, game_id, department_name, finished_count)
        select company_id, id, '', 1 from game where company_id = ${companyId}`,
  ]);
}
