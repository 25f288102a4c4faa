import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '../../../packages/reference-api/src/operation/contract/contract-document.ts';
import { makeLive, sampleRequest } from './contract.ts';

const text = `openapi: 3.1.0
paths:
  /Item/Get/{id}:
    post:
      operationId: getItem
      tags: [items]
      summary: Read an item
      x-status: planned
      security: []
      parameters:
        - { $ref: "#/components/parameters/Id" }
        - { name: filter, in: query, schema: { type: string } }
        - { name: kind, in: query, required: true, schema: { enum: [big, small] } }
      requestBody:
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Item" }
      x-problems: [404]

  /Item/Upload:
    post:
      operationId: uploadItem
      x-status: planned
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object }
components:
  parameters:
    Id: { name: id, in: path, required: true, schema: { type: integer, minimum: 1 }, example: 7 }
  schemas:
    Item:
      type: object
      required: [name, state, email, size, parts]
      properties:
        name: { type: string, minLength: 8 }
        state: { type: string, maxLength: 2 }
        email: { type: string, format: email }
        size: { type: [number, "null"] }
        parts: { type: array, minItems: 1, items: { anyOf: [{ const: 3 }, { type: "null" }] } }
        note: { type: string }
`;

function operation(id: string) {
  const found = readContract(text).operations.get(id);
  if (!found) throw new Error(id);
  return found.source;
}

it('makes up a request with all that is required', () => {
  expect(sampleRequest(readContract(text).document, operation('getItem'))).toEqual({
    params: { id: 7 },
    query: { kind: 'big' },
    body: { name: 'textoooo', state: 'te', email: 'ana@empresa.example', size: 1, parts: [3] },
  });
});

it('asks for an example where a text follows a pattern', () => {
  const strict = readContract(text.replace('maxLength: 2', 'pattern: "^[A-Z]{2}$"'));
  expect(() => sampleRequest(strict.document, operation('getItem'))).toThrow(
    'Give an example of ^[A-Z]{2}$',
  );
});

it('leaves uploads to whoever writes them', () => {
  expect(() => sampleRequest(readContract(text).document, operation('uploadItem'))).toThrow(
    'by hand',
  );
});

it('says of no read that it changes replies', () => {
  const read = text.replace(
    'post:\n      operationId: getItem',
    'get:\n      operationId: getItem',
  );
  const { paths } = parse(makeLive(read, operation('getItem')));
  expect(paths['/Item/Get/{id}'].get).not.toHaveProperty('x-changes');
});

it('makes one operation live and leaves the others alone', () => {
  const { paths } = parse(makeLive(text, operation('getItem')));
  const { post } = paths['/Item/Get/{id}'];
  expect(post).toMatchObject({ 'x-status': 'live', 'x-changes': [] });
  expect(Object.keys(post.responses)).toEqual(['200']);
  expect(post.responses['200'].content['application/json'].example).toEqual({
    success: true,
    data: null,
  });
  expect(paths['/Item/Upload']).toEqual(parse(text).paths['/Item/Upload']);
});
