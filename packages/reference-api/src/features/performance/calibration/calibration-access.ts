import { can, SECTION } from '@aferir/domain';
import { asStaff, type ListContext, type StaffActor } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { conflict, forbidden } from '../../../platform/errors/failures.ts';
import type { CycleCourse, ReadCycleCourses } from '../../../shared/cycles/cycle-course.ts';
import { calibrationMessages as texts } from './calibration-messages.ts';

/** What calibrating needs of others. */
export interface CalibrationPorts {
  readonly readCycleCourses: ReadCycleCourses;
}

/** Refuses who may not see results: the contract asks for the right to cycles alone. */
export function requireResults({ actor }: Pick<ListContext, 'actor'>): StaffActor {
  const staff = asStaff(actor);
  if (!can(staff.permissions, SECTION.performance, 'visualizar')) throw forbidden(texts.noResults);
  return staff;
}

/** Finds a cycle whose results are held, or were until they were released. */
export async function findHolding(
  { readCycleCourses }: CalibrationPorts,
  context: InCompany,
  cycleId: number,
): Promise<CycleCourse> {
  const course = found((await readCycleCourses(context, [cycleId])).get(cycleId));
  if (!course.startedAt) throw conflict(texts.notBegun);
  if (!course.holdsResults) throw conflict(texts.neverHeld);
  return course;
}
