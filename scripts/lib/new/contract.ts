import {
  findTarget,
  type OpenApiDocument,
  type OpenApiOperation,
} from '../../../packages/reference-api/src/operation/contract/contract-document.ts';

type Node = Readonly<Record<string, unknown>>;

/** Makes a planned operation live in the contract's text: it answers `data: null`, and changes no reply. */
export function makeLive(
  contract: string,
  { operationId, summary = operationId }: OpenApiOperation,
): string {
  const [before, start, operation, rest] = cut(contract, operationId);
  const isSaid = /get:\s*$/.test(before) || operation.includes('x-changes:');
  const live = operation
    .replace('x-status: planned', `x-status: live${isSaid ? '' : '\n      x-changes: []'}`)
    .replace(/\n*$/, (end) => `\n${successReply(summary)}${end.slice(1)}`);
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
  return `      responses:
        "200":
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
export function sampleRequest(
  document: OpenApiDocument,
  operation: OpenApiOperation,
): SampleRequest {
  const parameters = (operation.parameters ?? []).map((one) => resolve(document, one as Node));
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
    ...(json && { body: sample(document, json.schema ?? {}) }),
  };
}

/** Makes up a value of a schema. */
export function sample(document: OpenApiDocument, given: Node): unknown {
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

function sampleObject(document: OpenApiDocument, { properties = {}, required = [] }: Node): Node {
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
function resolve(document: OpenApiDocument, node: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  return resolve(document, findTarget(document, node.$ref) as Node);
}
