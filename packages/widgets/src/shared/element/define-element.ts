import r2wc from '@r2wc/react-to-web-component';
import { attributeName, parseAttribute } from './element-attributes.ts';
import type {
  AttributeDefinition,
  ElementDefinition,
  EventDefinition,
} from './element-definition.ts';
import { adoptShadowStyles } from './shadow-styles.ts';

// The base keeps its state under registered symbols.
const PROPS: unique symbol = Symbol.for('r2wc.props') as never;
const RENDER: unique symbol = Symbol.for('r2wc.render') as never;
const INTERNALS: unique symbol = Symbol('internals');

interface BaseElement extends HTMLElement {
  [INTERNALS]: ElementInternals;
  [PROPS]: Record<string, unknown>;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** A custom element with the values of its component as properties. */
export type WidgetElement<Props> = HTMLElement & {
  [Name in Exclude<keyof Props, `on${string}`>]?: Props[Name] | undefined;
};

/** The class of a custom element. */
export type WidgetElementClass<Props> = new () => WidgetElement<Props>;

/**
 * Makes the class of a custom element from its contract, without touching the page. Values come
 * from attributes and properties, the last one written wins, and nothing is ever written back to
 * an attribute, where tokens and personal data could be read.
 */
export function createElementClass<Props extends object>(
  definition: ElementDefinition<Props>,
): WidgetElementClass<Props> {
  const Base = r2wc(definition.component as never, { shadow: 'open', props: [] });
  const attributes = attributesByName(definition.attributes);
  const events = Object.entries(definition.events as Record<string, EventDefinition>);
  const values = [...Object.keys(definition.attributes), ...Object.keys(definition.properties)];
  function write(element: BaseElement, name: string, value: unknown) {
    writeProp(element, name, value);
    for (const state of attributes.get(attributeName(name))?.states ?? []) {
      showState(element[INTERNALS], state, value === state);
    }
  }

  class AferirElement extends (Base as unknown as new () => BaseElement) {
    static readonly observedAttributes = [...attributes.keys()];
    override readonly [INTERNALS] = this.attachInternals();

    constructor() {
      super();
      adoptShadowStyles(this.shadowRoot as ShadowRoot);
      for (const [prop, { event: Event }] of events) {
        this[PROPS][prop] = (detail: unknown) => this.dispatchEvent(new Event(detail));
      }
    }

    override connectedCallback() {
      for (const name of values) upgradeProperty(this, name);
      super.connectedCallback();
    }

    // A move disconnects and connects again: React goes only when the element stays away.
    override disconnectedCallback() {
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    // Browsers that can move without disconnecting call this instead of the two above.
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, _previous: string | null, text: string | null) {
      const attribute = attributes.get(name);
      if (attribute) write(this, attribute.prop, parseAttribute(attribute.type, text));
    }
  }

  for (const name of values) {
    Object.defineProperty(AferirElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: BaseElement) {
        return this[PROPS][name];
      },
      set(this: BaseElement, value: unknown) {
        write(this, name, value);
      },
    });
  }
  return AferirElement as unknown as WidgetElementClass<Props>;
}

/** Registers an element under its tag, once per page. */
export function defineElement<Props extends object>(definition: ElementDefinition<Props>): void {
  const { tag } = definition;
  if (!customElements.get(tag)) customElements.define(tag, createElementClass(definition));
}

function attributesByName(definitions: object) {
  return new Map(
    Object.entries(definitions as Record<string, AttributeDefinition>).map(
      ([prop, { type, states }]) => [attributeName(prop), { prop, type, states }],
    ),
  );
}

// Before the first connection there is nothing to draw: the base would mount in mid-air.
function writeProp(element: BaseElement, name: string, value: unknown) {
  if (value === undefined || value === null) delete element[PROPS][name];
  else element[PROPS][name] = value;
  if (element.isConnected) element[RENDER]();
}

// Browsers before 2024 have no custom states: there `:state()` matches nothing.
function showState({ states }: Partial<ElementInternals>, state: string, isShown: boolean) {
  if (isShown) states?.add(state);
  else states?.delete(state);
}

// A property set before the class was known hides the accessor; it is set again through it.
function upgradeProperty(element: BaseElement, name: string) {
  if (!Object.hasOwn(element, name)) return;
  const value: unknown = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}
