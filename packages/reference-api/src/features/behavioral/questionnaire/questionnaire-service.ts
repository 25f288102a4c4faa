import {
  advanceDiscStatus,
  DISC_STATUS,
  type DiscStatus,
  discProgress,
  findRankingFaults,
  firstUnanswered,
  type RankedOption,
} from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { limitLinksOfFinished } from '../../../operation/links/issue-link.ts';
import { requireAnsweringLink } from '../../../operation/links/require-link.ts';
import { conflict, invalidField } from '../../../platform/errors/failures.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { notifyFinished } from '../behavioral-notifications.ts';
import { createBehavioralStore, type ResponseState } from '../behavioral-store.ts';
import type { DiscAnswerRow, DiscResponseRow } from '../behavioral-tables.ts';
import { instrumentOf, questionIdsOf } from '../disc-content.ts';
import { resultOf } from '../disc-result.ts';

/** How far a response is, counted in questions. */
export interface ResponseProgress {
  /** Zero-based index of the first unanswered question; the number of questions when none is left. */
  nextIndex: number;
  questionCount: number;
}

/** One question's answer, as the person sends it. */
export interface GivenAnswer {
  responseId: number;
  questionId: number;
  options: RankedOption[];
  elapsedMs: number | null;
}

/** Tells where the questionnaire goes on. */
export async function progressOf(
  { db, company }: OperationContext,
  response: DiscResponseRow,
): Promise<ResponseProgress> {
  return progressBy(
    response,
    await createBehavioralStore(db, company.id).answeredQuestions(response.id),
  );
}

function progressBy(response: ResponseState, answered: readonly number[]): ResponseProgress {
  const questionIds = questionIdsOf(instrumentOf(response.instrument_version));
  const next = firstUnanswered(questionIds, answered);
  return {
    nextIndex: next === undefined ? questionIds.length : questionIds.indexOf(next),
    questionCount: questionIds.length,
  };
}

/** Saves the places given to the four options of a question, in place of earlier ones. */
export async function saveAnswer(
  context: OperationContext,
  answer: GivenAnswer,
): Promise<ResponseProgress> {
  const { db, company, now, actor } = context;
  const { responseId, questionId, elapsedMs } = answer;
  requireAnsweringLink(actor, { kind: 'behavioral', responseId });
  const store = createBehavioralStore(db, company.id);
  const response = found(await store.findForAnswer(responseId));
  requireOpen(response);
  const ranking = checkedRanking(response, answer);
  await store.saveAnswer({ responseId, questionId, ranking, elapsedMs, answeredAt: now });
  await advance(context, response, DISC_STATUS.started);
  return progressBy(response, [...response.answered, questionId]);
}

/** Notes that the questionnaire was viewed or started; an older status changes nothing. */
export async function updateStatus(
  context: OperationContext,
  responseId: number,
  status: DiscStatus,
): Promise<DiscStatus> {
  const response = await lockOwnResponse(context, responseId);
  if (response.closed_at) throw conflict(behavioralMessages.closed);
  return advance(context, response, status);
}

/** How a questionnaire ended. */
export interface DiscCompletion {
  outcomeId: number;
  finishedAt: Date;
  /** With the questions in sight; undefined where not every answer came with its own time. */
  elapsedMs: number | undefined;
}

/** Ends the questionnaire and fixes its result. Ending it again gives the same result. */
export async function finishResponse(
  context: OperationContext,
  responseId: number,
): Promise<DiscCompletion> {
  const { db, company, now, audit } = context;
  const response = await lockOwnResponse(context, responseId);
  const store = createBehavioralStore(db, company.id);
  const answers = await store.answersOf(response.id);
  const elapsedMs = elapsedOver(answers);
  if (response.finished_at && response.outcome_id !== null) {
    return { outcomeId: response.outcome_id, finishedAt: response.finished_at, elapsedMs };
  }
  requireOpen(response);

  const { sums, outcomeId } = scoreAnswers(response, answers);
  await store.update(response.id, {
    status: DISC_STATUS.finished,
    started_at: response.started_at ?? now,
    finished_at: now,
    outcome_id: outcomeId,
    profile_sums: JSON.stringify(sums),
  });
  await limitLinksOfFinished(db, { kind: 'behavioral', responseId: response.id }, now);
  await notifyFinished({ db, companyId: company.id, now }, response);
  await audit({
    action: 'disc-response.finished',
    personId: response.person_id,
    subject: { kind: 'disc-response', id: response.id },
  });
  return { outcomeId, finishedAt: now, elapsedMs };
}

function elapsedOver(answers: readonly DiscAnswerRow[]): number | undefined {
  const times = answers.flatMap(({ elapsed_ms }) => elapsed_ms ?? []);
  return times.length === answers.length ? times.reduce((all, one) => all + one, 0) : undefined;
}

async function lockOwnResponse({ db, company, actor }: OperationContext, responseId: number) {
  requireAnsweringLink(actor, { kind: 'behavioral', responseId });
  return found(await createBehavioralStore(db, company.id).findForChange(responseId));
}

/** Lets pass only a response that can still be answered. */
export function requireOpen(response: ResponseState): void {
  if (response.finished_at) throw conflict(behavioralMessages.finished);
  if (response.closed_at) throw conflict(behavioralMessages.closed);
}

function checkedRanking(response: ResponseState, { questionId, options }: GivenAnswer) {
  const { questions } = instrumentOf(response.instrument_version);
  const asked = questions.find(({ id }) => id === questionId);
  const question = found(asked, behavioralMessages.unknownQuestion);

  const faults = findRankingFaults(
    options,
    question.options.map(({ id }) => id),
  );
  if (faults.includes('wrong-options'))
    throw invalidField('lstRespostas', behavioralMessages.wrongOptions);
  if (faults.length > 0) throw invalidField('lstRespostas', behavioralMessages.repeatedPlace);
  return options.toSorted((a, b) => a.place - b.place).map(({ optionId }) => optionId);
}

async function advance(
  { db, company, now }: OperationContext,
  response: ResponseState,
  requested: DiscStatus,
): Promise<DiscStatus> {
  const status = advanceDiscStatus(response.status, requested);
  if (status !== response.status) {
    await createBehavioralStore(db, company.id).update(response.id, {
      status,
      viewed_at: response.viewed_at ?? now,
      ...(status === DISC_STATUS.started && { started_at: now }),
    });
  }
  return status;
}

function scoreAnswers(response: DiscResponseRow, answers: readonly DiscAnswerRow[]) {
  const instrument = instrumentOf(response.instrument_version);
  const { answered, total, isComplete } = discProgress(
    questionIdsOf(instrument),
    answers.map(({ question_id }) => question_id),
  );
  if (!isComplete) throw conflict(behavioralMessages.unanswered(total - answered));

  const { sums, outcome } = resultOf(
    instrument,
    answers.map(({ ranking }) => ranking),
  );
  return { sums, outcomeId: outcome.id };
}
