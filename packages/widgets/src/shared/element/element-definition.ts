import type { ComponentType } from 'react';
import type { ElementShape } from './element-shell.ts';
import type { AttributeType } from './element-values.ts';

/** A primitive that can stand as a kebab-case attribute and as a property. */
export interface AttributeDefinition {
  type: AttributeType;
  description: string;
  /** What holds when it is absent, as one would write it. */
  default?: string;
  /** The words it may be. A `state` shows them as custom states: `:state(dark)` while it is `dark`. */
  values?: readonly string[];
}

/** A function or an object: a property only, never an attribute. */
export interface PropertyDefinition {
  /** Its TypeScript type. */
  type: string;
  description: string;
}

/** An event, sent when the component calls the prop of the same place. */
export interface EventDefinition {
  // biome-ignore lint/suspicious/noExplicitAny: each event class takes its own detail
  event: { readonly eventName: string; new (detail: any): CustomEvent };
  description: string;
}

/** The props of a component that an element sends as events. */
export type EventProp<Props> = Extract<keyof Props, `on${string}`>;
type ValueProp<Props> = Exclude<Extract<keyof Props, string>, EventProp<Props> | 'container'>;

/** What the component of an element gets beside the element's own props. */
export interface ElementHostProps {
  /** The shadow root that React renders into. */
  container: ShadowRoot;
}

/** The contract of one custom element; class, manifest and documentation are made from it. */
export interface ElementDefinition<Props extends object> {
  tag: `aferir-${string}`;
  summary: string;
  component: ComponentType<Props & ElementHostProps>;
  attributes: { readonly [Name in ValueProp<Props>]?: AttributeDefinition };
  properties: { readonly [Name in ValueProp<Props>]?: PropertyDefinition };
  events: { readonly [Name in EventProp<Props>]?: EventDefinition };
  /** Names for `::part()`. */
  parts: Readonly<Record<string, string>>;
  /** Custom properties worth setting; every `--aferir-*` token can be. */
  cssProperties: Readonly<Record<`--aferir-${string}`, string>>;
}

/** What has to be known of an element before its code is there. */
export function shapeOf(definition: {
  readonly attributes: object;
  readonly properties: object;
}): ElementShape {
  const attributes = Object.entries(definition.attributes as Record<string, AttributeDefinition>);
  return Object.fromEntries([
    ...attributes.map(([name, { type }]) => [name, type] as const),
    ...Object.keys(definition.properties).map((name) => [name, null] as const),
  ]);
}
