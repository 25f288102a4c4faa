import { defineReading } from '../../../operation/operation.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import { toCompany } from '../company-serializer.ts';

/** Reads the company's data. */
export const getCompany = defineReading('getCompany', async (_input, { db, company }) => ({
  data: toCompany(await readCompany(db, company.id)),
}));
