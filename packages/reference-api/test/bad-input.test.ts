// @engine both: values that pass the checks reach statements
import { expect, it } from 'vitest';
import type { ContractOperation } from '../src/operation/contract/contract-document.ts';
import { createInputSchemas } from '../src/operation/contract/input-schemas.ts';
import { loadContract } from '../src/operation/contract/load-contract.ts';
import { takenBy } from '../src/operation/contract/media-types.ts';
import { createRequestChecks } from '../src/operation/contract/validators.ts';
import { openSharedScene, openTestApp, type TestRequest } from './build-test-app.ts';
import { isolationCases } from './isolation-arguments.ts';
import { performanceCases } from './isolation-performance.ts';
import { createIsolationScene } from './isolation-scene.ts';
import { csvOf, sheetForm } from './sheet-form.ts';

const test = openTestApp({ emptied: 'once' });
const scene = openSharedScene(test, () => createIsolationScene(test));
const { document, operations } = loadContract();
const live = [...operations.values()].filter(({ isPlanned }) => !isPlanned);
const withBody = live.filter(({ requiresBody }) => requiresBody);
const withInput = live.filter(
  (operation) =>
    parametersOf(operation).length > 0 || operation.source.requestBody?.content['application/json'],
);
const inputSchemas = createInputSchemas(document);
const checks = createRequestChecks(document['x-labels']);

/** Values by kind: one of a kind is refused like another. */
const badValues: Readonly<Record<string, readonly unknown[]>> = {
  'text that cannot be stored': ['a\0b', 'a\ud83db'],
  'text that means something elsewhere': ['%', "' or 1=1 --"],
  'long text': ['a'.repeat(5000)],
  'empty text': [''],
  'small numbers': [-1, 1.5, 0],
  'large numbers': [Number.MAX_SAFE_INTEGER, 1e300],
  'what is neither': [null, [], {}],
};

it('knows many calls with a body', () => {
  expect(withBody.length).toBeGreaterThan(10);
});

it.each(withBody)('$id refuses a body that is missing or is not JSON', async (operation) => {
  const { body: _body, ...bare } = await goodRequest(operation);
  expect(await test.call(operation.id, bare)).toMatchObject({
    status: 400,
    errors: [takenBy(operation)],
  });
});

/** What a browser, a form or a script may call a body. */
const mediaTypes = [
  'application/json',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  undefined,
];

it.each(live.filter(({ method }) => method !== 'GET'))(
  '$id takes no media type but those that it states',
  async (operation) => {
    const { body: _body, headers: given = {}, ...bare } = await goodRequest(operation);
    const { 'content-type': _type, ...own } = given;
    const others = mediaTypes.filter(
      (type) => !operation.mediaTypes.includes(String(type).split(';', 1)[0] as string),
    );
    for (const type of others) {
      const headers = { ...own, ...(type && { 'content-type': type }) };
      const payload = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
      const reply = await test.call(operation.id, { ...bare, headers, body: Buffer.from(payload) });
      expect([type, reply.status, reply.errors]).toEqual([type, 415, [takenBy(operation)]]);
    }
  },
);

it.each(withInput)(
  '$id answers whatever is sent without a failure of its own',
  async (operation) => {
    const good = await goodRequest(operation);
    const faults: string[] = [];
    const seen = new Set<number>();
    for (const [name, request] of spoiled(operation, good)) {
      const reply = await test.call(operation.id, request);
      seen.add(reply.status);
      if (reply.status >= 500) faults.push(`${name}: ${reply.status}`);
    }
    expect(faults).toEqual([]);
    // Who is refused at the door shows nothing of what the call does with a value.
    expect([...seen].filter((status) => ![401, 403].includes(status))).not.toEqual([]);
  },
);

it.each(live.filter(({ mediaTypes }) => mediaTypes.includes('multipart/form-data')))(
  '$id answers whatever is sent in a form without a failure of its own',
  async (operation) => {
    const { body: _body, headers: _headers, ...bare } = await goodRequest(operation);
    const { body: form } = inputSchemas(operation.source) as { body: { properties: object } };
    const fields = [...Object.keys(form.properties), 'campo', 'a\0b'];
    const texts = Object.values(badValues)
      .flat()
      .filter((value) => typeof value === 'string');
    const files = texts.map((name) => new File([name], name));
    const faults: string[] = [];
    for (const field of fields) {
      for (const value of [...texts, ...files]) {
        const reply = await test.call(operation.id, { ...bare, ...(await formWith(field, value)) });
        if (reply.status >= 500) faults.push(`${field}: ${String(value)}: ${reply.status}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

/** A form with something in one field, twice. */
async function formWith(field: string, value: string | File) {
  const form = new FormData();
  for (const _ of ['first', 'second']) form.append(field, value);
  const written = new Response(form);
  return {
    body: Buffer.from(await written.arrayBuffer()),
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
  };
}

it.each([
  ['mapping', '"nome"', '"no\0me"'],
  ['mapping', '{"nome', `${' '.repeat(5001)}{"nome`],
  ['file.name', 'filename="f', 'filename="f\0'],
])('the texts of a form are checked like JSON: %s', async (field, text, bad) => {
  const { headers = {}, body } = sheetForm(csvOf());
  const form = Buffer.from(String(body).replace(text, bad));
  const token = await scene.openStaff();
  const reply = await test.call('previewEmployeeImport', { token, headers, body: form });
  expect(reply).toMatchObject({ status: 400, faults: [{ field }] });
});

/** A request that somebody who may call the operation would send. */
async function goodRequest({ id, schemes }: ContractOperation): Promise<TestRequest> {
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

/** A place of a request for a value. */
interface Field {
  readonly part: 'params' | 'query' | 'body';
  readonly name: string;
}

/**
 * The request with bad values: where one passes the checks alone, as it goes on to what a call does,
 * and where it is refused all at once, a request for each kind.
 */
function* spoiled(
  operation: ContractOperation,
  good: TestRequest,
): Generator<[string, TestRequest]> {
  const passes = passingCheck(operation, good);
  for (const [kind, values] of Object.entries(badValues)) {
    let refused: TestRequest | undefined;
    for (const field of fieldsOf(operation, good)) {
      const inPlace = values.filter((value) => fits(field, value));
      for (const value of inPlace.filter((one) => passes(field, one))) {
        yield [`${field.name} ${String(value).slice(0, 20)}`, withValue(good, field, value)];
      }
      const [first] = inPlace.filter((one) => !passes(field, one));
      if (first !== undefined) refused = withValue(refused ?? good, field, first);
    }
    if (refused) yield [kind, refused];
  }
}

function fieldsOf(operation: ContractOperation, { body = {} }: TestRequest): Field[] {
  // What a form has for a body is bytes.
  const names = body instanceof Uint8Array ? [] : Object.keys(body as object);
  return [...parametersOf(operation), ...names.map((name): Field => ({ part: 'body', name }))];
}

function parametersOf({ source: { parameters = [] } }: ContractOperation): Field[] {
  const shared = document.components.parameters as Record<string, { name: string; in: string }>;
  return parameters.flatMap((parameter): Field[] => {
    const found = parameter.$ref ? shared[parameter.$ref.split('/').at(-1) ?? ''] : parameter;
    const { name = '', in: place } = found as { name?: string; in: string };
    if (place === 'query') return [{ part: 'query', name }];
    return place === 'path' ? [{ part: 'params', name }] : [];
  });
}

/** An address is encoded UTF-8, which has no half of a surrogate pair. */
function fits({ part }: Field, value: unknown): boolean {
  return part === 'body' || textOf(value).isWellFormed();
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function withValue(request: TestRequest, { part, name }: Field, value: unknown): TestRequest {
  const given = part === 'body' ? value : textOf(value);
  return { ...request, [part]: { ...(request[part] as object), [name]: given } };
}

/** Tells whether the request passes the checks of a part with a value. */
function passingCheck({ path, method, source }: ContractOperation, good: TestRequest) {
  const { params, querystring, body } = inputSchemas(source) as Record<string, object | undefined>;
  const compile = (schema: object | undefined, httpPart: string) =>
    schema && checks.compiler({ schema, method, url: path, httpPart });
  const checkOf = {
    params: compile(params, 'params'),
    query: compile(querystring, 'querystring'),
    body: compile(body, 'body'),
  };
  return (field: Field, value: unknown) => {
    const given = structuredClone(withValue(good, field, value)[field.part]);
    return checkOf[field.part]?.(given) === true;
  };
}
