import { attributeName } from '../src/shared/element/element-attributes.ts';
import type {
  AttributeDefinition,
  ElementDefinition,
  EventDefinition,
  PropertyDefinition,
} from '../src/shared/element/element-definition.ts';

type AnyDefinition = Omit<
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
    cssStates: attributes.flatMap(([name, { states = [] }]) =>
      states.map((state) => ({ name: state, description: `While \`${name}\` is \`${state}\`.` })),
    ),
  };
}

function described(definition: AttributeDefinition | PropertyDefinition) {
  const { type, description } = definition;
  const preset = 'default' in definition ? { default: definition.default } : {};
  return { type: { text: type }, description, ...preset };
}

function named(descriptions: Readonly<Record<string, string>>) {
  return Object.entries(descriptions).map(([name, description]) => ({ name, description }));
}

function classNameOf({ tag }: AnyDefinition): string {
  const words = tag.split('-').slice(1);
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Element`;
}
