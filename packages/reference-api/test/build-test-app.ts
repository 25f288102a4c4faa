// As in the server, so that each process that reads a sheet begins with what was compiled for the first.
import '../src/start/runtime/compile-cache.mjs';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, aroundAll, aroundEach, beforeAll, beforeEach } from 'vitest';
import type { Services } from '../src/operation/context.ts';
import type { Contract } from '../src/operation/contract/contract-document.ts';
import { loadContract } from '../src/operation/contract/load-contract.ts';
import type { DataOf, OperationId } from '../src/operation/operation.ts';
import { createAccessTokens } from '../src/operation/sessions/access-token.ts';
import { createSessions, type SessionSubject } from '../src/operation/sessions/session-tokens.ts';
import { readConfig } from '../src/platform/config/config.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { Fault } from '../src/platform/errors/api-error.ts';
import { createJobQueue } from '../src/platform/jobs/job-queue.ts';
import { buildApp } from '../src/start/app.ts';
import { jobNamesOf } from '../src/start/runtime/job-names.ts';
import { createReplyCheck } from './contract-check.ts';
import { createMovableClock, type MovableClock } from './movable-clock.ts';
import { emptyDatabase, openTestDatabase } from './test-database.ts';
import {
  databaseOfTests,
  forgetUnfinishedRuns,
  hasUnfinishedRuns,
  ofTest,
  outsideOfRuns,
  refuseAfterEnd,
  runApart,
} from './test-run.ts';
import { testServices } from './test-services.ts';

/** What a test sends beside the operation. */
export interface TestRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Access token of a session. */
  readonly token?: string;
  /** Hash of a personal link. */
  readonly link?: string;
}

/** A reply that has been checked against the contract. */
export interface TestReply<Data> {
  readonly status: number;
  readonly data: Data;
  readonly msg: string | undefined;
  readonly errors: readonly string[];
  readonly faults: readonly Fault[];
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
}

/** The app over a database of the worker's own, empty at the start of each test. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly contract: Contract;
  readonly database: Database;
  readonly services: Services;
  /** Where the app keeps files; there once a test has put one there. */
  readonly filesFolder: string;
  readonly clock: MovableClock;
  /** What the app has logged in this test. */
  readonly logLines: string[];
  /** Calls an operation and checks the reply against the contract. */
  call<Id extends OperationId>(id: Id, request?: TestRequest): Promise<TestReply<DataOf<Id>>>;
  /** Opens a session without a sign-in and gives its access token. */
  openSession(subject: SessionSubject): Promise<string>;
}

/** When tests take place, unless they move the clock. */
export const testStart = new Date('2026-11-20T12:00:00.000Z');

/** Key of the app's tokens. */
export const testSecret = 'um segredo que só os testes conhecem, longo o bastante';

/** Made by the first file that a test puts there, and gone at the end of each test file. */
const filesFolder = path.join(tmpdir(), `aferir-files-${randomUUID()}`);

/** An app with what closes it. */
interface OpenTestApp extends TestApp {
  close(): Promise<void>;
}

/** How a test file has its app. */
export interface TestAppOptions {
  /** Whether the database is emptied before each test, or before the first of a file that only reads. */
  readonly emptied?: 'for each test' | 'once';
  /** Whether no other file has had the app, so that it has prepared no statement yet. */
  readonly isNew?: boolean;
}

let shared: Promise<OpenTestApp> | undefined;

/**
 * Gives a test file the app. The database is emptied and the clock set back before each test. A test that
 * fails while its work is under way takes the app with it: the next one gets another.
 */
export function openTestApp(options: TestAppOptions = {}): TestApp {
  const { emptied = 'for each test', isNew = false } = options;
  let own: Promise<OpenTestApp> | undefined;
  let current: OpenTestApp | undefined;
  let isEmpty = false;
  const takeApp = async () => {
    if (hasUnfinishedRuns()) {
      const left = [own, shared];
      [own, shared] = [undefined, undefined];
      for (const app of left) await (await app)?.close();
      forgetUnfinishedRuns();
    }
    if (isNew) own ??= outsideOfRuns(buildTestApp);
    else shared ??= outsideOfRuns(buildTestApp);
    const app = await (own ?? shared);
    if (app !== current) isEmpty = false;
    current = app;
  };
  const empty = async ({ database, clock, logLines }: TestApp) => {
    if (isEmpty && emptied === 'once') return;
    await emptyDatabase(database);
    clock.set(testStart);
    logLines.length = 0;
    isEmpty = true;
  };
  aroundAll((runSuite) => runApart('the file', runSuite, () => true));
  beforeAll(takeApp);
  aroundEach(async (runTest, { task }) => {
    await takeApp();
    if (current) await empty(current);
    await runApart(task.name, runTest, () => task.result?.state === 'fail');
  });
  afterAll(async () => {
    await (await own)?.close();
    await rm(filesFolder, { recursive: true, force: true });
  });
  return new Proxy({} as TestApp, {
    get: (_target, name: keyof TestApp) => {
      refuseAfterEnd();
      return current?.[name];
    },
  });
}

/** Sets a scene, or what happens in it, before each test; reads as that of the test under way. */
export function openScene<Scene extends object>(set: () => Promise<Scene>): Scene {
  let current: Scene | undefined;
  beforeEach(async () => {
    current = await set();
  });
  return new Proxy({} as Scene, {
    get: (_target, name) => current?.[name as keyof Scene],
  });
}

/** Sets a scene for all tests of a file, which only read it; see {@link TestAppOptions.emptied}. */
export function openSharedScene<Scene extends object>(
  test: TestApp,
  set: () => Promise<Scene>,
): Scene {
  let current: Scene | undefined;
  let place: Database | undefined;
  beforeEach(async () => {
    if (place === test.database) return;
    current = await set();
    place = test.database;
  });
  return new Proxy({} as Scene, {
    get: (_target, name) => current?.[name as keyof Scene],
  });
}

async function buildTestApp(): Promise<OpenTestApp> {
  const { database: opened, url, remove } = await openTestDatabase();
  const database = databaseOfTests(opened);
  const clock = createMovableClock(testStart);
  const contract = loadContract();
  let isClosing = false;
  const jobs = createJobQueue(opened, {
    databaseUrl: url,
    supervise: false,
    onError: (error) => {
      if (!isClosing) throw error;
    },
  });
  const config = { ...readConfig({}), databaseUrl: url, secret: testSecret };
  const services = testServices({ config, database, clock, jobs }, filesFolder);
  const logLines: string[] = [];
  const logStream = { write: (line: string) => logLines.push(line) };
  const app = await buildApp({ services, contract, secret: testSecret, logStream });
  await app.ready();
  await jobs.start(jobNamesOf(app.features));
  const inject = app.inject.bind(app) as (request: InjectOptions) => Promise<unknown>;
  app.inject = ((request: InjectOptions) => ofTest(() => inject(request))) as typeof app.inject;
  const checkReply = createReplyCheck(contract);
  const sessions = createSessions(createAccessTokens(app), testSecret, clock);

  return {
    app,
    contract,
    database,
    services,
    filesFolder,
    clock,
    logLines,
    close: async () => {
      isClosing = true;
      // What hangs in it is let go with its connections; of the embedded engine nothing else knows.
      void Promise.allSettled([app.close(), jobs.stop(), opened.close()]);
      await remove();
    },
    openSession: async (subject) => {
      const tokens = await database.inCompany(subject.companyId, (db) =>
        sessions.open(db, subject),
      );
      return tokens.access.token;
    },
    call: async (id, request = {}) => {
      const operation = contract.operations.get(id);
      if (!operation) throw new Error(`The contract has no operation ${id}.`);
      const reply = await app.inject({
        method: operation.method as 'GET' | 'POST',
        url: `/api/v1${fillPath(operation.path, request.params ?? {})}`,
        query: Object.fromEntries(
          Object.entries(request.query ?? {}).map(([name, value]) => [name, String(value)]),
        ),
        headers: {
          ...(request.token && { authorization: `Bearer ${request.token}` }),
          ...(request.link && { 'x-link-hash': request.link }),
          ...request.headers,
        },
        ...(request.body !== undefined && { payload: request.body as object }),
      });
      const body = reply.json();
      checkReply(operation, reply.statusCode, body);
      return {
        status: reply.statusCode,
        data: body.data,
        msg: body.msg,
        errors: body.errors ?? [],
        faults: body.faults ?? [],
        headers: reply.headers,
      };
    },
  };
}

function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
}
