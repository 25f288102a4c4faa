import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createStaffUser } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { csvOf, sheetForm } from '../../../../test/sheet-form.ts';
import * as leaving from '../../../operation/left-signal.ts';
import { brokenOff, tooBusy } from '../../../platform/errors/failures.ts';
import * as reading from './read-upload.ts';

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

  it('is 429 when too many wait, and leaves nothing', async () => {
    vi.spyOn(reading, 'readUpload').mockRejectedValue(tooBusy());
    const reply = await test.call(id, { token: scene.token, ...sheet });
    expect(reply).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    expect(await imports()).toBe(0);
  });
});
