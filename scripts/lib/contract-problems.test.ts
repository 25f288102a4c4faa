import { describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { type FailingOperation, problemsOf, stateProblems } from './contract-problems.ts';

const staff = { security: [{ staffBearer: [] }] };
const key = { $ref: '#/components/parameters/IdempotencyKey' };
const id = { $ref: '#/components/parameters/Id' };
const requestBody = { content: {} };

describe('how an operation may fail', () => {
  it.each<[string, string, FailingOperation, number[]]>([
    ['a read of staff', 'get', staff, [401, 403, 500, 503]],
    ['a read with parameters', 'get', { ...staff, parameters: [id] }, [400, 401, 403, 500, 503]],
    ['a write without a body', 'delete', staff, [401, 403, 415, 500, 503]],
    ['a write', 'post', { ...staff, requestBody }, [400, 401, 403, 413, 415, 500, 503]],
    [
      'a write with a key',
      'post',
      { ...staff, requestBody, parameters: [key] },
      [400, 401, 403, 409, 413, 415, 500, 503],
    ],
    ['a read by link', 'get', { security: [{ linkHash: [] }] }, [401, 403, 429, 500, 503]],
    ['what is open to all', 'get', { security: [] }, [429, 500, 503]],
    ['what is planned', 'get', { ...staff, 'x-status': 'planned' }, [401, 403, 500, 501, 503]],
    [
      'what it names itself',
      'get',
      { ...staff, 'x-problems': [409, 404] },
      [401, 403, 404, 409, 500, 503],
    ],
  ])('%s', (_what, method, operation, statuses) => {
    expect(problemsOf(method, operation)).toEqual(statuses);
  });

  it('is named once', () => {
    const operation = { ...staff, operationId: 'getItem', 'x-problems': [404, 403] };
    expect(() => problemsOf('get', operation)).toThrow(
      'getItem: x-problems names 403, which it has anyway.',
    );
  });
});

it('is written into the responses, in place of what the operation names', () => {
  const contract = parseDocument(`paths:
  /Item/Get:
    get:
      security: []
      x-problems: [404]
      responses:
        "200": { description: The item. }
  /Item/Plano:
    get:
      x-status: planned
      security: []
`);
  stateProblems(contract);
  const refer = (name: string) => ({ $ref: `#/components/responses/${name}` });
  expect(parse(String(contract)).paths).toEqual({
    '/Item/Get': {
      get: {
        security: [],
        responses: {
          200: { description: 'The item.' },
          404: refer('Problem404'),
          429: refer('Problem429'),
          500: refer('Problem500'),
          503: refer('Problem503'),
        },
      },
    },
    '/Item/Plano': {
      get: {
        'x-status': 'planned',
        security: [],
        responses: {
          429: refer('Problem429'),
          500: refer('Problem500'),
          501: refer('NotAvailableYet'),
          503: refer('Problem503'),
        },
      },
    },
  });
});
