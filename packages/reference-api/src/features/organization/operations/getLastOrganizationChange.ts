import { defineReading } from '../../../operation/operation.ts';
import { findLastChange } from '../changes/undo-change.ts';
import { toOrganizationChange } from '../organization-serializer.ts';

/** Tells the caller's last change that can be undone. */
export const getLastOrganizationChange = defineReading(
  'getLastOrganizationChange',
  async (_input, context) => {
    const change = await findLastChange(context);
    return { data: change ? toOrganizationChange(change) : null };
  },
);
