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

/** Adds departments to the new ones of a company; with the first that it has of all comes the one above them, by the name of the company. */
export function addNewDepartments(
  found: Map<string, string>,
  names: readonly string[],
  { known, company }: { known: ReadonlyMap<string, unknown>; company: string },
): Map<string, string> {
  const isFirst = known.size === 0 && found.size === 0 && names.length > 0;
  return addNewPlaces(found, isFirst ? [company, ...names] : names, known);
}
