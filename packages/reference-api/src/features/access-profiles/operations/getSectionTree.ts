import { sectionTree } from '@aferir/domain';
import { asStaff } from '../../../operation/context.ts';
import { defineReading } from '../../../operation/operation.ts';
import { toTreeNode } from '../access-profile-serializer.ts';

/** Reads the sections in which profiles give rights. */
export const getSectionTree = defineReading('getSectionTree', async (_input, { actor }) => {
  const { permissions } = asStaff(actor);
  return { data: sectionTree().map((node) => toTreeNode(permissions, node)) };
});
