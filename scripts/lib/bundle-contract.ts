import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import { stateProblems } from './contract-problems.ts';
import { root } from './run.ts';

const header = ' Bundled from contract/ by `npm run generate`. Do not edit.';

/** The parts of the contract as texts: what all share, and what each tag adds. */
export interface ContractParts {
  readonly shared: string;
  /** Paths, schemas and labels of one tag. */
  readonly part: (tag: string) => string;
}

/** The parts as they stand in `contract/`. */
export function contractParts(): ContractParts {
  return { shared: readPart('openapi'), part: readPart };
}

function readPart(name: string): string {
  return readFileSync(join(root, 'contract', `${name}.yaml`), 'utf8');
}

/**
 * Makes one OpenAPI document out of its parts, tag by tag in the order in which the tags are listed. References are
 * written as they read in the whole (`#/components/schemas/Id`); how an operation may fail is written out.
 * @throws when a path, schema or label stands twice, or an operation stands outside the part of its tag
 */
export function bundleContract({ shared, part }: ContractParts): string {
  const whole = read('openapi', shared);
  for (const tag of tagsOf(whole)) {
    const own = read(tag, part(tag));
    checkTags(own, tag);
    addTo(whole, own, ['paths']);
    addTo(whole, own, ['components', 'schemas']);
    addTo(whole, own, ['x-labels']);
  }
  stateProblems(whole);
  whole.commentBefore = header;
  return whole.toString({ lineWidth: 0 });
}

function read(name: string, text: string): Document {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new Error(`contract/${name}.yaml: ${error.message}`);
  return document;
}

function tagsOf(document: Document): string[] {
  const { tags } = document.toJS() as { tags: readonly { name: string }[] };
  return tags.map(({ name }) => name);
}

function checkTags(own: Document, tag: string): void {
  const { paths = {} } = (own.toJS() ?? {}) as {
    paths?: Record<string, Record<string, { tags?: unknown }>>;
  };
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { tags }] of Object.entries(item)) {
      if (String(tags) !== tag) {
        throw new Error(`contract/${tag}.yaml: ${method} ${path} is tagged ${tags}.`);
      }
    }
  }
}

function addTo(whole: Document, own: Document, place: readonly string[]): void {
  const added = own.getIn(place);
  if (!isMap(added)) return;
  const target = (whole.getIn(place) ?? whole.createNode({})) as YAMLMap;
  for (const item of added.items) {
    const name = isScalar(item.key) ? String(item.key.value) : '';
    if (target.has(name)) throw new Error(`The contract has ${name} twice.`);
    target.items.push(item);
  }
  target.flow = false;
  whole.setIn(place, target);
}
