import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSectionId, RIGHTS } from '@aferir/domain';
import {
  type Contract,
  type ContractOperation,
  findTarget,
  type OpenApiDocument,
  type OpenApiSchema,
  readContract,
} from './contract-document.ts';

const contractFile = path.resolve(import.meta.dirname, '../../../../../openapi.yaml');

/** Reads the contract; it throws when an operation says something the server does not know. */
export function loadContract(file: string = contractFile): Contract {
  const contract = readContract(readFileSync(file, 'utf8'));
  for (const operation of contract.operations.values()) {
    checkRights(operation);
    checkRightBy(operation, contract.document);
  }
  return contract;
}

function checkRights({ id, sections, rights }: ContractOperation): void {
  const section = sections === 'any' ? undefined : sections.find((one) => !isSectionId(one));
  if (section !== undefined) throw new Error(`${id}: there is no section ${section}.`);
  const right = rights.find((one) => !RIGHTS.includes(one));
  if (right !== undefined) throw new Error(`${id}: there is no right ${right}.`);
}

// A write that both adds and changes says by which id: without that the one right would do for the other.
function checkRightBy(operation: ContractOperation, document: OpenApiDocument): void {
  const { id, source, rights, rightBy } = operation;
  const stated = source.requestBody?.content['application/json']?.schema;
  const schema = stated?.$ref ? (findTarget(document, stated.$ref) as OpenApiSchema) : stated;
  const fields = (schema?.properties ?? {}) as Record<string, OpenApiSchema>;
  const ids = Object.keys(fields).filter((name) => fields[name]?.$ref?.endsWith('/IdOrZero'));
  const savesEither = String(rights) === 'incluir,alterar';
  if (rightBy === undefined && !(savesEither && ids.length > 0)) return;
  if (!savesEither || !rightBy || !ids.includes(rightBy)) {
    throw new Error(`${id}: x-right-by names the id that tells incluir from alterar.`);
  }
}
