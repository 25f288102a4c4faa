import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SECTION, SECTIONS } from '../../../packages/domain/src/permissions/section.ts';
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
  const page = plannedPage(names);
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
    editFile(inApp('paths.ts'), (paths) =>
      insertBefore(paths, '\n  employeeDashboard: page(', page.entry),
    ),
    editFile(inApp('routes.tsx'), (routes) =>
      insertAfter(
        routes,
        "() => import('./routes/staff/performance.tsx')),\n",
        `lazyPage(paths.${page.key}, () => import('./routes/staff/${name}.tsx')),\n`,
      ),
    ),
  ];
}

/** The page that a section gets, by its place among those of the domain: path, title, right. */
function plannedPage({ camel = '', Name = '' }: Words) {
  const id = SECTION[camel as keyof typeof SECTION];
  const title = SECTIONS.find((section) => section.id === id)?.name;
  if (!title) throw new Error(`The domain knows no section ${camel}.`);
  const key = `staff${Name}`;
  if (text(inApp('paths.ts')).includes(`  ${key}: page(`))
    throw new Error(`There is a page ${key}.`);
  const address = `/homelogado/${addressWords(title)}`;
  const entry = `  ${key}: page('${address}', 'staff', '${title}', SECTION.${camel}),\n`;
  return { key, entry, words: { address, title, section: camel } };
}

/** `Perfis de Acesso` as `perfis-de-acesso`, `Funcionários` as `funcionarios`. */
function addressWords(title: string): string {
  return title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
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
