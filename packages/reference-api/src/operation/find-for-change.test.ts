import { expect, it } from 'vitest';
import { errorMessages } from '../platform/errors/error-messages.ts';
import { findForChange, findForSave } from './find-for-change.ts';

const record = { id: 7, version: 3 };
const store = { find: async (id: number) => (id === record.id ? record : undefined) };
const changed = 'Outra pessoa alterou isto.';

it('finds the record, whatever its version where none is told', async () => {
  expect(await findForChange(store, record, changed)).toBe(record);
  expect(await findForChange(store, { id: 7, version: undefined }, changed)).toBe(record);
});

it('refuses a change of what is not there, and of another version', async () => {
  await expect(findForChange(store, { id: 8, version: 3 }, changed)).rejects.toMatchObject({
    status: 404,
    message: errorMessages.notFound,
  });
  await expect(findForChange(store, { id: 7, version: 2 }, changed)).rejects.toMatchObject({
    status: 409,
    message: changed,
  });
});

it('looks for nothing where the record is new', async () => {
  expect(await findForSave(store, { id: 0, version: 2 }, changed)).toBeUndefined();
  await expect(findForSave(store, { id: 8, version: 2 }, changed)).rejects.toMatchObject({
    status: 404,
  });
});
