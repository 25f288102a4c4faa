import type { FastifySchema } from 'fastify';
import { findTarget, type OpenApiDocument, type OpenApiOperation } from './contract-document.ts';

/** What checks the input of an operation, by the part of the request that it is in. */
export type InputSchemas = (
  operation: OpenApiOperation,
  /** A form that comes in as a stream is checked by whoever takes it. */
  options?: { readonly streamsForm?: boolean },
) => FastifySchema;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

const partOf = new Map([
  ['path', 'params'],
  ['query', 'querystring'],
  ['header', 'headers'],
] as const);

const places: ReadonlySet<string> = new Set(partOf.keys());

/**
 * Makes the schemas of inputs, with everything in its place that the document refers to. Throws when a parameter stands where the server does not look,
 * and when what a request holds refers to itself or to nothing.
 */
export function createInputSchemas(document: OpenApiDocument): InputSchemas {
  const resolve = createResolver(document);
  return ({ operationId, parameters = [], requestBody }, { streamsForm = false } = {}) => {
    const schemas: FastifySchema = {};
    const all = resolve(parameters) as Parameter[];
    const elsewhere = all.find((parameter) => !places.has(parameter.in));
    if (elsewhere) {
      throw new Error(
        `${operationId}: the server reads no ${elsewhere.in}, as ${elsewhere.name} asks.`,
      );
    }
    for (const [place, part] of partOf) {
      const own = all.filter((parameter) => parameter.in === place);
      if (own.length > 0) schemas[part] = schemaOfParameters(own);
    }
    const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
    // It stands for the route, whatever the request calls its body.
    if (json?.schema) schemas.body = resolve(json.schema);
    if (form?.schema && !streamsForm) schemas.body = textsOf(resolve(form.schema) as FormSchema);
    return schemas;
  };
}

interface FormSchema {
  readonly properties: Readonly<Record<string, { readonly contentMediaType?: string }>>;
  readonly required?: readonly string[];
}

/** The schema of the texts of a form; its files are in it, for the operation to check. */
function textsOf({ properties, required = [], ...others }: FormSchema): object {
  const isFile = (name: string) => properties[name]?.contentMediaType !== undefined;
  return {
    ...others,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, isFile(name) ? {} : schema]),
    ),
    required: required.filter((name) => !isFile(name)),
  };
}

function schemaOfParameters(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Puts what is referred to in the place of its reference, whose own words go before it. */
function createResolver(document: OpenApiDocument): (value: unknown) => unknown {
  const known = new Map<string, object | undefined>();
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...others } = value as { readonly $ref?: string };
    const own = Object.entries(others).map(([name, part]) => [name, resolve(part)]);
    return { ...($ref && targetOf($ref)), ...Object.fromEntries(own) };
  };
  const targetOf = (ref: string): object => {
    if (!known.has(ref)) {
      known.set(ref, undefined);
      known.set(ref, resolve(findTarget(document, ref)) as object);
    }
    const target = known.get(ref);
    if (!target) throw new Error(`A request holds ${ref}, which is not there or refers to itself.`);
    return target;
  };
  return resolve;
}
