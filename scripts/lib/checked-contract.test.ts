import { expect, it } from 'vitest';
import { readContract } from '../../packages/reference-api/src/operation/contract/contract-document.ts';
import { checkedContract } from './checked-contract.ts';

const contract = readContract(`paths:
  /Item/Get/{id}:
    get:
      operationId: getItem
      x-body-limit: 10
      responses:
        "200":
          content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } }
        "404": { $ref: '#/components/responses/Problem404' }
        "204": { description: Nothing. }
  /Other/Get: { get: { operationId: getOther, responses: {} } }
components:
  responses:
    Problem404:
      content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } }
  schemas:
    Other: { type: string }
    Problem: { type: object }
    Item: { properties: { part: { $ref: '#/components/schemas/Part' } } }
    Part: { items: { $ref: '#/components/schemas/Item' } }
`);

it('has the calls that are asked, their replies and what those refer to, and no more', () => {
  const text = checkedContract(contract, ['getItem']);
  const written = JSON.parse(text.slice(text.indexOf('= {') + 2, text.lastIndexOf(';')));
  expect(written).toEqual({
    operations: { getItem: { method: 'GET', path: '/Item/Get/{id}', bodyLimit: 10 } },
    schemas: {
      replies: {
        getItem: {
          200: { $ref: '#/components/schemas/Item' },
          404: { $ref: '#/components/schemas/Problem' },
        },
      },
      components: {
        schemas: {
          Item: { properties: { part: { $ref: '#/components/schemas/Part' } } },
          Part: { items: { $ref: '#/components/schemas/Item' } },
          Problem: { type: 'object' },
        },
      },
    },
  });
});

it('refuses a call that the contract has not', () => {
  expect(() => checkedContract(contract, ['getNothing'])).toThrow(
    'The contract has no operation getNothing',
  );
});
