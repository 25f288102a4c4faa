import type { Operation } from '../../operation/operation.ts';
import type { PerformanceServices } from '../performance/performance-services.ts';
import { activateEmployee } from './operations/activateEmployee.ts';
import { deactivateEmployee } from './operations/deactivateEmployee.ts';
import { listEmployees } from './operations/listEmployees.ts';

/** The people of a company. */
export function createEmployeesFeature(services: PerformanceServices): readonly Operation[] {
  return [activateEmployee, deactivateEmployee(services), listEmployees];
}
