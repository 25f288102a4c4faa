/**
 * Makes what reads something once for an order, whose steps are transactions of their own: the order, which stays the same
 * object through all of them, is what it is kept by.
 */
export function createOncePerOrder<Value>(): (
  order: object,
  read: () => Promise<Value>,
) => Promise<Value> {
  const kept = new WeakMap<object, Promise<Value>>();
  return (order, read) => {
    const known = kept.get(order) ?? read();
    kept.set(order, known);
    return known;
  };
}
