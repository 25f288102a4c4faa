import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany } from '../../../test/fixtures.ts';
import { createIsolationScene } from '../../../test/isolation-scene.ts';
import { createFrameOrigins } from './frame-origins.ts';

const test = openTestApp();
const origins = (owner: Parameters<ReturnType<typeof createFrameOrigins>>[0]) =>
  createFrameOrigins(test.services)(owner);

const list = (companyId: number, allowed_origins: string[]) =>
  test.database.inCompany(companyId, (db) =>
    db.updateTable('company').set({ allowed_origins }).execute(),
  );

it('are those of the company, as they are now', async () => {
  const own = ['https://a.example'];
  const { id: companyId } = await createCompany(test.database, { allowed_origins: own });
  await createCompany(test.database, { allowed_origins: ['https://b.example'] });
  expect(await origins({ companyId })).toEqual(own);
  await list(companyId, []);
  expect(await origins({ companyId })).toEqual([]);
  expect(await origins({ companyId: companyId + 99 })).toEqual([]);
  expect(await origins({})).toEqual([]);
});

it('are those of the company of a link, dead ones too', async () => {
  const { companyId, open } = await createIsolationScene(test);
  await list(companyId, ['https://a.example']);
  expect(await origins({ linkHash: open.link })).toEqual(['https://a.example']);
  test.clock.advance(365 * 24 * 60 * 60_000);
  expect(await origins({ linkHash: open.link })).toEqual(['https://a.example']);
  expect(await origins({ linkHash: open.link.slice(1) })).toEqual([]);
});
