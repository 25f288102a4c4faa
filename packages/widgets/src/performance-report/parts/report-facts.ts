import { formatDate } from '@aferir/domain';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { ReportHeader, ReportManager } from '../performance-report.types.ts';
import { joinNames } from './join-names.ts';

/** One line of what is known about a response. */
export interface ReportFact {
  readonly label: string;
  readonly value: string;
  /** Those whom the value names. */
  readonly people?: readonly ReportManager[];
}

/** The status, with what staff did to it. */
export function statusText(header: ReportHeader, messages: PerformanceReportMessages): string {
  const label = messages.statuses[header.status];
  return header.isClosed ? `${label} · ${messages.closed}` : label;
}

/** Who, where and when. */
export function reportFacts(
  header: ReportHeader,
  messages: PerformanceReportMessages,
): ReportFact[] {
  const names = joinNames(
    header.managers.map(({ name }) => name),
    messages.language,
  );
  return [
    { label: messages.role, value: header.role ?? messages.nothing },
    { label: messages.department, value: header.department ?? messages.nothing },
    {
      label: messages.managers,
      value: names || messages.noManagers,
      people: header.managers,
    },
    { label: messages.sentAt, value: formatDate(header.sentAt, messages.language) },
    { label: messages.selfAssessedAt, value: formatDate(header.selfAssessedAt, messages.language) },
    { label: messages.finishedAt, value: formatDate(header.finishedAt, messages.language) },
  ];
}

/** How the report came about and how to read it. */
export function methodTexts(
  { selfAssessedAt, finishedAt, isOwn }: ReportHeader,
  messages: PerformanceReportMessages,
): string[] {
  const rated = finishedAt
    ? messages.ratedUntil(formatDate(finishedAt, messages.language))
    : messages.ratedSoFar;
  const purpose = messages.purpose(formatDate(selfAssessedAt, messages.language), rated, isOwn);
  return [purpose, messages.verdicts];
}
