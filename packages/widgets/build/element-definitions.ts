/** The contracts among the exports of a module. */
export function definitionsIn(module: Readonly<Record<string, unknown>>): object[] {
  return Object.values(module).filter(
    (value): value is object => typeof value === 'object' && value !== null && 'tag' in value,
  );
}
