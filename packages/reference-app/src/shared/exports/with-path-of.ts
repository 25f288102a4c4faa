import { type ApiQuery, addressQueryOf } from '@aferir/api-client/react';

/** What a list is narrowed down to where it is taken away, with what the path of its call names. */
export function withPathOf<List>(
  list: ApiQuery<List>,
  path: Readonly<Record<string, number>>,
): string {
  const asked = new URLSearchParams(addressQueryOf(list));
  for (const [name, id] of Object.entries(path)) asked.set(name, String(id));
  return asked.toString();
}
