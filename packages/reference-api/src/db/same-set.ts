/** Whether one list names every id of another exactly once, in whatever order. */
export function isSameSet(named: readonly number[], all: readonly number[]): boolean {
  const wanted = new Set(all);
  return (
    named.length === all.length &&
    new Set(named).size === named.length &&
    named.every((id) => wanted.has(id))
  );
}
