import { defineReading } from '../../../operation/operation.ts';
import { createCategoryStore } from '../category-store.ts';

/** Lists the categories of trainings by name. */
export const listTrainingCategories = defineReading(
  'listTrainingCategories',
  async (_input, { db, company }) => {
    const categories = await createCategoryStore(db, company.id).list();
    return { data: categories.map(({ id, name }) => ({ idCategoria: id, nmCategoria: name })) };
  },
);
