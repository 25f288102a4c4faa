import type { Schema } from '@aferir/api-client';
import {
  getDiscProfileReportQuery,
  listDiscCompetenciesQuery,
  listDiscResultSectionsQuery,
  listDiscTraitsQuery,
} from '@aferir/api-client/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { WidgetProblem } from '../shared/host/events.ts';
import { problemDetail } from '../shared/host/problem-detail.ts';
import { useTellOpening } from '../shared/host/use-tell-opening.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { besideApi } from '../shared/provider/beside-api.ts';
import { givenOr } from '../shared/report/part-state.ts';
import {
  toCompetencies,
  toGivenParts,
  toOutcomeTexts,
  toProfile,
  toTraitGroups,
} from './behavioral-report.data.ts';
import type { BehavioralProfile, ReportParts } from './behavioral-report.types.ts';

/** Which report is read. */
export interface ReportSource {
  /** The response; 0 for the own one of a link. */
  readonly responseId: number;
  /** The hash of the link, where there is one. */
  readonly hash?: string | undefined;
  /** Where the company's logo is looked for. */
  readonly apiBase: string;
}

/** What there is to show. */
export type ReportState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly problem: WidgetProblem }
  | { readonly step: 'not-assessed' }
  | { readonly step: 'shown'; readonly profile: BehavioralProfile; readonly parts: ReportParts };

/** Loads a report and its parts. A part that fails leaves the others to be read. */
export function useBehavioralReport({
  responseId,
  hash,
  apiBase,
}: ReportSource): [ReportState, { retry(): void }] {
  const { client } = useWidget();
  const report = useQuery({
    ...getDiscProfileReportQuery(client, {
      query: { idResposta: responseId, hsResposta: hash ?? '0' },
    }),
    select: useCallback((data: Schema<'DiscProfileReport'>) => toReport(data, apiBase), [apiBase]),
  });
  const { profile = null, given } = report.data ?? {};
  const isAskedFor = (part: keyof ReportParts) => profile !== null && !given?.[part];

  const texts = useQuery({
    ...listDiscResultSectionsQuery(client, { path: { idResultado: profile?.outcomeId ?? 0 } }),
    enabled: isAskedFor('texts'),
    select: ({ rows }) => toOutcomeTexts(rows),
  });
  const traits = useQuery({
    ...listDiscTraitsQuery(client, {
      query: { nmPerfil: report.data?.outcomeName ?? 'Dominante' },
    }),
    enabled: isAskedFor('traits'),
    select: toTraitGroups,
  });
  const competencies = useQuery({
    ...listDiscCompetenciesQuery(client, { path: { idResposta: profile?.responseId ?? 0 } }),
    enabled: isAskedFor('competencies'),
    select: toCompetencies,
  });

  const state = toState(report, {
    texts: givenOr(given?.texts, texts),
    traits: givenOr(given?.traits, traits),
    competencies: givenOr(given?.competencies, competencies),
  });
  useTellOpening({
    isShown: state.step === 'shown' || state.step === 'not-assessed',
    problem: state.step === 'unavailable' ? state.problem : null,
  });

  function retry() {
    const failed = [report, texts, traits, competencies].filter(({ isError }) => isError);
    for (const query of failed) void query.refetch();
  }
  return [state, { retry }];
}

function toReport(data: Schema<'DiscProfileReport'>, apiBase: string) {
  return {
    profile: withFullLogo(toProfile(data), apiBase),
    outcomeName: data.nmPerfil,
    given: toGivenParts(data),
  };
}

function withFullLogo(profile: BehavioralProfile | null, apiBase: string) {
  return profile && { ...profile, logoUrl: profile.logoUrl && besideApi(apiBase, profile.logoUrl) };
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
