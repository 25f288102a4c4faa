import { asEmployee } from '../../../operation/context.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { unauthorized } from '../../../platform/errors/failures.ts';
import type { ReadCycleCourses } from '../../../shared/cycles/cycle-course.ts';
import { readCyclesOfRequests } from '../../../shared/cycles/cycle-of-request.ts';
import { toEmployeeUser } from '../access-serializer.ts';
import { findPerson, findWorkplace } from '../access-store.ts';
import type { OwnResults } from '../own-results.ts';

/** Reads the signed-in employee. */
export function getEmployeeUser(
  results: OwnResults,
  readCycleCourses: ReadCycleCourses,
): Operation {
  return defineReading('getEmployeeUser', async (_input, { db, actor, company }) => {
    const person = await findPerson(db, asEmployee(actor).personId);
    if (!person) throw unauthorized();
    const workplace = await findWorkplace(db, person, results);
    const cycleId = workplace.request?.cycleId ?? null;
    const cycles = await readCyclesOfRequests(readCycleCourses, { db, company }, [cycleId]);
    const ofRequest = { ...results, cycle: cycles.get(cycleId) };
    return { data: toEmployeeUser(person, company, workplace, ofRequest) };
  });
}
