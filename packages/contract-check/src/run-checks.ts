import { createCaller } from './caller.ts';
import type { Check, CheckTools, Credential, Given, Widget } from './check.ts';
import type { OperationId } from './checked-operations.ts';
import { ContractBroken, NotRun, TooBusy } from './faults.ts';
import { contract } from './generated/contract.ts';
import { groupsOf, neededOf } from './groups.ts';
import { hide, openScene } from './open-scene.ts';

/** What to check, and how. */
export interface RunOptions {
  /** Address of the back end up to and including the version, as `api-base` of the widgets. */
  readonly url: string;
  /** The widgets whose calls are checked; all of them unless told. */
  readonly widgets?: readonly Widget[];
  /** Code of an open link to a DISC questionnaire. It is answered and finished. */
  readonly link?: string;
  /** Code of an open link to a self-assessment that has no scores. It is answered and finished. */
  readonly reviewLink?: string;
  /** Code of a manager's link to a review that waits for ratings and has none of this manager. It is rated. */
  readonly managerLink?: string;
  /** Access token of a session of the same manager. */
  readonly managerToken?: string;
  /** Code of a link to a training of which nothing was watched; it needs `pin`. It is watched to its end. */
  readonly trainingLink?: string;
  /** PIN that was mailed for the link to the training. */
  readonly pin?: string;
  /** Code of a link to a game without answers. It is answered to its end. */
  readonly gameLink?: string;
  /** Access token of an employee's session. */
  readonly token?: string;
  /** Id of the company that link and session have to be of. */
  readonly company?: number;
  /** Origin of a page that may call the back end. */
  readonly origin?: string;
  /** How long a reply may take, in milliseconds; ten seconds unless told. */
  readonly timeout?: number;
  readonly fetch?: typeof fetch;
  /** Is told each result as soon as there is one. */
  readonly onResult?: (result: CheckResult) => void;
}

/** What came of one check. */
export interface CheckResult {
  /** Kebab-case, the same over all versions. */
  readonly id: string;
  readonly group: string;
  readonly rule: string;
  /** The call as the contract has it (`GET /Resposta/get/{hash}`), where the check is about one. */
  readonly call?: string;
  readonly operation?: OperationId;
  readonly outcome: 'holds' | 'fails' | 'not run';
  /** Why it doesn't hold, or was left out. */
  readonly why?: string;
  /** That the back end took no more calls (429): the run tells too little of it. */
  readonly isTooBusy?: true;
}

const usualTimeout = 10_000;

const optionOf = {
  link: '--link',
  reviewLink: '--review-link',
  managerLink: '--manager-link',
  managerToken: '--manager-token',
  trainingLink: '--training-link',
  gameLink: '--game-link',
  token: '--token',
} as const satisfies Record<Credential, string>;

/**
 * Checks a back end against the contract. Nothing is written but by the link that is given.
 * @throws CouldNotRun when the address is no back end of the contract, or the link is none to check with
 */
export async function runChecks(options: RunOptions): Promise<CheckResult[]> {
  const { url, timeout = usualTimeout, onResult } = options;
  const given = givenBy(options);
  const secrets = [...Object.keys(optionOf), 'pin']
    .map((name) => given[name as Credential | 'pin'])
    .filter((one) => one !== undefined);
  const caller = createCaller({ url, timeout, fetch: options.fetch ?? fetch });
  const scene = await openScene(caller, given, secrets);
  const results: CheckResult[] = [];
  for (const group of groupsOf(options.widgets)) {
    for (const check of group.checks as readonly Check[]) {
      const outcome =
        group.needs && given[group.needs] === undefined
          ? ({ outcome: 'not run', why: `${optionOf[group.needs]} is not given` } as const)
          : await outcomeOf(check, { caller, given, scene }, secrets);
      const result = { ...headOf(check, group.title), ...outcome };
      results.push(result);
      onResult?.(result);
    }
  }
  return results;
}

/** What the options give to the checks of their widgets. */
export function givenBy(options: RunOptions): Given {
  const { link, reviewLink, managerLink, managerToken, trainingLink, pin, gameLink } = options;
  const links = { link, reviewLink, managerLink, trainingLink, gameLink };
  const { token, company, origin } = options;
  return neededOf({ ...links, managerToken, pin, token, company, origin }, options.widgets);
}

function headOf({ id, rule, operation }: Check, group: string) {
  if (!operation) return { id, group, rule };
  const { method, path } = contract.operations[operation];
  return { id, group, rule, operation, call: `${method} ${path}` };
}

async function outcomeOf(check: Check, tools: CheckTools<object>, secrets: readonly string[]) {
  try {
    await check.run(tools);
    return { outcome: 'holds' } as const;
  } catch (error) {
    if (error instanceof TooBusy) {
      return { outcome: 'not run', why: error.message, isTooBusy: true } as const;
    }
    if (error instanceof NotRun) return { outcome: 'not run', why: error.message } as const;
    if (!(error instanceof ContractBroken)) throw error;
    return { outcome: 'fails', why: hide(error.message, secrets) } as const;
  }
}
