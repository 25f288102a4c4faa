import { formatDate, PERFORMANCE_STATUS } from '@aferir/domain';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type {
  NamedPerson,
  ReportContent,
  ReportHeader,
  ReportManager,
} from '../performance-report.types.ts';
import { joinNames } from './join-names.ts';

/** Something to keep in mind while reading. */
export interface ReportNote {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
  /** Those whom the text names, in its order; several stand there as a sentence lists them. */
  readonly named?: readonly (readonly NamedPerson[])[];
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
  const rater = header.managers.find(({ id }) => id === managerId) ?? analysis.raters[0];
  if (!rater) return [];
  return [{ tone: 'info', title, text: messages.narrowed(rater.name), named: [[rater]] }];
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
  const awaited = awaitedManagers(header.managers);
  return {
    tone: 'info',
    title: messages.waitingTitle,
    text: awaited.length > 0 ? `${text} ${waitsFor(awaited, messages)}` : text,
    named: [...(header.isOwn ? [] : [[personOf(header)]]), awaited],
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
  const awaited = awaitedManagers(managers);
  // Others are told first whom it waits for.
  if (!isOwn && awaited.length > 0 && analysis.stage === 'awaiting-managers') return [];
  const text = isOwn ? messages.held(day) : messages.heldFrom(person, day);
  return [
    {
      tone: 'info',
      title: messages.heldTitle,
      text: isOwn && awaited.length > 0 ? `${text} ${waitsFor(awaited, messages)}` : text,
      named: [isOwn ? awaited : [personOf(header)]],
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
    : messages.closedWith(joinedNames(analysis.raters, messages));
  return {
    tone: 'warning',
    title: messages.closedTitle,
    text,
    ...(!isRated && { named: [analysis.raters] }),
  };
}

function pendingNotes(
  { header }: ReportContent,
  messages: PerformanceReportMessages,
): ReportNote[] {
  const { status, managers } = header;
  if (status === PERFORMANCE_STATUS.awaitingManagers) {
    const awaited = awaitedManagers(managers);
    const text =
      awaited.length > 0 ? `${waitsFor(awaited, messages)} ${messages.partial}` : messages.partial;
    return [{ tone: 'info', title: messages.partialTitle, text, named: [awaited] }];
  }
  const owing = managers.filter(({ owesFeedback }) => owesFeedback);
  if (status !== PERFORMANCE_STATUS.awaitingFeedback || owing.length === 0) return [];
  const text = messages.feedbackOf(joinedNames(owing, messages));
  return [{ tone: 'info', title: messages.feedbackTitle, text, named: [owing] }];
}

function awaitedManagers(managers: readonly ReportManager[]): ReportManager[] {
  return managers.filter(({ hasRated }) => !hasRated);
}

function waitsFor(awaited: readonly NamedPerson[], messages: PerformanceReportMessages): string {
  return messages.waitsFor(joinedNames(awaited, messages));
}

function joinedNames(
  people: readonly NamedPerson[],
  { language }: PerformanceReportMessages,
): string {
  return joinNames(
    people.map(({ name }) => name),
    language,
  );
}

function personOf({ personId: id, person: name }: ReportHeader): NamedPerson {
  return { id, name };
}
