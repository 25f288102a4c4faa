import { setTimeout } from 'node:timers/promises';
import { isEmail } from '@aferir/domain';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { invalidFields } from '../../platform/errors/failures.ts';
import { createInputCleaner } from './clean-input.ts';
import { createFaultTeller, type FieldLabels, interpreterOf } from './fault-sentences.ts';
import { itemsUpToFault } from './items-up-to-fault.ts';
import { maxLengthAsKept } from './length-as-kept.ts';
import { findUnstorableText } from './unstorable-text.ts';

/** Between two checks that nobody has asked, for requests, in milliseconds. */
const PAUSE = 10;

const shared = { strict: false, allErrors: true, verbose: true, useDefaults: true } as const;

function makeAjv(options: { coerceTypes: boolean; removeAdditional: 'all' | false }) {
  const ajv = new Ajv2020({ ...shared, ...options });
  ajv.removeKeyword('items').addKeyword(itemsUpToFault);
  ajv.removeKeyword('maxLength').addKeyword(maxLengthAsKept);
  addFormats.default(ajv);
  ajv.addFormat('email', isEmail);
  return ajv;
}

/** What checks requests. */
export interface RequestChecks {
  /** Gives the check of a schema, which is compiled when it is first asked. */
  readonly compiler: FastifySchemaCompiler<object>;
  /** Compiles the checks that nobody has asked yet, one after the other with pauses between, until a signal ends it. */
  compileAll(signal: AbortSignal): Promise<void>;
}

/**
 * Makes what checks requests. Texts are cleaned first, but for headers, so that what is checked is what is kept. Fields
 * that the contract does not name are dropped, and only addresses, where all is text, have their values coerced. Text
 * must be storable. Every faulty field is told by its label; a list is checked up to its first faulty item.
 */
export function createRequestChecks(labels: FieldLabels): RequestChecks {
  const tell = createFaultTeller(labels);
  const body = makeAjv({ coerceTypes: false, removeAdditional: 'all' });
  const address = makeAjv({ coerceTypes: true, removeAdditional: 'all' });
  const headers = makeAjv({ coerceTypes: true, removeAdditional: false });
  const ajvOf = (httpPart: string | undefined) => {
    if (httpPart === 'body') return body;
    return httpPart === 'headers' ? headers : address;
  };
  const checks: (() => ValidateFunction)[] = [];
  return {
    compiler({ schema, httpPart }) {
      // All at once would hold up every start by half a second.
      let compiled: ValidateFunction | undefined;
      const check = () => {
        compiled ??= ajvOf(httpPart).compile(schema);
        return compiled;
      };
      checks.push(check);
      const lists = httpPart === 'querystring' ? listsOf(schema) : [];
      const clean = httpPart === 'headers' ? undefined : createInputCleaner(schema);
      return (value: unknown) => {
        for (const name of lists) splitList(value as Query, name);
        clean?.(value);
        const validate = check();
        const faults = validate(value) ? findUnstorableText(value) : (validate.errors ?? []);
        return (
          faults.length === 0 || {
            error: invalidFields(tell(faults), interpreterOf(tell, faults)),
          }
        );
      };
    },
    async compileAll(signal) {
      for (const check of checks) {
        await setTimeout(PAUSE, undefined, { ref: false });
        if (signal.aborted) return;
        check();
      }
    },
  };
}

type Query = Record<string, unknown>;

/** The parameters that take several values. */
function listsOf(schema: { readonly properties?: Readonly<Record<string, { type?: unknown }>> }) {
  return Object.entries(schema.properties ?? {}).flatMap(([name, { type }]) =>
    type === 'array' ? [name] : [],
  );
}

/** Values between commas, and the value of a parameter that comes once, are a list as well. */
function splitList(query: Query, name: string): void {
  const given = query[name];
  if (typeof given === 'string') query[name] = given === '' ? [] : given.split(',');
}
