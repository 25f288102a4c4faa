import { messages, type PGlite, protocol, type Results } from '@electric-sql/pglite';
import { readingBinding } from './binding.ts';
import type { Reader } from './single-statements.ts';
import { createStatementNames } from './statement-names.ts';

/** Queries of whoever has the engine for the time being. */
export interface PreparedQueries {
  /** One in a transaction; nothing when the statement is not worth preparing. */
  inTransaction(text: string, values: readonly unknown[]): Promise<Results<Row>> | undefined;
  /** One in a transaction of its own. */
  single(text: string, values: readonly unknown[], reader: Reader): Promise<Results<Row>>;
}

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
export function createPreparedQueries(pglite: PGlite): PreparedQueries {
  const names = createStatementNames();
  const statements = new Map<string, Statement>();

  const send = (...parts: readonly Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  const prepare = async (name: string, text: string, ahead: readonly Uint8Array[]) => {
    const reply = await send(
      ...ahead,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const parameters = reply.find((one) => one instanceof messages.ParameterDescriptionMessage);
    const row = reply.find((one) => one instanceof messages.RowDescriptionMessage);
    return { parameterTypes: parameters?.dataTypeIDs ?? [], columns: row?.fields ?? [] };
  };

  const run = async (
    name: string,
    { parameterTypes, columns }: Statement,
    values: readonly unknown[],
    ahead: readonly Uint8Array[],
  ) => {
    const texts = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = pglite.serializers[parameterTypes[index] ?? 0];
      return write ? write(value) : String(value);
    });
    const reply = await send(
      ...ahead,
      serialize.bind({ statement: name, values: texts }),
      serialize.execute({}),
    );
    const rows = reply
      .filter((one) => one instanceof messages.DataRowMessage)
      .map(({ fields }) => readRow(pglite, columns, fields));
    const end = reply.findLast((one) => one instanceof messages.CommandCompleteMessage);
    return { rows, fields: [...columns], affectedRows: affectedRows(end?.text ?? '') };
  };

  const query = (
    name: string,
    text: string,
    values: readonly unknown[],
    ahead: readonly Uint8Array[] = [],
  ) =>
    pglite.runExclusive(async () => {
      try {
        const statement = statements.get(name) ?? (await prepare(name, text, ahead));
        if (name !== '') statements.set(name, statement);
        return await run(name, statement, values, ahead);
      } catch (error) {
        names.forgetAfter(error);
        throw error;
      }
    });

  let canBind: Promise<unknown> | undefined;
  const bindingOf = async (companyId: number) => {
    canBind ??= pglite.runExclusive(() => send(serialize.parse(readingBinding)));
    await canBind;
    const { name: statement } = readingBinding;
    return [serialize.bind({ statement, values: [String(companyId)] }), serialize.execute({})];
  };

  return {
    inTransaction: (text, values) => {
      const name = names.of(text, values);
      return name ? query(name, text, values) : undefined;
    },
    single: async (text, values, reader) => {
      const ahead = reader === 'owner' ? [] : await bindingOf(reader.companyId);
      return query(names.of(text, values) ?? '', text, values, ahead);
    },
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
