import type { LinkInfo, ProfileReport, Progress, Question, Questionnaire } from '../replies.ts';

/** What the checks of a questionnaire find on their way. */
export interface DiscScene {
  /** The questionnaire as it was before anything was written. */
  opened: Questionnaire;
  info: LinkInfo;
  questions: readonly Question[];
  /** The question that is answered first, and what its first save was answered with. */
  firstSave: { readonly key: string; readonly question: Question; readonly progress: Progress };
  /** Set once each question was answered. */
  isAnswered: true;
  idResultado: number;
  report: ProfileReport;
}
