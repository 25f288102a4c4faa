/** Whether the page is the API's own: one of somebody else must not keep our secrets in its storage. A server has none. */
export function isOwnOrigin(apiBase: string): boolean {
  const page = globalThis.location as Location | undefined;
  return page !== undefined && new URL(apiBase, page.href).origin === page.origin;
}
