import {
  getPerformanceReportHeaderQuery,
  getSelfAssessmentByLinkQuery,
  listManagerScoresQuery,
  listSelfScoresQuery,
} from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import type { WidgetProblem } from '../shared/host/events.ts';
import { isRefusal, problemDetail } from '../shared/host/problem-detail.ts';
import { useTellOpening } from '../shared/host/use-tell-opening.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { besideApi } from '../shared/provider/beside-api.ts';
import { type PartState, toPart } from '../shared/report/part-state.ts';
import type { Analysis } from '../shared/score-comparison/score-comparison.ts';
import {
  toCalibrations,
  toRatings,
  toSelfScores,
} from '../shared/score-comparison/score-comparison.ts';
import { isReportable, toHeader, toReportAnalysis } from './performance-report.data.ts';
import type { ReportHeader } from './performance-report.types.ts';

/** Which report is read. */
export interface ReportSource {
  /** The response; null for the one that the link was made for. */
  readonly responseId: number | null;
  /** The hash of the link, where there is one. */
  readonly hash: string | null;
  /** The one manager to compare with; null for all. */
  readonly managerId: number | null;
  /** Where the company's logo is looked for. */
  readonly apiBase: string;
}

/** What there is to show. */
export type ReportState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly problem: WidgetProblem; readonly isRefused: boolean }
  /** The self-assessment was not sent: not yet, or never will be. */
  | { readonly step: 'not-answered'; readonly header: ReportHeader }
  | {
      readonly step: 'shown';
      readonly header: ReportHeader;
      readonly analysis: PartState<Analysis>;
    };

/** Loads a report and its parts. A part that fails leaves the others to be read. */
export function usePerformanceReport({
  responseId,
  hash,
  managerId,
  apiBase,
}: ReportSource): [ReportState, { retry(): void }] {
  const { client } = useWidget();
  const isLinked = responseId === null;
  // What the link opened may be further since, by an answer that was given by the same link.
  const fresh = { refetchOnMount: isLinked ? 'always' : true } as const;
  const link = useQuery({
    ...getSelfAssessmentByLinkQuery(client, { path: { hash: hash ?? '' } }),
    ...fresh,
    enabled: isLinked,
  });
  const id = responseId ?? link.data?.idResposta ?? 0;
  const ofResponse = { query: { idResposta: id } };
  const header = useQuery({
    ...getPerformanceReportHeaderQuery(client, ofResponse),
    ...fresh,
    enabled: id > 0,
    select: (data) => withFullLogo(toHeader(data), apiBase),
  });
  // What the link says of the response lets the parts begin beside the header.
  const known = header.data ?? (link.data && { status: link.data.idRespostaStatusAtual });
  const isOpen = known !== undefined && isReportable(known);
  const selfScores = useQuery({
    ...listSelfScoresQuery(client, ofResponse),
    ...fresh,
    enabled: isOpen,
    select: toSelfScores,
  });
  const ofManagers = {
    ...listManagerScoresQuery(client, { query: { idResposta: id, idGestor: managerId ?? 0 } }),
    ...fresh,
    enabled: isOpen,
  };
  const ratings = useQuery({ ...ofManagers, select: toRatings });
  const calibrations = useQuery({ ...ofManagers, select: toCalibrations });

  const state = toState();
  useTellOpening({
    isShown: state.step === 'shown' || state.step === 'not-answered',
    problem: state.step === 'unavailable' ? state.problem : null,
  });

  function toState(): ReportState {
    if (header.data) {
      if (!isOpen) return { step: 'not-answered', header: header.data };
      const analysis = toReportAnalysis(
        header.data,
        toPart(selfScores),
        toPart(ratings),
        calibrations.data,
      );
      return { step: 'shown', header: header.data, analysis };
    }
    const failed = [link, header].find(({ error, isFetching }) => error && !isFetching);
    if (!failed) return { step: 'loading' };
    const problem = problemDetail(failed.error);
    return { step: 'unavailable', problem, isRefused: isRefusal(problem) };
  }

  function retry() {
    const failed = [link, header, selfScores, ratings].filter(({ isError }) => isError);
    for (const query of failed) void query.refetch();
  }
  return [state, { retry }];
}

function withFullLogo(header: ReportHeader, apiBase: string): ReportHeader {
  return { ...header, logoUrl: header.logoUrl && besideApi(apiBase, header.logoUrl) };
}
