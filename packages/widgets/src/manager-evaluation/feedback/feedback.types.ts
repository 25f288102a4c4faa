/** A competency where the managers' average and the self-assessment are more than 3 points apart. */
export interface Disagreement {
  readonly competencyId: number;
  readonly competency: string;
  /** Names this manager's score, which the feedback is about. */
  readonly managerScoreId: number;
  readonly selfScore: number;
  readonly managerScore: number;
  /** What this manager wrote beside the score; empty for nothing. */
  readonly comment: string;
  /** Whether this manager owes a feedback here. */
  readonly isOwed: boolean;
  /** What this manager has written. */
  readonly feedback: string | null;
}
