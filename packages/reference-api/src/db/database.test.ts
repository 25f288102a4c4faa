import { expect, it } from 'vitest';
import { openTestApp } from '../../test/build-test-app.ts';
import { StartError } from '../runtime/start-error.ts';
import { openDatabase } from './database.ts';

const test = openTestApp();

// The embedded database has one process, so there is nobody to keep out.
it.runIf(process.env.TEST_DATABASE_URL)(
  'lets one do at a time what must be done once',
  async () => {
    const steps: string[] = [];
    const work = (name: string) =>
      test.database.exclusively(async () => {
        steps.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 20));
        steps.push(`${name} ends`);
      });
    await Promise.all([work('one'), work('two')]);
    expect(steps[1]).toBe(steps[0]?.replace('begins', 'ends'));
    expect(steps).toHaveLength(4);
  },
);

it('gives back what the work gives', async () => {
  expect(await test.database.exclusively(async () => 7)).toBe(7);
});

it.each([
  'postgres://aferir:segredo@127.0.0.1:1/rh',
  'postgres://aferir:segredo@sem.nome.invalid/rh',
])('says which database is out of reach, and not the password: %s', async (url) => {
  const failure = await openDatabase({ url }).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(StartError);
  const { message } = failure as StartError;
  expect(message).toContain(`banco de dados ${new URL(url).host}/rh, de DATABASE_URL: `);
  expect(message).toMatch(/ECONNREFUSED|ENOTFOUND|EAI_AGAIN/);
  expect(message).not.toContain('segredo');
});
