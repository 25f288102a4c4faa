import { stringify } from 'yaml';
import { type Document, operationsOf, resolve, type StatedOperation, sample } from './contract.ts';

type Node = Readonly<Record<string, unknown>>;

/** A property of what a section lists and saves. */
export interface SectionField {
  readonly name: string;
  readonly kind: 'text' | 'email' | 'number' | 'boolean' | 'other';
  /** What a person calls it. */
  readonly label: string;
}

/** What the contract plans for a section: a list by pages, and one call that creates and changes. */
export interface PlannedSection {
  readonly list: StatedOperation;
  readonly listPath: string;
  readonly save: StatedOperation;
  readonly savePath: string;
  /** The name of one thing of the list, such as `Position`. */
  readonly item: string;
  /** The schema of the request that saves one. */
  readonly request: string;
  /** The property with the id; 0 is new. */
  readonly id: string;
  readonly fields: readonly SectionField[];
  /** One as it may stand in the list. */
  readonly example: Node;
  /** One that is still empty. */
  readonly blank: Node;
  /** The schemas of the list, as text of the contract. */
  readonly schemas: string;
}

/** Finds what is planned for a section; throws where the contract plans no list and form for it. */
export function plannedSection(document: Document, tag: string): PlannedSection {
  const [list, listPath] = find(document, tag, isListOfAll);
  const [save, savePath] = find(document, tag, ({ operationId }) => operationId.startsWith('save'));
  const item = save.operationId.replace(/^save/, '');
  const { request, properties } = savedBy(document, save, item);
  const names = Object.keys(properties);
  const [id = '', ...others] = names;
  if (!id.startsWith('id')) throw new Error(`${request} does not begin with an id.`);
  const fields = others.map((name) => fieldOf(document, name, properties[name] ?? {}));
  const example = Object.fromEntries(
    names.map((name) => [name, sample(document, properties[name] ?? {})]),
  );
  const empty = fields.filter(({ kind }) => kind === 'text' || kind === 'email');
  const none = Object.fromEntries(empty.map(({ name }) => [name, '']));
  return {
    list,
    listPath,
    save,
    savePath,
    item,
    request,
    id,
    fields,
    example: { ...example, [id]: 7 },
    blank: { ...example, ...none, [id]: 0 },
    schemas: schemasOf(item, names, properties),
  };
}

/** Whether a call lists what there is, and not what belongs to something that it has to be told. */
function isListOfAll({ operationId, parameters = [] }: StatedOperation): boolean {
  return operationId.startsWith('list') && parameters.every(({ required }) => required !== true);
}

function find(
  document: Document,
  tag: string,
  isMeant: (operation: StatedOperation) => boolean,
): [operation: StatedOperation, path: string] {
  const planned = Object.entries(document.paths).flatMap(([path, item]) =>
    operationsOf({ paths: { [path]: item } })
      .filter((one) => one.tags.includes(tag) && one['x-status'] === 'planned' && isMeant(one))
      .map((one) => [one, path] as [StatedOperation, string]),
  );
  const [first] = planned;
  if (!first) throw new Error(`The contract plans no list with a form for ${tag}.`);
  return first;
}

function savedBy(document: Document, { requestBody }: StatedOperation, item: string) {
  const schema = requestBody?.content['application/json']?.schema ?? {};
  const request = String(schema.$ref ?? '').replace('#/components/schemas/', '');
  const { required = [], properties = {} } = resolve(document, schema);
  const all = properties as Record<string, Node>;
  if (!request || hasSchema(document, item)) {
    throw new Error(`The contract states ${item} already, or no request for it.`);
  }
  const kept = (required as string[]).map((name) => [name, all[name] ?? {}] as const);
  return { request, properties: Object.fromEntries(kept) as Record<string, Node> };
}

function hasSchema(document: Document, name: string): boolean {
  const { schemas = {} } = document.components as { schemas?: Node };
  return name in schemas;
}

function fieldOf(document: Document, name: string, property: Node): SectionField {
  const { type, format } = resolve(document, property);
  const labels = document['x-labels'] as Readonly<Record<string, string>>;
  const [, noun = name] = /^(?:os?|as?) (.+)$/.exec(labels[name] ?? '') ?? [];
  const label = noun.charAt(0).toUpperCase() + noun.slice(1);
  const kind =
    type === 'string' && format === 'email'
      ? 'email'
      : type === 'string'
        ? 'text'
        : type === 'integer' || type === 'number'
          ? 'number'
          : type === 'boolean'
            ? 'boolean'
            : 'other';
  return { name, kind, label };
}

function schemasOf(item: string, names: readonly string[], properties: Node): string {
  const text = stringify({
    [item]: {
      description: 'One of the list.',
      type: 'object',
      required: names,
      properties,
    },
    [`${item}List`]: {
      description: 'A page of the list.',
      type: 'object',
      required: ['rows', 'qtdRecords'],
      properties: {
        rows: { type: 'array', items: { $ref: `#/components/schemas/${item}` } },
        qtdRecords: { type: 'integer', minimum: 0 },
      },
    },
  });
  return text.replace(/^(?=.)/gm, '    ');
}
