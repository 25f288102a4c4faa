import { type AttributeType, attributeName, readValue } from './element-values.ts';

/**
 * What is known of an element before its code is there: each of its values by name, with the type of the
 * attribute that stands for it, or null where none does.
 */
export type ElementShape = Readonly<Record<string, AttributeType | null>>;

// r2wc keeps its state under registered symbols.
const PROPS: unique symbol = Symbol.for('r2wc.props') as never;
const RENDER: unique symbol = Symbol.for('r2wc.render') as never;
const CONNECTED: unique symbol = Symbol.for('r2wc.connected') as never;
const INTERNALS: unique symbol = Symbol('internals');
const OWN: unique symbol = Symbol('own');
const FIXED: unique symbol = Symbol('fixed');

type Values = Record<string, unknown>;

/** An element of the page, drawn or not. */
export interface ShellElement extends HTMLElement {
  readonly container: ShadowRoot;
  readonly [INTERNALS]: Partial<ElementInternals>;
  /** What the page has set. */
  readonly [OWN]: Values;
  /** What the element itself gives to its component, once it is drawn. */
  [FIXED]: Values | undefined;
  [PROPS]: Values;
  [CONNECTED]: boolean;
  [RENDER]?(): void;
  connectedCallback?(): void;
  disconnectedCallback?(): void;
}

/** What the code of an element brings. */
export interface ElementDrawing {
  /** The class that mounts, renders and unmounts, as r2wc makes it. */
  readonly base: CustomElementConstructor;
  /** What an element gives to its component by itself; asked before it is first drawn. */
  readonly fixedOf: (element: ShellElement) => Values;
}

/** The class of an element that works before its code is there. */
export interface ShellClass extends CustomElementConstructor {
  /** Draws the elements of the class from now on, those that wait first; the first time alone. */
  draw(drawing: ElementDrawing): void;
}

const pageValues: Values = {};
const refreshers = new Set<() => void>();

/**
 * Sets what every element of the page takes that has no value of its own, such as `getToken` where a server
 * writes the page. `undefined` takes a value back.
 */
export function configure(values: Readonly<Values>): void {
  Object.assign(pageValues, values);
  for (const refresh of refreshers) refresh();
}

/**
 * Makes the class of an element from its shape alone: it keeps what a page sets, and draws once its code
 * brings how. Values come from attributes and properties, the last one written wins, and nothing is
 * ever written back to an attribute, where tokens and personal data could be read.
 */
export function createShellClass(
  shape: ElementShape,
  onConnect: (element: HTMLElement) => void = () => {},
): ShellClass {
  const names = Object.keys(shape);
  const propsByAttribute = new Map(
    names
      .filter((name) => shape[name] !== null)
      .flatMap((name) => [attributeName(name), name.toLowerCase()].map((text) => [text, name])),
  );
  const connected = new Set<ShellElement>();
  let drawing: ElementDrawing | undefined;

  class AferirElement extends (HTMLElement as unknown as new () => ShellElement) {
    static readonly observedAttributes = [...propsByAttribute.keys()];

    static draw(brought: ElementDrawing) {
      if (drawing) return;
      drawing = brought;
      // From now on `super` finds what r2wc has made.
      Object.setPrototypeOf(AferirElement.prototype, brought.base.prototype);
      for (const element of connected) element.connectedCallback?.();
    }

    override readonly container = this.attachShadow({ mode: 'open' });
    override readonly [INTERNALS] = this.attachInternals();
    override readonly [OWN] = {};
    override [FIXED]: Values | undefined;
    override [PROPS] = {};
    override [CONNECTED] = true;

    override connectedCallback() {
      connected.add(this);
      for (const name of names) upgradeProperties(this, name);
      if (!drawing) {
        onConnect(this);
        return;
      }
      if (!this[FIXED]) {
        this.container.replaceChildren();
        this[FIXED] = drawing.fixedOf(this);
      }
      this[PROPS] = propsOf(this);
      super.connectedCallback?.();
    }

    // A move disconnects and connects again: React goes only when the element stays away.
    override disconnectedCallback() {
      setTimeout(() => {
        if (this.isConnected) return;
        connected.delete(this);
        super.disconnectedCallback?.();
      });
    }

    // Browsers that can move without disconnecting call this instead of the two above.
    connectedMoveCallback() {}

    attributeChangedCallback(attribute: string, _previous: string | null, text: string | null) {
      write(this, propsByAttribute.get(attribute) ?? attribute, text);
    }
  }

  function write(element: ShellElement, name: string, written: unknown) {
    const type = shape[name];
    const value = type ? readValue(type, written) : (written ?? undefined);
    if (type === 'state') showState(element[INTERNALS], element[OWN][name], value);
    element[OWN][name] = value;
    refresh(element);
  }

  // Before the first connection there is nothing to draw: the base would mount in mid-air.
  function refresh(element: ShellElement) {
    if (!element[FIXED]) return;
    element[PROPS] = propsOf(element);
    if (element.isConnected) element[RENDER]?.();
  }

  function propsOf(element: ShellElement): Values {
    const given = names
      .map((name) => [name, givenTo(element, name)] as const)
      .filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(given), ...element[FIXED] };
  }

  for (const name of names) {
    // The browser's own writes the attribute, which is heard.
    if (name === 'lang') continue;
    const accessor = {
      configurable: true,
      get(this: ShellElement) {
        return givenTo(this, name);
      },
      set(this: ShellElement, value: unknown) {
        write(this, name, value);
      },
    };
    const { prototype } = AferirElement;
    // Templates in HTML lose the capital letters of a name.
    Object.defineProperty(prototype, name.toLowerCase(), { ...accessor, enumerable: false });
    Object.defineProperty(prototype, name, { ...accessor, enumerable: true });
  }
  refreshers.add(() => connected.forEach(refresh));
  return AferirElement as unknown as ShellClass;
}

// A browser takes the nonce out of its attribute, and keeps it where the property of every element has it.
function givenTo(element: ShellElement, name: string): unknown {
  return (
    element[OWN][name] ?? (Reflect.get(HTMLElement.prototype, name, element) || pageValues[name])
  );
}

// Browsers before 2024 have no custom states: there `:state()` matches nothing.
function showState({ states }: Partial<ElementInternals>, previous: unknown, value: unknown) {
  if (previous !== undefined) states?.delete(String(previous));
  if (value !== undefined) states?.add(String(value));
}

// A property set before the class was known hides the accessor; it is set again through it.
function upgradeProperties(element: HTMLElement, name: string) {
  for (const spelling of [name.toLowerCase(), name]) {
    if (!Object.hasOwn(element, spelling)) continue;
    const value: unknown = Reflect.get(element, spelling);
    Reflect.deleteProperty(element, spelling);
    Reflect.set(element, spelling, value);
  }
}
