import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { BehavioralProfile } from '../behavioral-report.types.ts';

/** One question about the report and its answer: a text, or points. */
export interface MethodPart {
  readonly title: string;
  readonly content: string | readonly string[];
  /** Whether it comes with the instrument, in its language. */
  readonly isOfInstrument?: boolean;
}

/** How the outcome came about, what it does not say, and how to contest it. */
export function methodParts(
  { purpose, questionCount, company, isOwn }: BehavioralProfile,
  messages: BehavioralReportMessages,
): MethodPart[] {
  return [
    { title: messages.purposeTitle, content: purpose, isOfInstrument: true },
    { title: messages.howTitle, content: messages.how(questionCount, isOwn) },
    { title: messages.limitsTitle, content: messages.limits },
    { title: messages.contestTitle, content: messages.contest(company, isOwn) },
  ];
}
