const making = new WeakMap<object, Set<Promise<unknown>>>();

/** Notes that a choice of a form is being made, and gives what comes of it. */
export function whileMaking<Made>(form: object, made: Promise<Made>): Promise<Made> {
  const all = making.get(form) ?? new Set();
  making.set(form, all.add(made));
  const forget = () => void all.delete(made);
  made.then(forget, forget);
  return made;
}

/** Waits until no choice of a form is being made any more; undefined where none is. */
export function untilMade(form: object): Promise<unknown> | undefined {
  const all = making.get(form);
  return all && all.size > 0 ? Promise.allSettled(all) : undefined;
}
