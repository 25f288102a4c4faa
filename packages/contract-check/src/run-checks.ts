import { type Caller, createCaller, type Reply, told } from './caller.ts';
import type { Check, CheckGroup, CheckTools, Given, Widget } from './check.ts';
import type { OperationId } from './checked-operations.ts';
import { unknownLink } from './checks/credentials.ts';
import type { DiscScene } from './checks/disc-scene.ts';
import type { ManagerScene } from './checks/manager-scene.ts';
import type { ReviewScene } from './checks/self-assessment.ts';
import { ContractBroken, CouldNotRun, NotRun } from './faults.ts';
import { contract } from './generated/contract.ts';
import { groupsOf, neededOf } from './groups.ts';
import {
  dataOf,
  type LinkedReview,
  type Manager,
  type Questionnaire,
  type RatedReview,
} from './replies.ts';

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
}

const usualTimeout = 10_000;
const finished = 2;
const awaitingRatings = 6;

const optionOf = {
  link: '--link',
  reviewLink: '--review-link',
  managerLink: '--manager-link',
  token: '--token',
} as const satisfies Record<NonNullable<CheckGroup['needs']>, string>;

type Scene = Partial<DiscScene & ReviewScene & ManagerScene>;

/**
 * Checks a back end against the contract. Nothing is written but by the link that is given.
 * @throws CouldNotRun when the address is no back end of the contract, or the link is none to check with
 */
export async function runChecks(options: RunOptions): Promise<CheckResult[]> {
  const { url, timeout = usualTimeout, onResult } = options;
  const given = givenBy(options);
  const secrets = [given.link, given.reviewLink, given.managerLink, given.token].filter(
    (one) => one !== undefined,
  );
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
export function givenBy({ widgets, ...options }: RunOptions): Given {
  const { link, reviewLink, managerLink, token, company, origin } = options;
  return neededOf({ link, reviewLink, managerLink, token, company, origin }, widgets);
}

/** Looks at whom the checks talk to, and at the links before anything is written. */
async function openScene(caller: Caller, given: Given, secrets: readonly string[]): Promise<Scene> {
  await openByLink(caller, 'getQuestionnaireByLink', unknownLink(), secrets);
  const opened = given.link && (await openQuestionnaire(caller, given.link, secrets));
  const review = given.reviewLink && (await openReview(caller, given.reviewLink, secrets));
  const rated = given.managerLink && (await openRated(caller, given.managerLink, secrets));
  return { ...(opened && { opened }), ...(review && { review }), ...rated };
}

async function openQuestionnaire(caller: Caller, link: string, secrets: readonly string[]) {
  const reply = await openByLink(caller, 'getQuestionnaireByLink', link, secrets);
  if (reply.status !== 200) {
    throw new CouldNotRun(
      `The link opens no DISC questionnaire: the server answered ${hide(told(reply), secrets)}.`,
    );
  }
  const opened = dataOf<Partial<Questionnaire> | undefined>(reply);
  if (opened?.cdStatus === finished || opened?.flConcluido) {
    throw new CouldNotRun('The link is finished already; the checks need an open one.');
  }
  const numbers = [opened?.idResposta, opened?.qtdPerguntas, opened?.nrIndiceRespondido];
  return areNumbers(numbers) ? (opened as Questionnaire) : undefined;
}

async function openReview(caller: Caller, link: string, secrets: readonly string[]) {
  const reply = await openByLink(caller, 'getSelfAssessmentByLink', link, secrets);
  if (reply.status !== 200) {
    throw new CouldNotRun(
      `The review link opens no self-assessment: the server answered ${hide(told(reply), secrets)}.`,
    );
  }
  const review = dataOf<Partial<LinkedReview> | undefined>(reply);
  if (review?.flConcluido || (review?.qtdCompetencias ?? 0) > 0) {
    throw new CouldNotRun('The review link has scores already; the checks need one without.');
  }
  const numbers = [review?.idResposta, review?.qtdTotal, review?.qtdCompetencias];
  return areNumbers(numbers) ? (review as LinkedReview) : undefined;
}

async function openRated(caller: Caller, hash: string, secrets: readonly string[]) {
  const opened = await openByLink(caller, 'getManagerByLink', hash, secrets);
  const manager = dataOf<Partial<Manager> | undefined>(opened);
  const reply = await openByLink(caller, 'getSelfAssessmentByLink', hash, secrets, {
    gestor: 'true',
    _idOrganogramaPessoaGestor: manager?.idOrganogramaPessoa ?? 0,
  });
  const refused = [opened, reply].find(({ status }) => status !== 200);
  if (refused) {
    throw new CouldNotRun(
      `The manager link opens no review to rate: the server answered ${hide(told(refused), secrets)}.`,
    );
  }
  const rated = dataOf<Partial<RatedReview> | undefined>(reply);
  if (rated?.idRespostaStatusAtual !== awaitingRatings || (rated.qtdCompetencias ?? 0) > 0) {
    throw new CouldNotRun(
      'The manager link is no open one: the checks need a review that waits for ratings and has none of this manager.',
    );
  }
  const numbers = [manager?.idOrganogramaPessoa, manager?.idCliente, rated.idResposta];
  return areNumbers([...numbers, rated.qtdTotal])
    ? { manager: manager as Manager, rated: rated as RatedReview }
    : undefined;
}

async function openByLink(
  caller: Caller,
  id: 'getQuestionnaireByLink' | 'getSelfAssessmentByLink' | 'getManagerByLink',
  hash: string,
  secrets: readonly string[],
  query: Readonly<Record<string, string | number>> = {},
): Promise<Reply> {
  try {
    return await caller.ask(id, { params: { hash }, query });
  } catch (error) {
    if (!(error instanceof ContractBroken)) throw error;
    throw new CouldNotRun(
      `It ${hide(error.message, secrets)}. The URL has to be the address up to and including the version, such as https://host.example/api/v1.`,
    );
  }
}

function areNumbers(values: readonly unknown[]): boolean {
  return values.every((one) => typeof one === 'number');
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
    if (error instanceof NotRun) return { outcome: 'not run', why: error.message } as const;
    if (!(error instanceof ContractBroken)) throw error;
    return { outcome: 'fails', why: hide(error.message, secrets) } as const;
  }
}

/** A text without the codes and tokens that a back end may have repeated. */
function hide(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
