import type { components } from '@aferir/api-client';
import type { InCompany } from '../../platform/db/in-company.ts';
import type { ReadCycleCourses } from './cycle-course.ts';

type CycleOfRequest = components['schemas']['CycleOfRequest'];

/** Reads the cycles that requests are part of, as they are told beside them. */
export async function readCyclesOfRequests(
  readCycleCourses: ReadCycleCourses,
  context: InCompany,
  cycleIds: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, CycleOfRequest>> {
  const ids = new Set(cycleIds.flatMap((id) => id ?? []));
  if (ids.size === 0) return new Map();
  const courses = await readCycleCourses(context, [...ids]);
  return new Map(
    [...courses].map(([id, { name, dueOn }]) => [id, { nmCiclo: name, dtPrazo: dueOn }]),
  );
}
