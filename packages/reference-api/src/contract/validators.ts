import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

const shared = { strict: false, allErrors: true, useDefaults: true } as const;

function makeAjv(options: { coerceTypes: boolean; removeAdditional: 'all' | false }) {
  const ajv = new Ajv2020({ ...shared, ...options });
  addFormats.default(ajv);
  return ajv;
}

/**
 * Makes the compiler of request checks. Fields that the contract does not name are dropped, and
 * only addresses, where all is text, have their values coerced.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const body = makeAjv({ coerceTypes: false, removeAdditional: 'all' });
  const address = makeAjv({ coerceTypes: true, removeAdditional: 'all' });
  const headers = makeAjv({ coerceTypes: true, removeAdditional: false });
  return ({ schema, httpPart }) => {
    if (httpPart === 'body') return body.compile(schema);
    return (httpPart === 'headers' ? headers : address).compile(schema);
  };
}
