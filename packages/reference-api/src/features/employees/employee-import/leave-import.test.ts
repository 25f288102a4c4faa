import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createStaffUser } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { csvOf, sheetForm } from '../../../../test/sheet-form.ts';
import * as leaving from '../../../operation/left-signal.ts';
import { brokenOff, tooBusy } from '../../../platform/errors/failures.ts';
import { createWorkLimit } from '../../../platform/security/work-limit.ts';
import * as reading from './read-upload.ts';
import { readingMessages } from './reading-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const user = await createStaffUser(test.database, company.id, { is_administrator: true });
  return { token: await openStaffSession(test, user) };
});

const sheet = sheetForm(csvOf('Ana;F;ana@empresa.example;11912345678;Analista;Vendas'));
const imports = async () =>
  (await test.call('listEmployeeImports', { token: scene.token })).data.qtdRecords;

afterEach(() => vi.restoreAllMocks());

describe.each(['importEmployees', 'previewEmployeeImport'] as const)('%s', (id) => {
  it('stops reading when its sender has left, and leaves nothing', async () => {
    const sender = new AbortController();
    vi.spyOn(leaving, 'leftSignal').mockReturnValue(sender.signal);
    const spy = vi.spyOn(reading, 'readUpload').mockImplementation(async (_order, left) => {
      sender.abort(brokenOff());
      left.throwIfAborted();
      return [];
    });
    const reply = await test.call(id, { token: scene.token, ...sheet });
    expect(spy).toHaveBeenCalledOnce();
    expect(reply.status).toBe(400);
    expect(await imports()).toBe(0);
  });

  it('outlives a reader that takes memory without end, and leaves nothing', async () => {
    const endless = reading.createReadUpload(
      {
        turns: createWorkLimit({ atOnce: 1, waiting: 0 }),
        megabytes: 40,
        deadline: () => new AbortController().signal,
      },
      new URL('./fixtures/endless-reader.ts', import.meta.url),
    );
    vi.spyOn(reading, 'readUpload').mockImplementation(endless);
    const reply = await test.call(id, { token: scene.token, ...sheet });
    expect(reply).toMatchObject({
      status: 422,
      errors: [readingMessages.problems['too-much-inside']],
    });
    expect(await imports()).toBe(0);
  });

  it('is 429 when too many wait, and leaves nothing', async () => {
    vi.spyOn(reading, 'readUpload').mockRejectedValue(tooBusy());
    const reply = await test.call(id, { token: scene.token, ...sheet });
    expect(reply).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    expect(await imports()).toBe(0);
  });
});
