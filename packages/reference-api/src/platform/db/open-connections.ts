import type pg from 'pg';
import { sendStatements } from './statement-message.ts';
import type { StatementNames } from './statement-names.ts';

/**
 * Opens all connections of a pool and has each plan some statements. A new one needs a tenth of a second until it knows
 * the catalogs, and the first requests of a rush would wait for it.
 */
export async function openConnections(
  pool: pg.Pool,
  names: StatementNames,
  texts: readonly string[],
): Promise<void> {
  const statements = texts.map((text) => {
    const values = Array.from(text.matchAll(/\$\d+/g), () => null);
    return { name: names.of(text, values) ?? '', text, values };
  });
  const connecting = Array.from({ length: pool.options.max }, () => pool.connect());
  const opened = await Promise.allSettled(
    connecting.map(async (one) => {
      const client = await one;
      // Only when all are taken has each been opened.
      await Promise.allSettled(connecting);
      try {
        await sendStatements(client, statements);
      } finally {
        client.release();
      }
    }),
  );
  const failed = opened.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
