import { cleanText } from '@aferir/domain';

/** Makes a value clean; what holds others is changed in its place. */
export type CleanInput = (value: unknown) => unknown;

/** What of a schema tells where text stands. */
interface TextSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: TextSchema;
  readonly properties?: Readonly<Record<string, TextSchema>>;
  readonly additionalProperties?: TextSchema | boolean;
  readonly allOf?: readonly TextSchema[];
  readonly anyOf?: readonly TextSchema[];
  readonly oneOf?: readonly TextSchema[];
}

/**
 * Makes what cleans the texts of what comes in, where a schema has them; undefined where it has none. A password
 * stays as it was typed, for whoever compares it: hashes of an earlier day may be of that.
 */
export function createInputCleaner(schema: TextSchema): CleanInput | undefined {
  const parts = [
    ...(isText(schema) ? [cleanString] : []),
    ...some(cleanItems(schema)),
    ...some(cleanProperties(schema)),
    ...some(cleanOthers(schema)),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((word) =>
      (schema[word as 'allOf'] ?? []).flatMap((one) => some(createInputCleaner(one))),
    ),
  ];
  if (parts.length < 2) return parts[0];
  return (value) => parts.reduce((cleaned, clean) => clean(cleaned), value);
}

function isText({ type, format, enum: choices }: TextSchema): boolean {
  if (format === 'password') return false;
  return type ? [type].flat().includes('string') : choices !== undefined || format !== undefined;
}

function cleanString(value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value) : value;
}

function cleanItems({ items }: TextSchema): CleanInput | undefined {
  const clean = items && createInputCleaner(items);
  if (!clean) return undefined;
  return (value) => {
    if (Array.isArray(value)) {
      for (const [place, item] of value.entries()) value[place] = clean(item);
    }
    return value;
  };
}

function cleanProperties({ properties = {} }: TextSchema): CleanInput | undefined {
  const cleaners = Object.entries(properties).flatMap(([name, schema]) =>
    some(createInputCleaner(schema)).map((clean) => [name, clean] as const),
  );
  if (cleaners.length === 0) return undefined;
  return (value) => {
    if (!isObject(value)) return value;
    for (const [name, clean] of cleaners) {
      if (Object.hasOwn(value, name)) value[name] = clean(value[name]);
    }
    return value;
  };
}

function cleanOthers(schema: TextSchema): CleanInput | undefined {
  const { properties = {}, additionalProperties } = schema;
  if (typeof additionalProperties !== 'object') return undefined;
  const clean = createInputCleaner(additionalProperties);
  if (!clean) return undefined;
  return (value) => {
    if (!isObject(value)) return value;
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(properties, name)) value[name] = clean(value[name]);
    }
    return value;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function some<Part>(part: Part | undefined): Part[] {
  return part === undefined ? [] : [part];
}
