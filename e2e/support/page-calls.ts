import type { Page } from '@playwright/test';

/** A call that a page makes past its screens. */
export interface PageCall {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** The statuses that calls from a page get. */
export async function statusesFrom(
  page: Page,
  headers: Record<string, string>,
  calls: readonly PageCall[],
): Promise<number[]> {
  return page.evaluate(
    async ([given, asked]) => {
      const replies = asked.map(({ method, path, body }) =>
        fetch(`/api/v1${path}`, {
          method,
          headers: { ...given, 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
      );
      return (await Promise.all(replies)).map((reply) => reply.status);
    },
    [headers, calls] as const,
  );
}
