/** Why a file can't be read. */
export type SpreadsheetProblem =
  | 'too-large'
  | 'not-a-spreadsheet'
  | 'only-hidden'
  | 'encrypted'
  | 'too-much-inside'
  | 'damaged'
  | 'no-rows'
  | 'too-many-rows'
  | 'too-many-columns';

/** A file that can't be read; whoever tells a person of it chooses the words. */
export class SpreadsheetError extends Error {
  readonly problem: SpreadsheetProblem;

  constructor(problem: SpreadsheetProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'SpreadsheetError';
    this.problem = problem;
  }
}
