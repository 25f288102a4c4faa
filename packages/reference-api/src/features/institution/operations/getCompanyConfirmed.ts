import { defineReading } from '../../../operation/operation.ts';
import { readCompany } from '../../../platform/db/company-store.ts';

/** Tells whether the company's data were ever saved. */
export const getCompanyConfirmed = defineReading(
  'getCompanyConfirmed',
  async (_input, { db, company }) => ({ data: (await readCompany(db, company.id)).is_confirmed }),
);
