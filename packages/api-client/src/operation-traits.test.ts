/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isKeyedWrite, isOpeningPath, isPublicPath } from './operation-traits.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters?: { $ref?: string; 'x-link-hash'?: boolean }[];
}

const contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation.operationId)
    .map(([method, operation]) => ({ path, method, operation })),
);

it('calls without a credential exactly what the contract opens to all', () => {
  const open = operations.filter(({ operation }) => operation.security.length === 0);
  expect(operations.filter(({ path }) => isPublicPath(path))).toEqual(open);
  expect(open.length).toBeGreaterThan(0);
});

it('opens by the address alone only what a link reads by its address', () => {
  const opening = operations.filter(({ path }) => isOpeningPath(path));
  expect(opening.map(({ operation }) => operation.operationId)).toEqual([
    'getQuestionnaireByLink',
    'getDiscProfileReport',
    'getSelfAssessmentByLink',
    'getManagerByLink',
    'getPlayerMaskedEmail',
    'getGame',
  ]);
  for (const { method, path, operation } of opening) {
    expect(method).toBe('get');
    expect(operation.security).toContainEqual({ linkHash: [] });
    const isInQuery = operation.parameters?.some((parameter) => parameter['x-link-hash']);
    expect(isInQuery || path.includes('{hash}')).toBe(true);
  }
});

it('keys exactly the writes that take a key', () => {
  const keyed = operations.filter(({ operation }) =>
    operation.parameters?.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')),
  );
  expect(operations.filter(({ method, path }) => isKeyedWrite(method, path))).toEqual(keyed);
  expect(keyed.length).toBeGreaterThan(0);
});
