import { readFileSync } from 'node:fs';
import { type Budget, elementBudgets } from '../../../scripts/lib/element-budgets.ts';
import { siteRoot } from './pages.ts';

/** What is said of each attribute, property, event, part, variable and state. */
interface Described {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
  readonly fieldName?: string;
}

/** An element as the manifest tells of it. */
export interface ManifestElement {
  readonly tagName: string;
  readonly description: string;
  readonly attributes: readonly Described[];
  readonly members: readonly Described[];
  readonly events: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Described[];
  readonly cssStates: readonly Described[];
}

const manifestFile = `${siteRoot}../../packages/widgets/custom-elements.json`;

/** The elements of the custom-elements manifest. */
export function manifestElements(): ManifestElement[] {
  const { modules } = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    modules: { declarations: ManifestElement[] }[];
  };
  return modules.flatMap(({ declarations }) => declarations);
}

/** All that the manifest knows of an element, and what it weighs, as Markdown. */
export function widgetReference(tag: string): string {
  const element = manifestElements().find(({ tagName }) => tagName === tag);
  if (!element) throw new Error(`The manifest has no ${tag}`);
  const attributes = new Set(element.attributes.map(({ fieldName }) => fieldName));
  const alone = element.members.filter(({ name }) => !attributes.has(name));
  return [
    '## Attributes',
    'Each is a property too, by the name in the second column. In React the properties are props of the same names.',
    table(
      ['attribute', 'property', 'type', 'default', 'what it is'],
      element.attributes.map((one) => [
        code(one.name),
        code(one.fieldName),
        code(one.type?.text),
        code(one.default),
        one.description,
      ]),
    ),
    '## Properties',
    'What takes a function or an object has no attribute.',
    table(
      ['property', 'type', 'what it is'],
      alone.map((one) => [code(one.name), code(one.type?.text), one.description]),
    ),
    '## Events',
    'They bubble and leave the shadow root. In React each is a prop: `onReady` hears `aferir-ready`, with the `detail` as its argument.',
    table(
      ['event', 'type', 'when'],
      element.events.map((one) => [code(one.name), code(one.type?.text), one.description]),
    ),
    '## Parts, states and variables',
    table(
      ['style with', 'what it is'],
      [
        ...element.cssParts.map((one) => [code(`::part(${one.name})`), one.description]),
        ...element.cssStates.map((one) => [code(`:state(${one.name})`), one.description]),
        ...element.cssProperties.map((one) => [code(one.name), one.description]),
      ],
    ),
    'Every `--aferir-*` variable of the [theme](/guides/theming) can be set; these are the ones worth it most often.',
    '## Size',
    sizeOf(tag),
  ].join('\n\n');
}

/** The elements, what each is for and what it weighs, as a table. */
export function widgetList(): string {
  return table(
    ['tag', 'what it is', 'KB'],
    manifestElements().map(({ tagName, description }) => [
      `[${code(tagName)}](/widgets/${tagName.replace('aferir-', '')})`,
      description,
      String(budgetOf(tagName)[2]),
    ]),
  );
}

function sizeOf(tag: string): string {
  const [requests, levels, KB] = budgetOf(tag);
  return `Before its first screen the element fetches at most **${KB} KB** (gzipped), in ${requests} files and ${levels} round trips, the loader's three kilobytes among them. The tests of the product fail above it. Charts, the PDF and most dialogs come later, when they are needed.`;
}

function budgetOf(tag: string): Budget {
  const budget = Object.entries(elementBudgets).find(([name]) => name === tag)?.[1];
  if (!budget) throw new Error(`${tag} has no budget`);
  return budget;
}

/** A table of Markdown; a cell may hold a union of types. */
export function table(head: readonly string[], rows: readonly (string | undefined)[][]): string {
  const line = (cells: readonly (string | undefined)[]) =>
    `| ${cells.map((cell) => (cell ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text: string | undefined): string {
  return text ? `\`${text}\`` : '';
}
