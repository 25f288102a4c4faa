// @engine both: what a failed test has left holds locks and connections
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { openTestApp, testStart } from './build-test-app.ts';
import { createCompany } from './fixtures.ts';
import { createGate } from './gate.ts';

const test = openTestApp();

const countCompanies = async ({ owner }: Database) =>
  (await owner.selectFrom('company').select('id').execute()).length;

describe('a test that has failed', () => {
  const gate = createGate();
  const late: { database?: Database; transaction?: Promise<unknown>; steps: Promise<unknown>[] } = {
    steps: [],
  };

  it.fails('leaves a transaction and what comes after', async () => {
    const { database } = test;
    late.database = database;
    const begun = createGate();
    late.transaction = database.inNewCompany(async (db, id) => {
      begun.open();
      await gate.opened;
      await db.insertInto('company').values({ id, legal_name: 'A', trade_name: 'A' }).execute();
    });
    late.transaction.catch(() => undefined);
    const steps: (() => Promise<unknown>)[] = [
      () => createCompany(database),
      () => database.owner.selectFrom('company').select('id').execute(),
      async () => test.clock.advance(1),
      async () => test.call('listPerformanceByEmployee'),
    ];
    late.steps = steps.map((step) => gate.opened.then(step));
    for (const step of late.steps) step.catch(() => undefined);
    await begun.opened;
    expect('this test').toBe('failed');
  });

  it('can touch nothing that the next one has', async () => {
    expect(test.database).not.toBe(late.database);
    await createCompany(test.database);
    gate.open();
    for (const step of late.steps) await expect(step).rejects.toThrow('is over');
    await Promise.allSettled([late.transaction]);
    expect(await countCompanies(test.database)).toBe(1);
    expect(test.clock.now()).toEqual(testStart);
  });
});

describe('a test that ran out of time', () => {
  const gate = createGate();
  const late: { step?: Promise<unknown> } = {};

  // biome-ignore lint/plugin: this is about a test that comes to its limit.
  it.fails('waits on', { timeout: 1 }, async () => {
    const step = gate.opened.then(() => createCompany(test.database));
    step.catch(() => undefined);
    late.step = step;
    await step;
  });

  it('goes on in vain', async () => {
    gate.open();
    await expect(late.step).rejects.toThrow('is over');
    expect(await countCompanies(test.database)).toBe(0);
  });
});

describe('a test that has passed', () => {
  let database: Database | undefined;
  let isDone = false;

  it('may leave work', async () => {
    database = test.database;
    test.database
      .inPlatform(async () => {
        for (let turn = 0; turn < 20; turn += 1) await setImmediate();
      })
      .then(() => {
        isDone = true;
      });
  });

  it('has had it awaited', () => {
    expect(isDone).toBe(true);
    expect(test.database).toBe(database);
  });
});
