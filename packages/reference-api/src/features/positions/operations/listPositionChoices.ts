import { defineReading } from '../../../operation/operation.ts';
import { listPlaceChoices } from '../../../shared/places/list-place-choices.ts';

/** Lists positions to choose from, by name. */
export const listPositionChoices = defineReading(
  'listPositionChoices',
  async ({ query: { idOrganogramaCargo: id, ...page } }, context) => {
    const { rows, total } = await listPlaceChoices(context, 'position', { id, ...page });
    const choices = rows.map(({ id, name }) => ({ idOrganogramaCargo: id, nmCargo: name }));
    return { data: { rows: choices, qtdRecords: total } };
  },
);
