import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newDatabase } from '../../../test/new-database.ts';
import { type Database, openDatabase } from './database.ts';
import { createPreparedQueries, type PreparedQueries } from './prepared-queries.ts';

let database: Database;
let pglite: PGlite;
let query: PreparedQueries['inTransaction'];

beforeAll(async () => {
  database = await openDatabase({ memory: true, dump: await newDatabase() });
  pglite = database.pglite as PGlite;
  await pglite.exec(`create table thing (id bigint primary key, name text unique, made timestamptz,
    day date, scores int[], facts jsonb, isGood boolean, bytes bytea)`);
  query = createPreparedQueries(pglite).inTransaction;
});

afterAll(() => database.close());

const insert = 'insert into thing values ($1, $2, $3, $4, $5, $6, $7, $8)';
const thing = [7, 'Á "b"', new Date(0), '2026-11-22', [1, 2], { a: ['x'] }, true, null];

it('writes and reads values as the engine itself does', async () => {
  expect(await query(insert, thing)).toMatchObject({ rows: [], affectedRows: 1 });
  const read = 'select *, null as nothing from thing where id = $1';
  const { rows } = await pglite.query(read, [7]);
  for (const _time of [1, 2]) expect((await query(read, [7]))?.rows).toEqual(rows);
  expect(rows[0]).toMatchObject({ id: 7, day: '2026-11-22', facts: { a: ['x'] } });
  expect(await query('update thing set name = $1 where id > $2', ['n', 9])).toMatchObject({
    affectedRows: 0,
  });
});

it('tells failures as the engine does, and goes on after them', async () => {
  await query(insert, [8, 'eight', ...thing.slice(2)]);
  await expect(query(insert, [9, 'eight', ...thing.slice(2)])).rejects.toMatchObject({
    code: '23505',
    constraint: 'thing_name_key',
  });
  await expect(query('select $1::int / 0 as x', [1])).rejects.toMatchObject({ code: '22012' });
  await expect(query('select nonsense where $1', [1])).rejects.toMatchObject({ code: '42703' });
  expect((await query('select $1::int as x', [1]))?.rows).toEqual([{ x: 1 }]);
});

it('takes one message for a statement that it has met', async () => {
  const text = 'select name from thing where id < $1';
  await query(text, [0]);
  const sent = vi.spyOn(pglite, 'execProtocolStream');
  await query(text, [1]);
  expect(sent).toHaveBeenCalledTimes(1);
  sent.mockRestore();
});

it('prepares anew when a table has changed', async () => {
  const text = 'select * from thing where id = $1';
  await query(text, [7]);
  await pglite.exec("alter table thing add column color text default 'red'");
  await expect(query(text, [7])).rejects.toThrow('cached plan');
  expect((await query(text, [7]))?.rows).toEqual([expect.objectContaining({ color: 'red' })]);
});

it('leaves alone what is not worth preparing', () => {
  expect(query('commit', [])).toBeUndefined();
  expect(query('insert …', Array(25).fill(1))).toBeUndefined();
});
