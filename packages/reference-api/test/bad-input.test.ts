import { expect, it } from 'vitest';
import { type ContractOperation, loadContract } from '../src/contract/load-contract.ts';
import { errorMessages } from '../src/errors/error-messages.ts';
import { openTestApp, type TestRequest } from './build-test-app.ts';
import { isolationCases } from './isolation-arguments.ts';
import { performanceCases } from './isolation-performance.ts';
import { createIsolationScene, type IsolationScene } from './isolation-scene.ts';

const test = openTestApp();
const { document, operations } = loadContract();
const live = [...operations.values()].filter(({ isPlanned }) => !isPlanned);

const badValues = [
  'a\0b',
  'a\ud83db',
  '%',
  "' or 1=1 --",
  'a'.repeat(5000),
  '',
  -1,
  1.5,
  0,
  Number.MAX_SAFE_INTEGER,
  1e300,
  null,
  [],
  {},
];

it('answers whatever is sent without a failure of its own', async () => {
  const scene = await createIsolationScene(test);
  const faults: string[] = [];
  for (const operation of live) {
    const good = await goodRequest(operation, scene);
    for (const [name, request] of spoiled(operation, good)) {
      const reply = await test.call(operation.id, request);
      if (reply.status >= 500) faults.push(`${operation.id} with ${name}: ${reply.status}`);
    }
  }
  expect(faults).toEqual([]);
}, 180_000);

it('refuses a body that is missing or is not JSON, wherever one is required', async () => {
  const scene = await createIsolationScene(test);
  const withBody = live.filter(({ requiresBody }) => requiresBody);
  expect(withBody.length).toBeGreaterThan(10);
  for (const operation of withBody) {
    const { body: _body, ...bare } = await goodRequest(operation, scene);
    expect(await test.call(operation.id, bare), operation.id).toMatchObject({
      status: 400,
      errors: [operation.takesForm ? errorMessages.noForm : errorMessages.noJson],
    });
    const headers = { 'content-type': 'text/plain' };
    const text = await test.call(operation.id, { ...bare, headers, body: 'texto' });
    expect(text.status, operation.id).toBe(400);
  }
});

/** A request that somebody who may call the operation would send. */
async function goodRequest(
  { id, schemes }: ContractOperation,
  scene: IsolationScene,
): Promise<TestRequest> {
  const { request: target, allows = [] } = isolationCases[id] ?? {};
  const request = target?.(scene) ?? {};
  if (schemes.includes('staffBearer')) return { ...request, token: await scene.openStaff() };
  if (schemes.includes('employeeBearer')) {
    return { ...request, ...(await scene.credentialOf(allows[0] ?? 'the employee')) };
  }
  if (schemes.length === 0) return request;
  const link = id in performanceCases ? scene.reviews.openLink : scene.open.link;
  return { ...request, link, params: { hash: link } };
}

/** The request with each of its values, one at a time, made a bad one. */
function* spoiled(
  operation: ContractOperation,
  good: TestRequest,
): Generator<[string, TestRequest]> {
  const { body = {}, query, params } = good;
  for (const value of badValues) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const label = text.slice(0, 20);
    // An address is encoded UTF-8, which has no half of a surrogate pair.
    for (const { name, in: place } of text.isWellFormed() ? parametersOf(operation) : []) {
      if (place === 'query') {
        yield [`${name} ${label}`, { ...good, query: { ...query, [name]: text } }];
      } else if (place === 'path') {
        yield [`${name} ${label}`, { ...good, params: { ...params, [name]: text } }];
      }
    }
    // What a form has for a body is bytes.
    for (const name of body instanceof Uint8Array ? [] : Object.keys(body as object)) {
      yield [`${name} ${label}`, { ...good, body: { ...(body as object), [name]: value } }];
    }
  }
}

function parametersOf({ path, method }: ContractOperation): { name: string; in: string }[] {
  const shared = document.components.parameters as Record<string, { name: string; in: string }>;
  const own = document.paths[path]?.[method.toLowerCase()]?.parameters ?? [];
  return own.map((parameter) => {
    const found = parameter.$ref ? shared[parameter.$ref.split('/').at(-1) ?? ''] : parameter;
    return found as { name: string; in: string };
  });
}
