import { defineReading } from '../../../operation/operation.ts';
import { readReviewedPerson } from '../access/person-access.ts';

/** Reads a person's name. */
export const getPersonName = defineReading('getPersonName', async ({ params }, context) => {
  const { name } = await readReviewedPerson(context, params.id);
  return { data: { nmPessoa: name } };
});
