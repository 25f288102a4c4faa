/** A standard method that belongs to everybody on the page. */
type Method = (this: unknown, ...args: never[]) => unknown;

/** Methods that hand over the item, its place and the array. */
const OF_EACH = ['map', 'filter', 'every', 'some', 'find'] as const;

/**
 * Gives back to standard methods what a library of the page took from them: Prototype 1.6 has an `Array.from` that knows no
 * sets and a `reduce` that takes no function. What that library calls in its own way still reaches it. A server has no page.
 */
export function mendBuiltIns(): void {
  if (typeof HTMLElement === 'undefined') return;
  if (Array.from(new Set([0]))[0] !== 0) mend(Array, 'from', mendedFrom);
  const { prototype } = Array;
  if (typeof [0, 0].reduce((sum) => sum, 0) !== 'number') mend(prototype, 'reduce', mendedReduce);
  if (!('next' in [0].entries())) mend(prototype, 'entries', mendedEntries);
  for (const name of OF_EACH) if (!handsOverArray(name)) mend(prototype, name, mendedOfEach);
  const elements = HTMLElement.prototype;
  if (Object.hasOwn(elements, 'remove')) mend(elements, 'remove', mendedRemove);
  if (Object.hasOwn(elements, 'scrollTo')) mend(elements, 'scrollTo', mendedScrollTo);
}

function mend(of: object, name: string, mended: (theirs: Method) => Method): void {
  const descriptor = Object.getOwnPropertyDescriptor(of, name);
  Object.defineProperty(of, name, { ...descriptor, value: mended(descriptor?.value) });
}

const mendedFrom = (theirs: Method): Method =>
  function from(this: unknown, list: unknown, map?: Method, self?: unknown) {
    const isIterable = list !== null && list !== undefined && Symbol.iterator in Object(list);
    if (!isIterable && !map) return Reflect.apply(theirs, this, [list]);
    const items: unknown[] = isIterable
      ? [...(list as Iterable<unknown>)]
      : Array.prototype.slice.call(list);
    if (!map) return items;
    const mapped: unknown[] = [];
    for (let at = 0; at < items.length; at += 1) {
      mapped.push(Reflect.apply(map, self, [items[at], at]));
    }
    return mapped;
  } as Method;

const mendedReduce = (theirs: Method): Method =>
  function reduce(this: unknown[], ...args: unknown[]) {
    const [step, first] = args;
    if (typeof step !== 'function') return Reflect.apply(theirs, this, args);
    let at = 0;
    let sum = first;
    if (args.length < 2) {
      if (this.length === 0) throw new TypeError('Reduce of empty array with no initial value');
      [sum] = this;
      at = 1;
    }
    for (; at < this.length; at += 1) if (at in this) sum = step(sum, this[at], at, this);
    return sum;
  } as Method;

/** What the library gives is an array of the items; it is iterated as the standard says. */
const mendedEntries = (theirs: Method): Method =>
  function entries(this: unknown[]) {
    const pairs = pairsOf(this);
    return Object.defineProperties(Reflect.apply(theirs, this, []) as object, {
      next: { value: () => pairs.next() },
      [Symbol.iterator]: { value: () => pairs },
    });
  } as Method;

function* pairsOf(items: readonly unknown[]): Generator<[number, unknown]> {
  for (let at = 0; at < items.length; at += 1) yield [at, items[at]];
}

const mendedOfEach = (theirs: Method): Method =>
  function ofEach(this: unknown, step: unknown, self?: unknown) {
    if (typeof step !== 'function') return Reflect.apply(theirs, this, [step, self]);
    const whole = (item: unknown, at: number) => Reflect.apply(step, self, [item, at, this]);
    return Reflect.apply(theirs, this, [whole]);
  } as Method;

/** The library's fails where the element is nowhere. */
const mendedRemove = (theirs: Method): Method =>
  function remove(this: HTMLElement) {
    return this.parentNode ? Reflect.apply(theirs, this, []) : this;
  } as Method;

/** The library's scrolls the window to the element; the standard's is told where to. */
const mendedScrollTo = (theirs: Method): Method =>
  function scrollTo(this: HTMLElement, ...args: [ScrollToOptions?]) {
    if (args.length === 0) return Reflect.apply(theirs, this, []);
    return Reflect.apply(Element.prototype.scrollTo, this, args);
  } as Method;

function handsOverArray(name: (typeof OF_EACH)[number]): boolean {
  let handed: unknown;
  const step = (_item: unknown, _at: unknown, all: unknown) => {
    handed = all;
  };
  Reflect.apply(Array.prototype[name], [0], [step]);
  return handed !== undefined;
}
