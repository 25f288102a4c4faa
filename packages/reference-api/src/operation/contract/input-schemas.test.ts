import { expect, it } from 'vitest';
import type { OpenApiDocument, OpenApiOperation } from './contract-document.ts';
import { createInputSchemas } from './input-schemas.ts';

const document = {
  paths: {},
  'x-labels': {},
  components: {
    parameters: {
      Index: { name: 'index', in: 'query', schema: { $ref: '#/components/schemas/Count' } },
    },
    schemas: {
      Count: { type: 'integer', default: 0 },
      Id: { type: 'integer', minimum: 1, description: 'An id.' },
      Person: {
        type: 'object',
        properties: {
          id: { $ref: '#/components/schemas/Id', description: 'Who.' },
          managers: { type: 'array', items: { $ref: '#/components/schemas/Id' } },
        },
      },
      Folder: {
        type: 'object',
        properties: { within: { $ref: '#/components/schemas/Folder' } },
      },
    },
  },
} as unknown as OpenApiDocument;

const inputOf = (operation: object) =>
  createInputSchemas(document)({
    operationId: 'x',
    responses: {},
    ...operation,
  } as OpenApiOperation);

const bodyOf = (name: string) => ({
  requestBody: {
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  },
});

it('sorts parameters by where they stand, and says which must be there', () => {
  const input = inputOf({
    parameters: [
      { $ref: '#/components/parameters/Index' },
      { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } },
      { name: 'X-Link-Hash', in: 'header', schema: { type: 'string' } },
    ],
  });
  expect(input).toMatchObject({
    querystring: { properties: { index: { type: 'integer', default: 0 } }, required: [] },
    params: { properties: { id: { minimum: 1 } }, required: ['id'] },
    headers: { properties: { 'X-Link-Hash': { type: 'string' } } },
  });
  expect(input).not.toHaveProperty('body');
});

it('puts what a body refers to in its place, and lets the place have words of its own', () => {
  const id = { type: 'integer', minimum: 1 };
  expect(inputOf(bodyOf('Person')).body).toEqual({
    type: 'object',
    properties: {
      id: { ...id, description: 'Who.' },
      managers: { type: 'array', items: { ...id, description: 'An id.' } },
    },
  });
});

it('checks the texts of a form, and leaves its files to what reads them', () => {
  const name = { type: 'string', maxLength: 50 };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { type: 'object', required: ['file', 'name'], properties: { file, name } };
  const requestBody = { content: { 'multipart/form-data': { schema } } };
  expect(inputOf({ requestBody }).body).toEqual({
    type: 'object',
    required: ['name'],
    properties: { file: {}, name },
  });
  const operation = { operationId: 'x', responses: {}, requestBody } as unknown as OpenApiOperation;
  expect(createInputSchemas(document)(operation, { streamsForm: true })).toEqual({});
});

it.each(['Folder', 'Nowhere'])('refuses a body that refers to itself or to nothing: %s', (name) => {
  expect(() => inputOf(bodyOf(name))).toThrow(
    `A request holds #/components/schemas/${name}, which is not there or refers to itself.`,
  );
});

it('refuses a parameter where the server does not look', () => {
  const parameters = [{ name: 'theme', in: 'cookie', schema: { type: 'string' } }];
  expect(() => inputOf({ parameters })).toThrow('x: the server reads no cookie, as theme asks.');
});
