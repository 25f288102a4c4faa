import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OperationId } from './checked-operations.ts';
import { contract } from './generated/contract.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract.schemas, 'contract');

const mostFaults = 5;

/** What is wrong with a reply by the contract, in a few sentences; empty where nothing is. */
export function replyFaults(id: OperationId, status: number, body: unknown): string[] {
  if (!contract.schemas.replies[id]?.[status]) {
    return [`${status} is no reply that the contract has for this call`];
  }
  return faultsBy(`contract#/replies/${id}/${status}`, body);
}

/** What is wrong with a failure, whatever call it answers. */
export function problemFaults(body: unknown): string[] {
  return faultsBy('contract#/components/schemas/Problem', body);
}

function faultsBy(ref: string, body: unknown): string[] {
  const validate: ValidateFunction = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref });
  if (validate(body)) return [];
  const faults = (validate.errors ?? []).map(
    ({ instancePath, message = 'is not valid' }) => `${placeOf(instancePath)} ${message}`,
  );
  const told = [...new Set(faults)];
  const more = told.length - mostFaults;
  return more > 0 ? [...told.slice(0, mostFaults), `and ${more} more`] : told;
}

function placeOf(pointer: string): string {
  return pointer === '' ? 'the body' : pointer.slice(1).replaceAll('/', '.');
}
