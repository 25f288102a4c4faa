import { placeKey } from './import-row.ts';

/** Adds to the names of places found so far, by their keys, those that are neither known nor found yet: each as it was written first. */
export function addNewPlaces(
  found: Map<string, string>,
  names: Iterable<string>,
  known: ReadonlyMap<string, unknown>,
): Map<string, string> {
  for (const name of names) {
    const key = placeKey(name);
    if (!known.has(key) && !found.has(key)) found.set(key, name);
  }
  return found;
}
