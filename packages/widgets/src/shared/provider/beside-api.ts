/** A full address of something that the server of the API hands out, such as a logo. */
export function besideApi(apiBase: string, path: string): string {
  const page = globalThis.location as Location | undefined;
  // A server that renders knows no page, and a path is all that can be said there.
  return URL.canParse(apiBase, page?.href)
    ? new URL(path, new URL(apiBase, page?.href)).href
    : path;
}
