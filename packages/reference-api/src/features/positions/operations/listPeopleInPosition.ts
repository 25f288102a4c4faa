import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { listPeopleOfPlace } from '../../../shared/places/people-of-place.ts';
import { toPlacePerson } from '../../../shared/places/place-person-serializer.ts';
import { createPositionStore } from '../position-store.ts';

/** Lists the people in a position. */
export const listPeopleInPosition = defineReading(
  'listPeopleInPosition',
  async ({ query }, context) => {
    const id = query.idOrganogramaCargo;
    found(await createPositionStore(context.db, context.company.id).find(id));
    const { rows, total } = await listPeopleOfPlace(context, { kind: 'position', id }, query);
    return { data: { rows: rows.map(toPlacePerson), qtdRecords: total } };
  },
);
