import { sql } from 'kysely';
import { createBehavioralStore } from '../../src/features/behavioral/behavioral-store.ts';
import { currentInstrumentVersion } from '../../src/features/behavioral/content/index.ts';
import { issueFirstLinks } from '../../src/operation/links/issue-link.ts';
import { createCompany } from '../../test/fixtures.ts';

/** A company whose people have all been sent the behavioral questionnaire; with their links. */
export async function createCrowd(database, size) {
  const { id: companyId } = await createCompany(database);
  const now = new Date();
  const people = await database.inCompany(companyId, async (db) => {
    const { rows } = await sql`insert into person (company_id, name, email)
      select ${companyId}::bigint, 'Pessoa ' || n, 'pessoa' || n || '@multidao.example'
      from generate_series(1, ${size}::int) n returning id, email`.execute(db);
    const responses = await createBehavioralStore(db, companyId).insert(
      rows.map(({ id, email }) => ({
        personId: id,
        requestedBy: null,
        mailedTo: email,
        sentAt: now,
        instrumentVersion: currentInstrumentVersion,
      })),
    );
    const emailOf = new Map(rows.map(({ id, email }) => [id, email]));
    const requests = responses.map(({ id, person_id }) => ({
      reason: 'mail',
      role: 'self',
      mailedTo: emailOf.get(person_id),
      response: {
        companyId,
        kind: 'behavioral',
        responseId: id,
        personId: person_id,
        finishedAt: null,
      },
    }));
    const links = await issueFirstLinks(db, requests, now);
    return responses.map(({ id }, index) => ({ responseId: id, hash: links[index].hash }));
  });
  await sql`analyze`.execute(database.owner);
  return { companyId, people };
}

/** The answers that are stored, by `answerKey`. */
export async function readAnswers(database, { companyId }) {
  const rows = await database.inCompany(companyId, (db) =>
    db.selectFrom('disc_answer').select(['response_id', 'question_id', 'ranking']).execute(),
  );
  return new Map(
    rows.map((row) => [answerKey(row.response_id, row.question_id), row.ranking.join()]),
  );
}

/** Names the answer to one question of one response. */
export function answerKey(responseId, questionId) {
  return `${responseId}:${questionId}`;
}
