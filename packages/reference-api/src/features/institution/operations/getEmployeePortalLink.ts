import { defineReading } from '../../../operation/operation.ts';

/** Reads what the employee portal's address carries. */
export const getEmployeePortalLink = defineReading(
  'getEmployeePortalLink',
  async (_input, { company }) => ({ data: { linkId: company.id } }),
);
