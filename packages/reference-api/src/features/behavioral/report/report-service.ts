import {
  type CompetencyLevel,
  certaintyOf,
  type DiscCertainty,
  friedmanStatistic,
  type ProfileSum,
  scoreCompetency,
} from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { conflict, forbidden } from '../../../platform/errors/failures.ts';
import { noteOpening } from '../../../shared/reports/report-opening.ts';
import { readingPerson } from '../../../shared/reports/report-reader.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import { createBehavioralStore } from '../behavioral-store.ts';
import type { DiscResponseRow } from '../behavioral-tables.ts';
import type { BehavioralCompetency, OutcomeContent } from '../content/index.ts';
import { instrumentOf, outcomeOf } from '../disc-content.ts';
import { findReadableResponse, reportOf } from '../response-access.ts';

/** A response that is done, with the result that was fixed then. */
export interface FinishedResponse {
  id: number;
  personId: number;
  personName: string;
  personEmail: string | null;
  /** The language that the person has chosen; null: none. */
  language: string | null;
  instrumentVersion: number;
  questionCount: number;
  finishedAt: Date;
  outcome: OutcomeContent;
  sums: readonly ProfileSum[];
}

/** A report. */
export interface ProfileReport extends FinishedResponse {
  certainty: DiscCertainty;
  /** Whether the reader is whom it is about. */
  isOwn: boolean;
  /** Friedman's statistic of the sums. */
  differentiation: number;
  competencies: readonly CompetencyResult[];
}

/** A competency with its place on the scale. */
export interface CompetencyResult {
  competency: BehavioralCompetency;
  index: number;
  level: CompetencyLevel;
}

/** Opens a report, which leaves a trace of anybody but the person. */
export async function openReport(
  context: OperationContext,
  responseId: number,
): Promise<ProfileReport> {
  const response = await findFinishedResponse(context, responseId);
  const report = reportOf({ id: response.id, person_id: response.personId });
  await noteOpening(context, report, { action: 'disc-competencies.read' });
  return {
    ...response,
    isOwn: readingPerson(context.actor) === response.personId,
    certainty: certaintyOf(response.sums),
    differentiation: Math.round(friedmanStatistic(response.sums) * 100) / 100,
    competencies: competenciesOf(response),
  };
}

function competenciesOf({
  sums,
  questionCount,
  instrumentVersion,
}: FinishedResponse): CompetencyResult[] {
  const points = Object.fromEntries(sums.map(({ profile, sum }) => [profile, sum]));
  const score = {
    questionCount,
    sums: {
      Dominante: points.Dominante ?? 0,
      Influente: points.Influente ?? 0,
      Estável: points.Estável ?? 0,
      Conforme: points.Conforme ?? 0,
    },
  };
  return instrumentOf(instrumentVersion).competencies.map((competency) => ({
    competency,
    ...scoreCompetency(score, competency.weights),
  }));
}

/**
 * Finds the first of some outcomes whose text the caller may read: staff any, others that of a
 * finished response of their own.
 */
export async function findReadableOutcome(
  context: OperationContext,
  candidates: readonly OutcomeContent[],
): Promise<OutcomeContent> {
  const { db, company, actor } = context;
  const first = found(candidates[0]);
  if (actor.kind === 'staff') return first;

  const store = createBehavioralStore(db, company.id);
  for (const outcome of candidates) {
    const isOwn =
      actor.kind === 'employee'
        ? await store.hasFinishedWith(actor.personId, outcome.id)
        : await opensOutcome(context, actor.link.responseId, outcome);
    if (isOwn) return outcome;
  }
  throw forbidden(behavioralMessages.outcomeNotYours);
}

async function opensOutcome(
  context: OperationContext,
  responseId: number,
  outcome: OutcomeContent,
): Promise<boolean> {
  const response = await findReadableResponse(context, responseId, 'report');
  if (response.outcome_id !== outcome.id) return false;
  await noteOpening(context, reportOf(response));
  return true;
}

/** Finds a response that the caller may read and that is done. */
export async function findFinishedResponse(
  context: OperationContext,
  responseId: number,
): Promise<FinishedResponse> {
  const response = await findReadableResponse(context, responseId, 'report');
  const result = resultOf(response);
  if (!result) throw conflict(behavioralMessages.notFinished);
  const store = createBehavioralStore(context.db, context.company.id);
  const person = await store.findPerson(response.person_id);
  return {
    id: response.id,
    personId: response.person_id,
    personName: person?.name ?? '',
    personEmail: person?.email ?? null,
    language: person?.language ?? null,
    instrumentVersion: response.instrument_version,
    questionCount: instrumentOf(response.instrument_version).questions.length,
    ...result,
  };
}

function resultOf({ finished_at, outcome_id, profile_sums }: DiscResponseRow) {
  if (!finished_at || outcome_id === null || !profile_sums?.length) return undefined;
  return { finishedAt: finished_at, outcome: outcomeOf(outcome_id), sums: profile_sums };
}
