import { defineReading } from '../../../operation/operation.ts';
import { listPlaceChoices } from '../../../shared/places/list-place-choices.ts';

/** Lists departments to choose from, by name. */
export const listDepartmentChoices = defineReading(
  'listDepartmentChoices',
  async ({ query: { idOrganogramaNo: id, ...page } }, context) => {
    const { rows, total } = await listPlaceChoices(context, 'department', { id, ...page });
    const choices = rows.map(({ id, name }) => ({ idOrganogramaNo: id, nmDepartamento: name }));
    return { data: { rows: choices, qtdRecords: total } };
  },
);
