import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { type Frame, framesOf } from './protocol-frames.ts';

const whose = new AsyncLocalStorage<string[]>();

/**
 * The statements of each message that `work` sends to the database, whatever the job queue and others
 * ask meanwhile. What goes over several messages of the protocol, because it has parameters, counts as one.
 */
export async function messagesDuring(
  { pglite }: Database,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const messages: string[] = [];
  const spy = pglite ? watch(pglite, 'execProtocolStream') : watch(pg.Client.prototype, 'query');
  try {
    await whose.run(messages, work);
  } finally {
    spy.mockRestore();
  }
  return messages;
}

type Send = (
  this: unknown,
  sent: Uint8Array | string | { text: string },
  ...rest: never[]
) => never;

function watch(sender: object, method: string) {
  const senders = sender as Record<string, Send>;
  const send = senders[method] as Send;
  return vi.spyOn(senders, method).mockImplementation(function (this: unknown, sent, ...rest) {
    const text = sent instanceof Uint8Array ? textOf(sent) : statementOf(sent);
    // To begin a transaction is a message of its own on the embedded engine alone.
    if (text && text !== 'BEGIN') whose.getStore()?.push(text);
    return send.call(this, sent, ...rest);
  });
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
  const [
    {
      kind,
      texts: [name, text],
    } = none,
  ] = framesOf(message);
  switch (kind) {
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

const none: Frame = { kind: '', texts: [] };
