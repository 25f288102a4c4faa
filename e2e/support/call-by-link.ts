/** Whoever holds a link, calling the API without a browser. */
export interface LinkApi {
  get<Data>(path: string): Promise<Data>;
  post<Data>(path: string, body: unknown): Promise<Data>;
}

/** Calls the API with the secret part of a link. */
export function openLinkApi(baseUrl: string, hash: string): LinkApi {
  const headers = { 'content-type': 'application/json', 'x-link-hash': hash };
  const call = async (path: string, init: RequestInit) => {
    const reply = await fetch(`${baseUrl}/api/v1${path}`, { ...init, headers });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()).data;
  };
  return {
    get: (path) => call(path, {}),
    post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
  };
}
