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
  readonly parts: readonly NotePart[];
}

/** Words of a note, or those whom it names between them, as a sentence lists them. */
export type NotePart = string | readonly NamedPerson[];

/** Stands for names where a sentence is made: no text has it. */
const NAMES = '\u{F8FF}';

/** What a note says, in words alone. */
export function noteText({ parts }: ReportNote, { language }: PerformanceReportMessages): string {
  const named = (people: readonly NamedPerson[]) =>
    joinNames(
      people.map(({ name }) => name),
      language,
    );
  return parts.map((part) => (typeof part === 'string' ? part : named(part))).join('');
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
    return [{ tone: 'info', title, parts: [messages.narrowedEmpty] }];
  }
  const rater = header.managers.find(({ id }) => id === managerId) ?? analysis.raters[0];
  if (!rater) return [];
  return [{ tone: 'info', title, parts: naming(messages.narrowed, [rater]) }];
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
  const parts = header.isOwn ? [messages.waiting] : naming(messages.waitingOf, [personOf(header)]);
  return {
    tone: 'info',
    title: messages.waitingTitle,
    parts: [...parts, ...alsoAwaited(header, messages)],
  };
}

/** That the result is held: when it comes out to the person, and to others from when on the person sees it. */
function heldNotes(
  { header, analysis }: ReportContent,
  messages: PerformanceReportMessages,
): ReportNote[] {
  const { release, isOwn } = header;
  if (!release) return [];
  const day = release.day && formatDate(release.day, messages.language);
  // Others are told first whom it waits for.
  const isAwaited = awaitedManagers(header).length > 0;
  if (!isOwn && isAwaited && analysis.stage === 'awaiting-managers') return [];
  const parts = isOwn
    ? [messages.held(day), ...alsoAwaited(header, messages)]
    : naming((person) => messages.heldFrom(person, day), [personOf(header)]);
  return [{ tone: 'info', title: messages.heldTitle, parts }];
}

function aloneNote({ header }: ReportContent, messages: PerformanceReportMessages): ReportNote {
  if (header.isClosed) {
    return { tone: 'warning', title: messages.closedTitle, parts: [messages.closedWithout] };
  }
  const isWithout = header.managers.length === 0;
  const text = isWithout ? messages.withoutManagers : messages.withoutRatings;
  return { tone: 'info', title: messages.alone, parts: [text] };
}

function closedNote(
  { header, analysis }: ReportContent,
  messages: PerformanceReportMessages,
): ReportNote {
  const isRated = header.managers.every(({ hasRated }) => hasRated);
  const parts = isRated
    ? [messages.closedBeforeFeedback]
    : naming(messages.closedWith, analysis.raters);
  return { tone: 'warning', title: messages.closedTitle, parts };
}

function pendingNotes(
  { header }: ReportContent,
  messages: PerformanceReportMessages,
): ReportNote[] {
  const { status, managers } = header;
  if (status === PERFORMANCE_STATUS.awaitingManagers) {
    const awaited = awaitedManagers(header);
    const whom = awaited.length > 0 ? [...naming(messages.waitsFor, awaited), ' '] : [];
    const parts = [...whom, messages.partial];
    return [{ tone: 'info', title: messages.partialTitle, parts }];
  }
  const owing = managers.filter(({ owesFeedback }) => owesFeedback);
  if (status !== PERFORMANCE_STATUS.awaitingFeedback || owing.length === 0) return [];
  const parts = naming(messages.feedbackOf, owing);
  return [{ tone: 'info', title: messages.feedbackTitle, parts }];
}

function awaitedManagers({ managers }: ReportHeader): ReportManager[] {
  return managers.filter(({ hasRated }) => !hasRated);
}

/** Whom it waits for, after other words. */
function alsoAwaited(header: ReportHeader, messages: PerformanceReportMessages): NotePart[] {
  const awaited = awaitedManagers(header);
  return awaited.length > 0 ? [' ', ...naming(messages.waitsFor, awaited)] : [];
}

/** A sentence with those whom it names where it names them. */
function naming(say: (names: string) => string, people: readonly NamedPerson[]): NotePart[] {
  const [before = '', ...others] = say(NAMES).split(NAMES);
  return [before, ...others.flatMap((words) => [people, words])];
}

function personOf({ personId: id, person: name }: ReportHeader): NamedPerson {
  return { id, name };
}
