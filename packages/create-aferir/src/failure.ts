/** What keeps a project from being made, in words for whoever asked for it. */
export class Failure extends Error {
  /** What the command ends with: 2 where it was called wrongly. */
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 1) {
    super(message);
    this.status = status;
  }
}
