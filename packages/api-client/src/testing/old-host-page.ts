/**
 * Does to the built-ins of a page what Prototype 1.6 does: they write JSON in their own way, `JSON.stringify` asks them
 * to, whatever goes over an array by its names meets its methods, and standard methods of later years do less than the
 * standard says. It stands alone, so that a browser can be told it, and gives what takes all of it back.
 */
export function becomeOldHostPage(): () => void {
  type Step = (item: unknown, at?: number) => unknown;
  const itself: Step = (item) => item;
  const toText = (value: unknown): string | undefined => {
    if (value === undefined || typeof value === 'function') return undefined;
    if (value === null || typeof value === 'boolean') return String(value);
    const own: unknown = Reflect.get(Object(value), 'toJSON');
    if (typeof own === 'function') return own.call(value);
    const fields = Object.entries(value).map(([name, field]) => [toText(name), toText(field)]);
    const written = fields.filter(([, text]) => text !== undefined);
    return `{${written.map((field) => field.join(': ')).join(', ')}}`;
  };
  const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
  // A set has no length, and no function is taken.
  const toArray = (list: unknown): unknown[] => {
    if (!list) return [];
    const own: unknown = Reflect.get(Object(list), 'toArray');
    if (typeof own === 'function') return own.call(list);
    const { length = 0 } = list as ArrayLike<unknown>;
    const items: unknown[] = [];
    for (let at = 0; at < length; at += 1) items.push((list as ArrayLike<unknown>)[at]);
    return items;
  };
  const namesIn = (of: object): string[] => {
    const names: string[] = [];
    // What is inherited counts, as it does there.
    for (const name in of) names.push(name);
    return names;
  };

  const ofArrays = {
    toJSON(this: unknown[]) {
      const texts: string[] = [];
      for (const item of this) {
        const text = toText(item);
        if (text !== undefined) texts.push(text);
      }
      return `[${texts.join(', ')}]`;
    },
    clear(this: unknown[]) {
      this.length = 0;
      return this;
    },
    toArray(this: unknown[]) {
      return this.slice();
    },
    entries(this: unknown[]) {
      return this.slice();
    },
    reduce(this: unknown[]) {
      return this.length > 1 ? this : this[0];
    },
    map(this: unknown[], step: Step = itself, self?: unknown) {
      const mapped: unknown[] = [];
      this.forEach((item, at) => {
        mapped.push(step.call(self, item, at));
      });
      return mapped;
    },
    filter(this: unknown[], step: Step, self?: unknown) {
      const taken: unknown[] = [];
      this.forEach((item, at) => {
        if (step.call(self, item, at)) taken.push(item);
      });
      return taken;
    },
    every(this: unknown[], step: Step = itself, self?: unknown) {
      for (let at = 0; at < this.length; at += 1) if (!step.call(self, this[at], at)) return false;
      return true;
    },
    some(this: unknown[], step: Step = itself, self?: unknown) {
      for (let at = 0; at < this.length; at += 1) if (step.call(self, this[at], at)) return true;
      return false;
    },
    find(this: unknown[], step: Step, self?: unknown) {
      for (let at = 0; at < this.length; at += 1) {
        if (step.call(self, this[at], at)) return this[at];
      }
      return undefined;
    },
  };
  const ofTexts = {
    toJSON(this: string) {
      return quote(String(this));
    },
    toArray(this: string) {
      return this.split('');
    },
    startsWith(this: string, start: string) {
      return this.indexOf(start) === 0;
    },
    endsWith(this: string, end: string) {
      const at = this.length - end.length;
      return at >= 0 && this.lastIndexOf(end) === at;
    },
  };
  const ofNumbers = {
    toJSON(this: number) {
      return Number.isFinite(Number(this)) ? String(this) : 'null';
    },
  };
  const ofDates = {
    toJSON(this: Date) {
      return quote(`${this.toISOString().slice(0, 19)}Z`);
    },
  };
  const ofFunctions = {
    // What it makes can be called, but not with `new`.
    bind(this: (...args: unknown[]) => unknown, ...given: unknown[]) {
      const [self, ...first] = given;
      if (given.length < 2 && self === undefined) return this;
      return (...rest: unknown[]) => Reflect.apply(this, self, [...first, ...rest]);
    },
  };
  const ofElements = {
    remove(this: Element) {
      const parent = this.parentNode;
      if (!parent) throw new TypeError("Cannot read properties of null (reading 'removeChild')");
      parent.removeChild(this);
      return this;
    },
    scrollTo(this: Element) {
      const { left, top } = this.getBoundingClientRect();
      window.scrollTo(left + window.scrollX, top + window.scrollY);
      return this;
    },
  };
  const changes: [of: object, methods: Record<string, unknown>][] = [
    [Array, { from: toArray }],
    [
      Object,
      { keys: namesIn, values: (of: object) => namesIn(of).map((name) => Reflect.get(of, name)) },
    ],
    [Array.prototype, ofArrays],
    [String.prototype, ofTexts],
    [Number.prototype, ofNumbers],
    [Date.prototype, ofDates],
    [Function.prototype, ofFunctions],
    ...(typeof HTMLElement === 'undefined'
      ? []
      : [[HTMLElement.prototype, ofElements] as [object, Record<string, unknown>]]),
  ];
  const former: [of: object, name: string, descriptor: PropertyDescriptor | undefined][] = [];
  for (const [of, methods] of changes) {
    for (const [name, value] of Object.entries(methods)) {
      former.push([of, name, Object.getOwnPropertyDescriptor(of, name)]);
      Object.defineProperty(of, name, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    }
  }
  return () => {
    for (const [of, name, descriptor] of former) {
      if (descriptor) Object.defineProperty(of, name, descriptor);
      else Reflect.deleteProperty(of, name);
    }
  };
}
