import { formatDate, PERFORMANCE_STATUS } from '@aferir/domain';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { ReportContent, ReportManager } from '../performance-report.types.ts';
import { joinNames } from './join-names.ts';

/** Something to keep in mind while reading. */
export interface ReportNote {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
}

/** What the comparison waits for, leaves out or never got. */
export function reportNotes(
  report: ReportContent,
  messages: PerformanceReportMessages,
): ReportNote[] {
  return [...narrowing(report, messages), ...course(report, messages)];
}

function narrowing(report: ReportContent, messages: PerformanceReportMessages): ReportNote[] {
  const { header, analysis, managerId } = report;
  const title = messages.narrowedTitle;
  if (managerId === null) return [];
  if (analysis.stage === 'self-only') {
    return [{ tone: 'info', title, text: messages.narrowedEmpty }];
  }
  const name = header.managers.find(({ id }) => id === managerId)?.name ?? analysis.raters[0];
  return name ? [{ tone: 'info', title, text: messages.narrowed(name) }] : [];
}

function course(report: ReportContent, messages: PerformanceReportMessages): ReportNote[] {
  const { header, analysis, managerId } = report;
  const held = heldNotes(report, messages);
  switch (analysis.stage) {
    case 'ratings-failed':
      return [];
    case 'awaiting-managers':
      return held.length > 0 ? held : [waitingNote(report, messages)];
    case 'self-only':
      return managerId === null ? [aloneNote(report, messages)] : [];
    case 'compared':
      if (header.isClosed) return [...held, closedNote(report, messages)];
      return [...held, ...pendingNotes(report, messages)];
  }
}

function waitingNote(report: ReportContent, messages: PerformanceReportMessages): ReportNote {
  const { header } = report;
  const text = header.isOwn ? messages.waiting : messages.waitingOf(header.person);
  const awaited = awaitedNames(header.managers, messages);
  return {
    tone: 'info',
    title: messages.waitingTitle,
    text: awaited ? `${text} ${messages.waitsFor(awaited)}` : text,
  };
}

/** That the result is held: when it comes out to the person, and to others from when on the person sees it. */
function heldNotes(
  { header, analysis }: ReportContent,
  messages: PerformanceReportMessages,
): ReportNote[] {
  const { release, isOwn, person, managers } = header;
  if (!release) return [];
  const day = release.day && formatDate(release.day, messages.language);
  const awaited = awaitedNames(managers, messages);
  // Others are told first whom it waits for.
  if (!isOwn && awaited && analysis.stage === 'awaiting-managers') return [];
  const text = isOwn ? messages.held(day) : messages.heldFrom(person, day);
  return [
    {
      tone: 'info',
      title: messages.heldTitle,
      text: isOwn && awaited ? `${text} ${messages.waitsFor(awaited)}` : text,
    },
  ];
}

function aloneNote({ header }: ReportContent, messages: PerformanceReportMessages): ReportNote {
  if (header.isClosed) {
    return { tone: 'warning', title: messages.closedTitle, text: messages.closedWithout };
  }
  const isWithout = header.managers.length === 0;
  const text = isWithout ? messages.withoutManagers : messages.withoutRatings;
  return { tone: 'info', title: messages.alone, text };
}

function closedNote(
  { header, analysis }: ReportContent,
  messages: PerformanceReportMessages,
): ReportNote {
  const isRated = header.managers.every(({ hasRated }) => hasRated);
  const text = isRated
    ? messages.closedBeforeFeedback
    : messages.closedWith(joinNames(analysis.raters, messages.language));
  return { tone: 'warning', title: messages.closedTitle, text };
}

function pendingNotes(
  { header }: ReportContent,
  messages: PerformanceReportMessages,
): ReportNote[] {
  const { status, managers } = header;
  if (status === PERFORMANCE_STATUS.awaitingManagers) {
    const awaited = awaitedNames(managers, messages);
    const text = awaited ? `${messages.waitsFor(awaited)} ${messages.partial}` : messages.partial;
    return [{ tone: 'info', title: messages.partialTitle, text }];
  }
  const owing = managers.filter(({ owesFeedback }) => owesFeedback).map(({ name }) => name);
  if (status !== PERFORMANCE_STATUS.awaitingFeedback || owing.length === 0) return [];
  const text = messages.feedbackOf(joinNames(owing, messages.language));
  return [{ tone: 'info', title: messages.feedbackTitle, text }];
}

function awaitedNames(
  managers: readonly ReportManager[],
  { language }: PerformanceReportMessages,
): string {
  return joinNames(
    managers.filter(({ hasRated }) => !hasRated).map(({ name }) => name),
    language,
  );
}
