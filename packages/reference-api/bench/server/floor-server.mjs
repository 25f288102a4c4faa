// The least that a server over the same engine can do: Fastify, @fastify/jwt and one indexed query.

import { PGlite } from '@electric-sql/pglite';
import fastifyJwt from '@fastify/jwt';
import fastify from 'fastify';
import pg from 'pg';

const { AFERIR_DATA_DIR, AFERIR_SECRET, DATABASE_URL, PORT } = process.env;
const database = DATABASE_URL
  ? new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
  : await PGlite.create(AFERIR_DATA_DIR);

await database.query('create table visitor (id int primary key, name text, email text)');
await database.query(`insert into visitor
  select n, 'Pessoa ' || n, 'pessoa' || n || '@empresa.example' from generate_series(1, 1000) n`);

const app = fastify();
await app.register(fastifyJwt, { secret: AFERIR_SECRET });
app.get('/readyz', async () => ({ token: app.jwt.sign({ id: 421 }) }));
app.get('/visitor', async (request) => {
  const { id } = await request.jwtVerify();
  const { rows } = await database.query('select * from visitor where id = $1', [id]);
  return { success: true, data: rows[0] };
});
console.log(await app.listen({ host: '127.0.0.1', port: Number(PORT) }));
process.once('SIGTERM', () => process.exit());
