import { messages, type PGlite, protocol, type Results } from '@electric-sql/pglite';
import { createStatementNames } from './statement-names.ts';

/** A query of a transaction that the caller holds; nothing when the statement is not worth preparing. */
export type PreparedQuery = (
  text: string,
  values: readonly unknown[],
) => Promise<Results<Row>> | undefined;

type Row = Record<string, unknown>;

interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What the engine says of a statement. */
interface Statement {
  readonly parameterTypes: readonly number[];
  readonly columns: readonly Column[];
}

const { serialize } = protocol;

/**
 * Queries of the embedded engine that are read, described and planned once, and then take one
 * message instead of five.
 */
export function createPreparedQueries(pglite: PGlite): PreparedQuery {
  const names = createStatementNames();
  const statements = new Map<string, Statement>();

  const send = (...parts: readonly Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  const prepare = async (name: string, text: string): Promise<Statement> => {
    const reply = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const parameters = reply.find((one) => one instanceof messages.ParameterDescriptionMessage);
    const row = reply.find((one) => one instanceof messages.RowDescriptionMessage);
    return { parameterTypes: parameters?.dataTypeIDs ?? [], columns: row?.fields ?? [] };
  };

  const run = async (name: string, { parameterTypes, columns }: Statement, values: unknown[]) => {
    const texts = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = pglite.serializers[parameterTypes[index] ?? 0];
      return write ? write(value) : String(value);
    });
    const reply = await send(
      serialize.bind({ statement: name, values: texts }),
      serialize.execute({}),
    );
    const rows = reply
      .filter((one) => one instanceof messages.DataRowMessage)
      .map(({ fields }) => readRow(pglite, columns, fields));
    const end = reply.find((one) => one instanceof messages.CommandCompleteMessage);
    return { rows, fields: [...columns], affectedRows: affectedRows(end?.text ?? '') };
  };

  return (text, values) => {
    const name = names.of(text, values);
    if (!name) return undefined;
    return pglite.runExclusive(async () => {
      try {
        const statement = statements.get(name) ?? (await prepare(name, text));
        statements.set(name, statement);
        return await run(name, statement, [...values]);
      } catch (error) {
        names.forgetAfter(error);
        throw error;
      }
    });
  };
}

function readRow(pglite: PGlite, columns: readonly Column[], texts: (string | null)[]): Row {
  return Object.fromEntries(
    columns.map(({ name, dataTypeID }, index) => {
      const text = texts[index] ?? null;
      const read = pglite.parsers[dataTypeID];
      return [name, text === null || !read ? text : read(text, dataTypeID)];
    }),
  );
}

/** How many rows a command wrote, as it says itself: `INSERT 0 1`, `UPDATE 3`. */
function affectedRows(command: string): number {
  const [, count] = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(command) ?? [];
  return Number(count ?? 0);
}
