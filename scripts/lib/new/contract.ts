/** What the contract says of an operation, as far as it is read here. */
export interface StatedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Node[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Node }>> };
  readonly 'x-status': string;
  readonly 'x-section'?: unknown;
  readonly 'x-changes'?: readonly string[];
}

type Node = Readonly<Record<string, unknown>>;

/** A contract, as far as it is read here. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, StatedOperation>>>>;
  readonly [part: string]: unknown;
}

/** Every operation that stands in the contract. */
export function operationsOf(document: Document): StatedOperation[] {
  return Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation.operationId);
}

/** Whether an operation states what it changes once it is live. */
export function isWrite(document: Document, operation: StatedOperation): boolean {
  const reads = Object.values(document.paths).map(({ get }) => get?.operationId);
  return operation['x-changes'] !== undefined || !reads.includes(operation.operationId);
}

/** Makes a planned operation live in the contract's text: it answers `data: null`, and changes no reply. */
export function makeLive(contract: string, { operationId, summary }: StatedOperation): string {
  const [before, start, operation, rest] = cut(contract, operationId);
  const isSaid = /get:\s*$/.test(before) || operation.includes('x-changes:');
  const live = operation
    .replace('x-status: planned', `x-status: live${isSaid ? '' : '\n      x-changes: []'}`)
    .replace(/^ {8}"501".*\n/m, '')
    .replace(/^ {6}responses:\n/m, (line) => line + successReply(summary));
  return before + start + live + rest;
}

function cut(contract: string, id: string): [string, string, string, string] {
  const start = `operationId: ${id}\n`;
  const [before, after] = contract.split(start);
  if (before === undefined || after === undefined) throw new Error(`There is no operation ${id}.`);
  const end = after.search(/^(?: {0,4})\S/m);
  return [before, start, after.slice(0, end), after.slice(end)];
}

function successReply(summary: string): string {
  return `        "200":
          description: ${JSON.stringify(`Answer to: ${summary}.`)}
          content:
            application/json:
              schema:
                type: object
                required: [success, data]
                properties:
                  success: { $ref: "#/components/schemas/Success" }
                  data: { type: "null" }
                  msg: { $ref: "#/components/schemas/Message" }
              example: { success: true, data: null }
`;
}

/** A request that the contract accepts. */
export interface SampleRequest {
  params?: Node;
  query?: Node;
  body?: unknown;
}

/** Makes up a request out of examples, defaults and types. */
export function sampleRequest(document: Document, operation: StatedOperation): SampleRequest {
  const parameters = (operation.parameters ?? []).map((one) => resolve(document, one));
  const of = (place: string) =>
    parameters
      .filter((one) => one.in === place && (place === 'path' || one.required === true))
      .map((one) => [String(one.name), one.example ?? sample(document, one.schema as Node)]);
  const params = of('path');
  const query = of('query');
  const content = operation.requestBody?.content;
  const json = content?.['application/json'];
  if (content && !json) throw new Error('Files are uploaded by it: write its handler by hand.');
  return {
    ...(params.length > 0 && { params: Object.fromEntries(params) }),
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
    ...(json && { body: sample(document, json.schema) }),
  };
}

/** Makes up a value of a schema. */
export function sample(document: Document, given: Node): unknown {
  const schema = resolve(document, given);
  const known = schema.example ?? schema.const ?? schema.default;
  if (known !== undefined) return known;
  const [first] = [schema.examples, schema.enum, schema.anyOf, schema.oneOf].flatMap(
    (one) => (one as unknown[]) ?? [],
  );
  if (first !== undefined)
    return schema.anyOf || schema.oneOf ? sample(document, first as Node) : first;
  switch ([schema.type].flat()[0]) {
    case 'object':
      return sampleObject(document, schema);
    case 'array':
      return schema.minItems ? [sample(document, schema.items as Node)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    default:
      return sampleText(schema);
  }
}

function sampleObject(document: Document, { properties = {}, required = [] }: Node): Node {
  const values = properties as Record<string, Node>;
  return Object.fromEntries(
    (required as string[]).map((name) => [name, sample(document, values[name] ?? {})]),
  );
}

function sampleText({ format, minLength = 0, maxLength, pattern }: Node): string {
  if (pattern) throw new Error(`Give an example of ${pattern} in contract/ first.`);
  if (format === 'email') return 'ana@empresa.example';
  if (format === 'date') return '2026-11-20';
  if (format === 'date-time') return '2026-11-20T12:00:00.000Z';
  return 'texto'.padEnd(Number(minLength), 'o').slice(0, Number(maxLength ?? Infinity));
}

/** What a schema is, or the one it refers to. */
export function resolve(document: Document, node: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Node)[key], document);
  return resolve(document, target as Node);
}
