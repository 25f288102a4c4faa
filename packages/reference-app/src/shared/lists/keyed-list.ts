/** A list without the one that has a key. */
export function withoutKey<Keyed extends { readonly key: string }>(
  list: readonly Keyed[],
  key: string,
): Keyed[] {
  return list.filter((one) => one.key !== key);
}

/** A list with one more before the one that has a key; undefined: at the end. */
export function putBefore<Keyed extends { readonly key: string }>(
  list: readonly Keyed[],
  one: Keyed,
  before: string | undefined,
): Keyed[] {
  const place = list.findIndex(({ key }) => key === before);
  return list.toSpliced(place < 0 ? list.length : place, 0, one);
}
