import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, ContractOperation } from '../src/operation/contract/contract-document.ts';

/** Checks replies against the contract. */
export type ReplyCheck = (operation: ContractOperation, status: number, body: unknown) => void;

/** Makes the check: a reply must be declared, fit its schema and carry nothing beside it. */
export function createReplyCheck({ document }: Contract): ReplyCheck {
  const exact = makeAjv(document, false);
  const pruning = makeAjv(document, 'all');
  return (operation, status, body) => {
    const responses = `/paths/${escapePointer(operation.path)}/${operation.method.toLowerCase()}/responses`;
    const declared = document.paths[operation.path]?.[operation.method.toLowerCase()]?.responses;
    const response = declared?.[String(status)] as { $ref?: string } | undefined;
    if (!response) throw new Error(`${operation.id} does not declare a reply ${status}.`);
    const place = response.$ref?.slice(1) ?? `${responses}/${status}`;
    const ref = `contract#${place}/content/application~1json/schema`;
    const validate = exact(ref);
    if (!validate(body)) {
      throw new Error(`${operation.id} ${status}: ${JSON.stringify(validate.errors, null, 2)}`);
    }
    const pruned = structuredClone(body);
    pruning(ref)(pruned);
    if (!isDeepStrictEqual(pruned, body)) {
      throw new Error(`${operation.id} ${status} carries fields that the contract does not name.`);
    }
  };
}

function makeAjv(document: object, removeAdditional: 'all' | false) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, removeAdditional });
  addFormats.default(ajv);
  ajv.addSchema(document, 'contract');
  return (ref: string): ValidateFunction => ajv.getSchema(ref) ?? ajv.compile({ $ref: ref });
}

function escapePointer(pointer: string): string {
  return encodeURIComponent(pointer.replaceAll('~', '~0').replaceAll('/', '~1'));
}
