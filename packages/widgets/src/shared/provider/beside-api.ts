/** A full address of something that the server of the API hands out, such as a logo. */
export function besideApi(apiBase: string, path: string): string {
  return new URL(path, new URL(apiBase, location.href)).href;
}
