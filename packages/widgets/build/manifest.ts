import {
  type AttributeDefinition,
  type ElementDefinition,
  type EventDefinition,
  type PropertyDefinition,
  shapeOf,
} from '../src/shared/element/element-definition.ts';
import { attributeName } from '../src/shared/element/element-values.ts';

/** The contract of an element, whatever its component. */
export type AnyDefinition = Omit<
  ElementDefinition<object>,
  'component' | 'attributes' | 'properties' | 'events'
> & {
  readonly attributes: Readonly<Record<string, AttributeDefinition>>;
  readonly properties: Readonly<Record<string, PropertyDefinition>>;
  readonly events: Readonly<Record<string, EventDefinition>>;
};

const MODULE = 'dist-browser/register.js';

/** Describes the elements as the custom-elements manifest format has it. */
export function createManifest(definitions: readonly object[]) {
  const elements = (definitions as AnyDefinition[]).toSorted((a, b) => a.tag.localeCompare(b.tag));
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations: elements.map(declarationOf),
        exports: elements.map((element) => ({
          kind: 'custom-element-definition',
          name: element.tag,
          declaration: { name: classNameOf(element), module: MODULE },
        })),
      },
    ],
  };
}

/** The manifest as it is written. */
export function manifestText(definitions: readonly object[]): string {
  return `${JSON.stringify(createManifest(definitions), null, 2)}\n`;
}

/** The module with the shape of each element, by its tag, as it is written for the loader. */
export function shapesText(definitions: readonly object[]): string {
  const shapes = Object.fromEntries(
    (definitions as AnyDefinition[])
      .toSorted((a, b) => a.tag.localeCompare(b.tag))
      .map((definition) => [definition.tag, shapeOf(definition)]),
  );
  return `// Written from the contracts of the elements by \`npm run manifest\`. Do not edit.
import type { ElementShape } from '../shared/element/element-shell.ts';

/** The shape of each element, by its tag. */
export const elementShapes: Readonly<Record<string, ElementShape>> = ${JSON.stringify(shapes, null, 2)};
`;
}

function declarationOf(element: AnyDefinition) {
  const attributes = Object.entries(element.attributes);
  return {
    kind: 'class',
    name: classNameOf(element),
    tagName: element.tag,
    customElement: true,
    description: element.summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(([prop, attribute]) => ({
      name: attributeName(prop),
      fieldName: prop,
      ...described(attribute),
    })),
    members: [...attributes, ...Object.entries(element.properties)].map(([name, property]) => ({
      kind: 'field',
      name,
      ...described(property),
    })),
    events: Object.values(element.events).map(({ event, description }) => ({
      name: event.eventName,
      type: { text: event.name },
      description,
    })),
    cssParts: named(element.parts),
    cssProperties: named(element.cssProperties),
    cssStates: attributes.flatMap(([name, { type, values = [] }]) =>
      values
        .filter(() => type === 'state')
        .map((state) => ({ name: state, description: `While \`${name}\` is \`${state}\`.` })),
    ),
  };
}

function described(definition: AttributeDefinition | PropertyDefinition) {
  const { description } = definition;
  const preset = 'default' in definition ? { default: definition.default } : {};
  return { type: { text: typeTextOf(definition) }, description, ...preset };
}

/** The TypeScript type of a value. */
export function typeTextOf(definition: AttributeDefinition | PropertyDefinition): string {
  const { type } = definition;
  if ('values' in definition) return definition.values.map((value) => `'${value}'`).join(' | ');
  if (type === 'id') return 'number';
  if (!/^\d-\d$/.test(type)) return type;
  const [least = 0, most = 0] = type.split('-').map(Number);
  return Array.from({ length: most - least + 1 }, (_, index) => least + index).join(' | ');
}

function named(descriptions: Readonly<Record<string, string>>) {
  return Object.entries(descriptions).map(([name, description]) => ({ name, description }));
}

/** The class that an element is an instance of, for a reader. */
export function classNameOf({ tag }: AnyDefinition): string {
  const words = tag.split('-').slice(1);
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Element`;
}
