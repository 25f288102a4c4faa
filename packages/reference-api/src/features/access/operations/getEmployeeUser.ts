import { asEmployee } from '../../../context.ts';
import { unauthorized } from '../../../errors/failures.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { toEmployeeUser } from '../access-serializer.ts';
import { findPerson, findWorkplace } from '../access-store.ts';

/** Reads the signed-in employee. */
export function getEmployeeUser(): Operation {
  return defineReading('getEmployeeUser', async (_input, { db, actor, company }) => {
    const person = await findPerson(db, asEmployee(actor).personId);
    if (!person) throw unauthorized();
    return { data: toEmployeeUser(person, company, await findWorkplace(db, person)) };
  });
}
