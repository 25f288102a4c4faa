/**
 * Does to the prototypes of a page what Prototype 1.6 does: they write JSON in their own way, `JSON.stringify` asks them
 * to, and whatever goes over an array by its names meets its methods. It stands alone, so that a browser can be told it,
 * and gives what takes all of it back.
 */
export function becomeOldHostPage(): () => void {
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
  const methods: [of: object, name: string, method: (this: never) => unknown][] = [
    [Array.prototype, 'toJSON', arrayToJson],
    [Array.prototype, 'clear', clear],
    [String.prototype, 'toJSON', stringToJson],
    [Number.prototype, 'toJSON', numberToJson],
    [Date.prototype, 'toJSON', dateToJson],
  ];
  function arrayToJson(this: unknown[]) {
    return `[${this.map(toText)
      .filter((text) => text !== undefined)
      .join(', ')}]`;
  }
  function clear(this: unknown[]) {
    this.length = 0;
    return this;
  }
  function stringToJson(this: string) {
    return quote(String(this));
  }
  function numberToJson(this: number) {
    return Number.isFinite(Number(this)) ? String(this) : 'null';
  }
  function dateToJson(this: Date) {
    return quote(`${this.toISOString().slice(0, 19)}Z`);
  }
  const former = methods.map(([of, name]) => Object.getOwnPropertyDescriptor(of, name));
  for (const [of, name, method] of methods) {
    const value = method as unknown;
    Object.defineProperty(of, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
  return () => {
    for (const [at, [of, name]] of [...methods.entries()]) {
      const descriptor = former[at];
      if (descriptor) Object.defineProperty(of, name, descriptor);
      else Reflect.deleteProperty(of, name);
    }
  };
}
