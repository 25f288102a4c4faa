import { defineReading } from '../../../operation/operation.ts';
import { listPeopleOfPlace } from '../../../shared/places/people-of-place.ts';
import { toPlacePerson } from '../../../shared/places/place-person-serializer.ts';

/** Lists the active people who are in no position. */
export const listPeopleWithoutPosition = defineReading(
  'listPeopleWithoutPosition',
  async ({ query }, context) => {
    const none = { kind: 'position', id: null } as const;
    const { rows, total } = await listPeopleOfPlace(context, none, query);
    return { data: { rows: rows.map(toPlacePerson), qtdRecords: total } };
  },
);
