import { defineOperation } from '../../../operation/operation.ts';
import { createCategory } from '../category-service.ts';

/** Adds a category of trainings. */
export const createTrainingCategory = defineOperation(
  'createTrainingCategory',
  async ({ body }, context) => {
    const id = await createCategory(context, body.categoria);
    return { data: id, msg: String(id) };
  },
);
