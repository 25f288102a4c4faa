import type { ApiClient } from '@aferir/api-client';
import {
  discCompetenciesQuery,
  discProfileReportQuery,
  discResultSectionsQuery,
  discTraitsQuery,
} from '@aferir/api-client/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ErrorDetail, ReadyDetail, WidgetProblem } from '../shared/events.ts';
import { isRefusal, problemDetail } from '../shared/problem-detail.ts';
import {
  toCompetencies,
  toOutcomeTexts,
  toProfile,
  toTraitGroups,
} from './behavioral-report.data.ts';
import type { BehavioralProfile, ReportPart, ReportParts } from './behavioral-report.types.ts';

/** Which report, and on whose behalf it is read. */
export interface ReportSource {
  readonly client: ApiClient;
  /** The response; 0 for the own one of a link. */
  readonly responseId: number;
  /** The hash of the link, where there is one. */
  readonly hash?: string | undefined;
}

/** What the host hears. */
export interface BehavioralReportEvents {
  onReady?: ((detail: ReadyDetail) => void) | undefined;
  onError?: ((detail: ErrorDetail) => void) | undefined;
}

/** What there is to show. */
export type ReportState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly problem: WidgetProblem }
  | { readonly step: 'not-assessed' }
  | { readonly step: 'shown'; readonly profile: BehavioralProfile; readonly parts: ReportParts };

/** Loads a report and its parts. A part that fails leaves the others to be read. */
export function useBehavioralReport(
  { client, responseId, hash }: ReportSource,
  events: BehavioralReportEvents,
): [ReportState, { retry(): void }] {
  const report = useQuery({
    ...discProfileReportQuery(client, responseId, hash),
    select: (data) => ({ profile: toProfile(data), outcomeName: data.nmPerfil }),
  });
  const profile = report.data?.profile ?? null;
  const isOpen = profile !== null;

  const texts = useQuery({
    ...discResultSectionsQuery(client, profile?.outcomeId ?? 0),
    enabled: isOpen,
    select: toOutcomeTexts,
  });
  const traits = useQuery({
    ...discTraitsQuery(client, report.data?.outcomeName ?? 'Dominante'),
    enabled: isOpen,
    select: toTraitGroups,
  });
  const competencies = useQuery({
    ...discCompetenciesQuery(client, profile?.responseId ?? 0),
    enabled: isOpen,
    select: toCompetencies,
  });

  const state = toState(report, {
    texts: toPart(texts),
    traits: toPart(traits),
    competencies: toPart(competencies),
  });
  useNews(state, events);

  function retry() {
    const failed = [report, texts, traits, competencies].filter(({ isError }) => isError);
    for (const query of failed) void query.refetch();
  }
  return [state, { retry }];
}

const NOT_FINISHED = 409;

function toState(
  report: UseQueryResult<{ profile: BehavioralProfile | null }>,
  parts: ReportParts,
): ReportState {
  if (report.data) {
    const { profile } = report.data;
    return profile ? { step: 'shown', profile, parts } : { step: 'not-assessed' };
  }
  if (!report.error || report.isFetching) return { step: 'loading' };
  const isOpen = 'status' in report.error && report.error.status === NOT_FINISHED;
  if (isOpen) return { step: 'not-assessed' };
  return { step: 'unavailable', problem: problemDetail(report.error) };
}

function toPart<Data>({ data, isError, isFetching }: UseQueryResult<Data>): ReportPart<Data> {
  if (data !== undefined) return { status: 'ready', data };
  return { status: isError && !isFetching ? 'failed' : 'loading' };
}

function useNews(state: ReportState, { onReady, onError }: BehavioralReportEvents) {
  const hears = useRef({ onReady, onError });
  useEffect(() => {
    hears.current = { onReady, onError };
  });
  const isShown = state.step === 'shown' || state.step === 'not-assessed';
  useEffect(() => {
    if (isShown) hears.current.onReady?.({ widget: 'behavioral-report' });
  }, [isShown]);
  const { kind, message, isRetryable } = state.step === 'unavailable' ? state.problem : {};
  useEffect(() => {
    if (kind && message !== undefined && isRetryable !== undefined) {
      const problem = { kind, message, isRetryable };
      hears.current.onError?.({ ...problem, isFatal: isRefusal(problem) });
    }
  }, [kind, message, isRetryable]);
}
