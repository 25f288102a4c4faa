import { defineReading } from '../../../operation/operation.ts';
import { readReviewedPerson } from '../access/person-access.ts';

/** Reads a person's name; staff are told the address of mails too. */
export const getPersonName = defineReading('getPersonName', async ({ params }, context) => {
  const { name, email } = await readReviewedPerson(context, params.id);
  const isStaff = context.actor.kind === 'staff';
  return { data: { nmPessoa: name, ...(isStaff && { dsEmail: email }) } };
});
