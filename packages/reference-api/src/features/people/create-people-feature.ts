import type { Operation } from '../../operation/operation.ts';
import { listEmployees } from './operations/listEmployees.ts';

/** The people of a company. */
export function createPeopleFeature(): readonly Operation[] {
  return [listEmployees];
}
