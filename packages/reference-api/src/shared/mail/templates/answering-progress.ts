/** How far somebody is with what they are asked to answer. */
export interface AnsweringProgress {
  /** Whether they have opened it. */
  readonly isOpened: boolean;
  /** How much there is to answer, and how much of it is. */
  readonly total: number;
  readonly answered: number;
}

/** What is said by how far somebody is; each tells how much is left. */
export interface ProgressTexts {
  readonly unopened: (company: string, left: number) => string;
  readonly opened: (company: string, left: number) => string;
  readonly begun: (answered: number, total: number, left: number) => string;
  /** What is said of what was answered. */
  readonly resume: string;
  /** What is said to whoever has not begun. */
  readonly begin: string;
}

/** What a reminder says by how far somebody is. */
export function progressParagraphs(
  texts: ProgressTexts,
  { isOpened, total, answered }: AnsweringProgress,
  company: string,
): readonly string[] {
  const left = total - answered;
  if (answered > 0) return [texts.begun(answered, total, left), texts.resume];
  return [(isOpened ? texts.opened : texts.unopened)(company, left), texts.begin];
}
