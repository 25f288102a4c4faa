import { readdir } from 'node:fs/promises';
import type {
  Contract,
  ContractOperation,
  SecurityScheme,
} from '../src/operation/contract/contract-document.ts';
import type { OperationId } from '../src/operation/operation.ts';
import { type Contents, type TableWatch, watchTables } from './asked-tables.ts';
import type { TestApp, TestReply, TestRequest } from './build-test-app.ts';
import { isolationCases } from './isolation-arguments.ts';
import type { IsolationScene } from './isolation-scene.ts';

/** What the reads of a watch are about, and who makes them. */
export interface WatchedScene {
  readonly target: Pick<
    IsolationScene,
    | 'companyId'
    | 'personId'
    | 'open'
    | 'reviews'
    | 'staffArea'
    | 'structure'
    | 'training'
    | 'game'
    | 'cycle'
  >;
  /** Sessions and links by the scheme that they are credentials of. */
  readonly viewers: Readonly<Record<SecurityScheme, readonly string[]>>;
  /** What reads are asked that name something made for the scene alone, as a code that was told once. */
  readonly asked: AskedReads;
}

/** What some reads are asked. */
export type AskedReads = Readonly<Partial<Record<OperationId, TestRequest>>>;

/** Makes writes and notices whose replies they change without the contract saying so. */
export interface StalenessWatch {
  /** Makes a write and compares what all reads answer before and after; throws when the write fails. */
  during<Data>(id: OperationId, write: () => Promise<TestReply<Data>>): Promise<Data>;
  /** Looks at other things from now on. */
  look(scene: WatchedScene): Promise<void>;
  /** The reads that changed with a write and stand not in its `x-changes`, as `write: read`. */
  readonly unsaid: readonly string[];
  /** The writes that were made. */
  readonly made: ReadonlySet<string>;
  /** The reads that answered: of others no write is seen to change anything. */
  readonly answered: ReadonlySet<string>;
}

/** What somebody reads. */
interface Asked {
  readonly read: OperationId;
  readonly request: TestRequest;
}

/** What somebody reads, and was answered. */
interface Seen extends Asked {
  readonly reply: string;
  /** What the reply came of. */
  readonly from: State;
  /** The tables that it was read from; undefined where nobody can tell. */
  readonly tables: ReadonlySet<string> | undefined;
}

/** All that replies can come of. */
interface State {
  readonly now: number;
  /** The names of the files; none is written twice. */
  readonly files: string;
  readonly contents: Contents;
}

/** Every read adds to the one, and the other is never cached. */
const UNWATCHED: ReadonlySet<string> = new Set(['listReportAccesses', 'exportOwnData']);

/** Reads that take the hash of a link in their address. */
const BY_HASH: ReadonlySet<string> = new Set([
  'validateLink',
  'getLinkPerson',
  'getQuestionnaireByLink',
  'getSelfAssessmentByLink',
  'listSelfAnswers',
  'getManagerByLink',
]);

/** Reads that take a link to a training and its PIN in their address. */
const BY_PIN: ReadonlySet<string> = new Set([
  'getPlayerTraining',
  'listPlayerCategories',
  'listPlayerResources',
  'getPlayerVideoUrl',
  'validatePlayerPin',
  'getPlayerMaskedEmail',
]);

/** The live operations that state what they change, and what. */
export function statedChanges({ operations }: Contract): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...operations.values()].flatMap(({ id, changes, isPlanned }) =>
      changes && !isPlanned ? [[id, changes] as const] : [],
    ),
  );
}

/** The live operations whose replies writes may change. */
export function watchedReads(contract: Contract): readonly ContractOperation[] {
  const changes = statedChanges(contract);
  return [...contract.operations.values()].filter(
    ({ id, isPlanned }) => !isPlanned && !changes.has(id) && !UNWATCHED.has(id),
  );
}

/** Starts to watch. */
export function watchStaleness(test: TestApp): StalenessWatch {
  const changes = statedChanges(test.contract);
  const reads = watchedReads(test.contract);
  const unsaid: string[] = [];
  const made = new Set<string>();
  const answered = new Set<string>();
  const replies = new Map<string, Seen>();
  let seen: readonly Seen[] = [];
  let watching: Promise<TableWatch> | undefined;

  /** What all these are answered now; a read whose tables hold what they held is not made again. */
  async function readAll(asked: readonly Asked[]): Promise<readonly Seen[]> {
    watching ??= watchTables(test.database);
    const { askedDuring, contents } = await watching;
    const files = await readdir(test.filesFolder, { recursive: true }).catch(() => []);
    const state: State = {
      now: test.clock.now().getTime(),
      files: files.toSorted().join(),
      contents: await contents(),
    };
    const found: Seen[] = [];
    for (const { read, request } of asked) {
      const key = JSON.stringify([read, request]);
      let one = replies.get(key);
      if (!one || !comesOf(state, one)) {
        const [{ status, data }, tables] = await askedDuring(() => test.call(read, request));
        one = { read, request, reply: JSON.stringify([status, data]), from: state, tables };
        replies.set(key, one);
      }
      found.push(one);
    }
    return found;
  }

  return {
    unsaid,
    made,
    answered,
    async look(scene) {
      const asked = reads.flatMap(({ id, schemes }) =>
        requestsFor(id, schemes, scene).map((request) => ({ read: id, request })),
      );
      // A refusal is kept by nobody: the next screen asks again. Who sees the same is asked once.
      const kept = (await readAll(asked)).filter(({ reply }) => reply.startsWith('[200,'));
      for (const { read } of kept) answered.add(read);
      seen = kept.filter(
        ({ read, reply }, index) =>
          index === kept.findIndex((other) => other.read === read && other.reply === reply),
      );
    },
    async during(id, write) {
      const { status, data, msg } = await write();
      if (status !== 200) throw new Error(`${id}: ${status} ${msg}`);
      made.add(id);
      const before = seen;
      seen = await readAll(before);
      const changed = seen.filter(({ reply }, index) => reply !== before[index]?.reply);
      const stated = changes.get(id) ?? [];
      const missing = changed.filter(({ read }) => !stated.includes(read));
      unsaid.push(...new Set(missing.map(({ read }) => `${id}: ${read}`)));
      return data;
    },
  };
}

/** Whether a reply would come of this state too. Tables that reads write to have changed like any other. */
function comesOf({ now, files, contents }: State, { from, tables }: Seen): boolean {
  if (!tables || from.now !== now || from.files !== files) return false;
  return [...tables].every((table) => from.contents.get(table) === contents.get(table));
}

function requestsFor(
  id: OperationId,
  schemes: readonly SecurityScheme[],
  { target, viewers, asked: given }: WatchedScene,
): TestRequest[] {
  if (BY_HASH.has(id)) {
    return viewers.linkHash.map((hash) => ({
      params: { hash },
      ...(schemes[0] && { link: hash }),
    }));
  }
  // What the walk of isolation asks of a finished response is asked of the one that is watched.
  const asked =
    given[id] ??
    isolationCases[id]?.request({
      ...target,
      finished: target.open,
      reviews: { ...target.reviews, finished: target.reviews.open },
    } as IsolationScene);
  if (id === 'getGame') {
    const { hs, personId } = target.game;
    return [{ query: { hsGame: hs, idPessoa: personId } }];
  }
  if (BY_PIN.has(id)) return [{ ...asked, params: { ...target.training.seat } }];
  const credentials = schemes.flatMap((scheme) =>
    viewers[scheme].map((one) => (scheme === 'linkHash' ? { link: one } : { token: one })),
  );
  return (schemes.length > 0 ? credentials : [{}]).map((credential) => ({
    ...asked,
    ...credential,
  }));
}
