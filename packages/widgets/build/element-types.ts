import type { PropertyDefinition } from '../src/shared/element/element-definition.ts';
import { attributeName } from '../src/shared/element/element-values.ts';
import * as sharedEvents from '../src/shared/host/events.ts';
import { type AnyDefinition, classNameOf, typeTextOf } from './manifest.ts';

/** The module with the types of each element, by its tag, as it is written for TypeScript. */
export function typesText(definitions: readonly object[]): string {
  const elements = (definitions as AnyDefinition[]).toSorted((a, b) => a.tag.localeCompare(b.tag));
  const events = new Map(elements.flatMap(eventsOf).map((event) => [event.eventName, event.name]));
  return `// Written from the contracts of the elements by \`npm run manifest\`. Do not edit.
${[...new Set(elements.flatMap(importsOf))].toSorted().join('\n')}

${elements.map(typesOf).join('\n')}
/** What each tag takes and sends. */
export interface AferirTags {
${elements.map((element) => `  '${element.tag}': { properties: ${nameOf(element, 'Properties')}; attributes: ${nameOf(element, 'Attributes')}; events: ${nameOf(element, 'Events')} };`).join('\n')}
}

declare global {
  interface HTMLElementTagNameMap {
${elements.map((element) => `    '${element.tag}': ${classNameOf(element)};`).join('\n')}
  }
  interface HTMLElementEventMap {
${[...events].map(([event, type]) => `    '${event}': ${type};`).join('\n')}
  }
  interface DocumentEventMap {
${[...events].map(([event, type]) => `    '${event}': ${type};`).join('\n')}
  }
}
`;
}

function typesOf(element: AnyDefinition): string {
  const attributes = Object.entries(element.attributes);
  const properties = [...attributes, ...Object.entries(element.properties)];
  return `/** What is set on an \`<${element.tag}>\` as a property. */
export interface ${nameOf(element, 'Properties')} {
${properties.map(([name, property]) => member(name, property, typeTextOf(property))).join('\n')}
}

/** What is written on an \`<${element.tag}>\` as an attribute. */
export interface ${nameOf(element, 'Attributes')} {
${attributes.map(([name, property]) => member(`'${attributeName(name)}'`, property, writtenTypeOf(property.type, typeTextOf(property)))).join('\n')}
}

/** The events of an \`<${element.tag}>\`, by name. */
export interface ${nameOf(element, 'Events')} {
${Object.values(element.events)
  .map(
    ({ event, description }) => `  /** ${description} */\n  '${event.eventName}': ${event.name};`,
  )
  .join('\n')}
}

/** An \`<${element.tag}>\`: ${element.summary} */
export type ${classNameOf(element)} = HTMLElement & ${nameOf(element, 'Properties')};
`;
}

function member(
  name: string,
  { description }: Pick<PropertyDefinition, 'description'>,
  type: string,
) {
  return `  /** ${description} */\n  ${name}?: ${/=>/.test(type) ? `(${type})` : type} | undefined;`;
}

/** The type of an attribute's text, or of what a framework writes as text. */
function writtenTypeOf(type: string, text: string): string {
  if (type === 'boolean') return "boolean | '' | 'true' | 'false'";
  if (type === 'id') return writtenAs('number');
  return /^\d-\d$/.test(type) ? writtenAs(text) : text;
}

function writtenAs(type: string): string {
  return `${type} | \`\${${type}}\``;
}

// A contract names the types of its texts, which stand beside it.
function importsOf(element: AnyDefinition): string[] {
  const folder = element.tag.replace('aferir-', '');
  const texts = Object.values(element.properties).flatMap(
    ({ type }) => type.match(/\w+Messages/g) ?? [],
  );
  const from = (name: string, file: string) => `import type { ${name} } from '../${file}.ts';`;
  return [
    ...texts.map((name) => from(name, `${folder}/${folder}.messages`)),
    ...eventsOf(element).map(({ name }) =>
      from(name, name in sharedEvents ? 'shared/host/events' : `${folder}/${folder}.events`),
    ),
  ];
}

function eventsOf(element: AnyDefinition) {
  return Object.values(element.events).map(({ event }) => event);
}

function nameOf(element: AnyDefinition, role: string): string {
  return classNameOf(element).replace(/Element$/, role);
}
