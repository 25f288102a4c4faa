import type { Caller } from './caller.ts';
import type { OperationId } from './checked-operations.ts';

/** The widgets whose calls are checked. */
export const widgets = [
  'disc-questionnaire',
  'behavioral-report',
  'performance-self-assessment',
  'manager-evaluation',
  'employee-dashboard',
  'training-player',
  'game-player',
] as const;

/** Name of a widget. */
export type Widget = (typeof widgets)[number];

/** What the checks were given. */
export interface Given {
  /** Code of an open link to a DISC questionnaire, which is answered. */
  readonly link: string | undefined;
  /** Code of an open link to a self-assessment without scores, which is answered. */
  readonly reviewLink: string | undefined;
  /** Code of a manager's link to a review that waits for the manager's ratings, which are given. */
  readonly managerLink: string | undefined;
  /** Access token of a session of the same manager. */
  readonly managerToken: string | undefined;
  /** Code of a link to a training of which nothing was watched; it is watched to its end. */
  readonly trainingLink: string | undefined;
  /** PIN of that training, which was mailed for the link. */
  readonly pin: string | undefined;
  /** Code of a link to a game without answers, which are given. */
  readonly gameLink: string | undefined;
  /** Access token of an employee's session. */
  readonly token: string | undefined;
  /** Id of the company whose link and session it has to be. */
  readonly company: number | undefined;
  /** A page's origin that may call the back end. */
  readonly origin: string | undefined;
}

/** What checks can't do without. */
export type Credential = Exclude<keyof Given, 'company' | 'origin' | 'pin'>;

/** What a check works with. */
export interface CheckTools<Scene> {
  readonly caller: Caller;
  readonly given: Given;
  /** What earlier checks of the same kind have found. */
  readonly scene: Partial<Scene>;
}

/** A rule of the contract, and how to find out whether it holds. */
export interface Check<Scene = object> {
  /** Kebab-case, the same over all versions. */
  readonly id: string;
  /** The rule as a sentence. */
  readonly rule: string;
  /** The call that it is about; none for what is no call of the contract. */
  readonly operation?: OperationId;
  /** Throws ContractBroken where the rule doesn't hold, NotRun where it can't be told. */
  run(tools: CheckTools<Scene>): Promise<void>;
}

/** Checks of one kind, in the order to run them. */
export interface CheckGroup {
  readonly title: string;
  /** The widgets that need it. */
  readonly widgets: readonly Widget[];
  /** What has to be given for it. */
  readonly needs?: Credential;
  readonly checks: readonly Check<never>[];
}
