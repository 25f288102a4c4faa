import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { invalidFields } from '../errors/failures.ts';
import { createFaultTeller, type FieldLabels } from './fault-sentences.ts';
import { itemsUpToFault } from './items-up-to-fault.ts';
import { findUnstorableText } from './unstorable-text.ts';

const shared = { strict: false, allErrors: true, verbose: true, useDefaults: true } as const;

function makeAjv(options: { coerceTypes: boolean; removeAdditional: 'all' | false }) {
  const ajv = new Ajv2020({ ...shared, ...options });
  ajv.removeKeyword('items').addKeyword(itemsUpToFault);
  addFormats.default(ajv);
  return ajv;
}

/**
 * Makes the compiler of request checks. Fields that the contract does not name are dropped, and
 * only addresses, where all is text, have their values coerced. Text must be storable. Every faulty
 * field is told by its label; a list is checked up to its first faulty item.
 */
export function createValidatorCompiler(labels: FieldLabels): FastifySchemaCompiler<object> {
  const tell = createFaultTeller(labels);
  const body = makeAjv({ coerceTypes: false, removeAdditional: 'all' });
  const address = makeAjv({ coerceTypes: true, removeAdditional: 'all' });
  const headers = makeAjv({ coerceTypes: true, removeAdditional: false });
  const ajvOf = (httpPart: string | undefined) => {
    if (httpPart === 'body') return body;
    return httpPart === 'headers' ? headers : address;
  };
  return ({ schema, httpPart }) => {
    // Compiled when first asked: all at once would hold up every start by half a second.
    let validate: ValidateFunction | undefined;
    return (value: unknown) => {
      validate ??= ajvOf(httpPart).compile(schema);
      const faults = validate(value) ? findUnstorableText(value) : (validate.errors ?? []);
      return faults.length === 0 || { error: invalidFields(tell(faults)) };
    };
  };
}
