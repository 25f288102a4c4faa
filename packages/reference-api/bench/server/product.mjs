import { openDatabase } from '../../src/platform/db/database.ts';
import { exampleAccounts, examplePassword } from '../../src/start/example/example-accounts.ts';
import { nodeFlags } from '../../src/start/runtime/node-flags.ts';
import { startServer } from './processes.mjs';

const startProcess = ({ env }) =>
  startServer('packages/reference-api/src/start/server.ts', env, nodeFlags);

/** Starts the server over the example companies and what `fill` adds to them; with what it gives. */
export async function startProduct(engine, fill) {
  // Its first start makes the database and fills it with the example.
  await (await startProcess(engine)).stop();
  const filled = await inDatabase(engine, fill);
  return { ...(await startProcess(engine)), filled };
}

/** Works in the database while no server has it. */
export async function inDatabase(engine, work) {
  const database = await openDatabase(engine.location);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** An access token of the example's administrator. */
export async function signIn(address) {
  const reply = await fetch(`${address}/api/v1/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: exampleAccounts[0].login, password: examplePassword }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()).data.token.accessToken;
}
