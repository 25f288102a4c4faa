import { createRandom, DISC_STATUS } from '@aferir/domain';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { after, day, minute } from '../../../shared/example/moments.ts';
import { integerBetween } from '../../../shared/example/random.ts';
import type { SeededPerson } from '../../../shared/example/seed-company.ts';
import type { SeedPlace } from '../../../shared/example/seed-place.ts';
import { notifyFinished } from '../behavioral-notifications.ts';
import type { DiscAnswerTable, DiscResponseTable } from '../behavioral-tables.ts';
import { currentInstrumentVersion, type DiscInstrument } from '../content/index.ts';
import { instrumentOf } from '../disc-content.ts';
import { resultOf } from '../disc-result.ts';
import { mailRequests } from '../requests/request-mail.ts';
import { drawAnswers, drawAnswersEndingIn, type ExampleAnswer } from './disc-answers.ts';
import type { ExampleAssessment } from './example-assessments.ts';

/** Where and when the responses are seeded. */
export interface AssessmentsToSeed extends SeedPlace {
  people: readonly SeededPerson[];
  plan: readonly ExampleAssessment[];
}

interface DrawnAssessment {
  person: SeededPerson;
  response: Insertable<DiscResponseTable>;
  answers: (ExampleAnswer & { answeredAt: Date })[];
}

/** Seeds behavioral responses with their answers; open ones get a working link in the outbox. */
export async function seedAssessments(db: Db, seed: AssessmentsToSeed): Promise<void> {
  const instrument = instrumentOf(currentInstrumentVersion);
  const drawn = seed.plan
    .map((planned, index) => drawAssessment(seed, instrument, planned, index))
    .toSorted((a, b) => sentAt(a) - sentAt(b));
  const ids = await db
    .insertInto('disc_response')
    .values(drawn.map(({ response }) => response))
    .returning('id')
    .execute();
  const responses = drawn.map((one, index) => ({ ...one, id: ids[index]?.id ?? 0 }));
  await db
    .insertInto('disc_answer')
    .values(responses.flatMap((one) => answerRows(seed.company.id, one)))
    .execute();
  for (const { id, person, response } of responses) {
    const { finished_at } = response;
    if (finished_at instanceof Date) {
      const origin = { db, companyId: seed.company.id, now: finished_at };
      await notifyFinished(origin, { id, person_id: person.id });
    }
    if (finished_at || response.closed_at) continue;
    const request = { responseId: id, instrumentVersion: instrument.version, person };
    await mailRequests(
      seed.mail,
      { db, company: seed.company, now: response.sent_at ?? seed.now },
      [{ ...request, to: person.email }],
    );
  }
}

function sentAt({ response }: DrawnAssessment): number {
  return response.sent_at?.getTime() ?? 0;
}

function drawAssessment(
  { company, people, now }: AssessmentsToSeed,
  instrument: DiscInstrument,
  planned: ExampleAssessment,
  index: number,
): DrawnAssessment {
  const person = people[planned.person];
  if (!person) throw new Error(`There is no person ${planned.person} to assess`);
  const random = createRandom(1000 + index);
  const sent = new Date(now.getTime() - planned.sentDaysAgo * day);
  const viewed = after(sent, integerBetween(random, 20, 1440) * minute);
  const started = after(viewed, integerBetween(random, 1, 3) * minute);
  const answers = timed(drawn(instrument, planned, random), started);
  const response: Insertable<DiscResponseTable> = {
    company_id: company.id,
    person_id: person.id,
    instrument_version: instrument.version,
    mailed_to: person.email,
    sent_at: sent,
    ...progressOf(planned, instrument, { viewed, started, answers }),
  };
  return { person, response, answers };
}

function drawn(
  instrument: DiscInstrument,
  { answered, outcome }: ExampleAssessment,
  random: () => number,
): ExampleAnswer[] {
  if (answered === 'all') return drawAnswersEndingIn(instrument, outcome, random);
  return drawAnswers(instrument.questions.slice(0, answered), outcome, random);
}

function timed(answers: readonly ExampleAnswer[], started: Date) {
  let moment = started;
  return answers.map((answer) => {
    moment = after(moment, answer.elapsedMs);
    return { ...answer, answeredAt: moment };
  });
}

function progressOf(
  { progress }: ExampleAssessment,
  instrument: DiscInstrument,
  done: { viewed: Date; started: Date; answers: DrawnAssessment['answers'] },
): Partial<Insertable<DiscResponseTable>> {
  const { viewed, started, answers } = done;
  switch (progress) {
    case 'sent':
      return { status: DISC_STATUS.sent };
    case 'viewed':
      return { status: DISC_STATUS.viewed, viewed_at: viewed };
    case 'started':
      return { status: DISC_STATUS.started, viewed_at: viewed, started_at: started };
    case 'closed':
      return {
        status: DISC_STATUS.started,
        viewed_at: viewed,
        started_at: started,
        closed_at: after(started, minute * 30),
      };
    case 'finished': {
      const { sums, outcome } = resultOf(
        instrument,
        answers.map(({ ranking }) => ranking),
      );
      return {
        status: DISC_STATUS.finished,
        viewed_at: viewed,
        started_at: started,
        finished_at: answers.at(-1)?.answeredAt ?? started,
        outcome_id: outcome.id,
        profile_sums: JSON.stringify(sums),
      };
    }
  }
}

function answerRows(
  companyId: number,
  { id, answers }: DrawnAssessment & { id: number },
): Insertable<DiscAnswerTable>[] {
  return answers.map(({ questionId, ranking, elapsedMs, answeredAt }) => ({
    company_id: companyId,
    response_id: id,
    question_id: questionId,
    ranking,
    elapsed_ms: elapsedMs,
    answered_at: answeredAt,
  }));
}
