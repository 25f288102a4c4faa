import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '../src/db/database.ts';

/**
 * The statements of each message to the database while `work` is done. What goes over several
 * messages of the protocol, because it has parameters, counts as one.
 */
export async function messagesDuring(
  { pglite }: Database,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const messages: string[] = [];
  const spy = pglite
    ? vi.spyOn(pglite, 'execProtocolStream')
    : vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    for (const [sent] of spy.mock.calls as unknown as [Uint8Array | string | { text: string }][]) {
      const text = sent instanceof Uint8Array ? textOf(sent) : statementOf(sent);
      // To begin a transaction is a message of its own on the embedded engine alone.
      if (text && text !== 'BEGIN' && !isOfQueue(text)) messages.push(text);
    }
  } finally {
    spy.mockRestore();
  }
  return messages;
}

/**
 * Whether the job queue asks by itself which queues there are, or whether it still hears of new jobs, as
 * it does every now and then, whoever calls meanwhile.
 */
function isOfQueue(text: string): boolean {
  return /^\s*select\s+q\.name,/i.test(text) || text.includes('pg_listening_channels()');
}

/** Of what PostgreSQL is asked: a statement, or one with the name that it is prepared under. */
function statementOf(sent: string | { text: string }): string {
  return typeof sent === 'string' ? sent : sent.text;
}

/**
 * Of the protocol's messages, those that run something: a simple query, one to be parsed at once, or a
 * prepared one, told by its name.
 */
function textOf(message: Uint8Array): string | undefined {
  const [name, text] = new TextDecoder().decode(message.subarray(5)).split('\0');
  switch (String.fromCharCode(message[0] ?? 0)) {
    case 'Q':
      return name;
    case 'P':
      return name === '' ? text : undefined;
    case 'B':
      return text;
    default:
      return undefined;
  }
}
