import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { findUnstorableText } from './unstorable-text.ts';

const shared = { strict: false, allErrors: true, useDefaults: true } as const;

function makeAjv(options: { coerceTypes: boolean; removeAdditional: 'all' | false }) {
  const ajv = new Ajv2020({ ...shared, ...options });
  addFormats.default(ajv);
  return ajv;
}

/**
 * Makes the compiler of request checks. Fields that the contract does not name are dropped, and
 * only addresses, where all is text, have their values coerced. Text must be storable.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const body = makeAjv({ coerceTypes: false, removeAdditional: 'all' });
  const address = makeAjv({ coerceTypes: true, removeAdditional: 'all' });
  const headers = makeAjv({ coerceTypes: true, removeAdditional: false });
  const ajvOf = (httpPart: string | undefined) => {
    if (httpPart === 'body') return body;
    return httpPart === 'headers' ? headers : address;
  };
  return ({ schema, httpPart }) => {
    const validate = ajvOf(httpPart).compile(schema);
    return (value: unknown) => {
      const error = validate(value) ? findUnstorableText(value) : (validate.errors ?? []);
      return error.length === 0 || { error };
    };
  };
}
