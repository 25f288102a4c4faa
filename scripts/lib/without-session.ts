/** Whether whoever holds a personal link may call it, or anybody. */
export function isWithoutSession({ schemes }: { readonly schemes: readonly string[] }): boolean {
  return schemes.length === 0 || schemes.includes('linkHash');
}
