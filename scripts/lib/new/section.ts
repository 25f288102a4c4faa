import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../run.ts';
import { editFile, insertAfter, insertBefore } from './edit.ts';
import { newOperation } from './operation.ts';
import { type PlannedSection, plannedSection } from './section-contract.ts';
import { columnsOf, formImports, inputsOf, leftOutOf } from './section-fields.ts';
import { copyTemplate, kebabCase, nameWords, type Words } from './template.ts';

const inApp = (file: string) => `packages/reference-app/src/${file}`;
const text = (file: string) => readFileSync(join(root, file), 'utf8');

/** Makes a planned section of the staff area: its list, its form, their operations and their tests. */
export async function newSection(name: string): Promise<string[]> {
  const names = nameWords(name);
  const page = plannedPage(`staff${names.Name}`);
  const section = plannedSection(parse(text('openapi.yaml')), name);
  const words = { ...page.words, ...wordsOf(section, `${names.camel}Messages`) };
  const { list, save, item, schemas } = section;
  const leftOut = leftOutOf(section.fields).join(', ');
  if (leftOut) console.warn(`The form keeps ${leftOut} as it is: the kit has no field for it.`);
  const data = `{ $ref: "#/components/schemas/${item}List" }`;
  editFile(`contract/${name}.yaml`, (part) => insertAfter(part, '\n  schemas:\n', schemas));
  return [
    ...(await newOperation(list.operationId, { data, example: '{ rows: [], qtdRecords: 0 }' })),
    ...(await newOperation(save.operationId, { changes: [list.operationId] })),
    ...copyTemplate('section', { ...names, ...words }),
    editFile(inApp('paths.ts'), (paths) => paths.replace(page.entry, page.entryWithPage)),
    editFile(inApp('routes.tsx'), (routes) =>
      insertBefore(
        routes,
        "            ...plannedPages(['staff']),\n",
        `lazyPage(paths.${page.key}, () => import('./routes/staff/${name}.tsx')),\n`,
      ),
    ),
  ];
}

/** Whether the contract and the shell plan a section that can be made. */
export function isPlannedSection(name: string): boolean {
  try {
    plannedPage(`staff${nameWords(name).Name}`);
    plannedSection(parse(text('openapi.yaml')), name);
    return true;
  } catch {
    return false;
  }
}

/** The place that the shell keeps for a section: path, title, right, and the line of the sidebar. */
function plannedPage(key: string) {
  const entry = new RegExp(
    `  ${key}: page\\('([^']+)', 'staff', '([^']+)', \\{\\s+\\.\\.\\.planned,\\s+section: SECTION\\.(\\w+),`,
  ).exec(text(inApp('paths.ts')));
  if (!entry) throw new Error(`paths.ts keeps no page ${key} for it.`);
  const [whole, address = '', title = '', section = ''] = entry;
  const entryWithPage = whole.replace(/\s+\.\.\.planned,/, '');
  return { key, entry: whole, entryWithPage, words: { address, title, section } };
}

function wordsOf(section: PlannedSection, messages: string): Words {
  const { fields, item, id, list, save } = section;
  const label = fields.find(({ kind }) => kind === 'text');
  if (!label) throw new Error(`${section.request} has no name to list it by.`);
  return {
    item: kebabCase(item),
    Item: item,
    Request: section.request,
    list: list.operationId,
    listPath: section.listPath,
    save: save.operationId,
    savePath: section.savePath,
    id,
    label: label.name,
    labels: literal(Object.fromEntries(fields.map((field) => [field.name, field.label]))),
    columns: columnsOf(fields, label, messages),
    inputs: inputsOf(fields),
    formImports: formImports(fields),
    sample: literal(section.example),
    blank: literal(section.blank),
  };
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
