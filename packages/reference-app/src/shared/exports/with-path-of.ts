/** What a list is narrowed down to where it is taken away, with what the path of its call names. */
export function withPathOf(asked: string, path: Readonly<Record<string, number>>): string {
  const params = new URLSearchParams(asked);
  for (const [name, id] of Object.entries(path)) params.set(name, String(id));
  return params.toString();
}
