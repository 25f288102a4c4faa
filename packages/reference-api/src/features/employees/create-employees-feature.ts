import type { Services } from '../../context.ts';
import { passwords } from '../../sessions/password.ts';
import { defineFeature, type Feature, type PersonLeft } from '../feature.ts';
import { createEmployeePasswordService } from './employee-password-service.ts';
import { employeesAuditActions } from './employees-audit-actions.ts';
import type { LatestAssessments } from './latest-assessments.ts';
import { activateEmployee } from './operations/activateEmployee.ts';
import { deactivateEmployee } from './operations/deactivateEmployee.ts';
import { listEmployees } from './operations/listEmployees.ts';
import { setEmployeePassword } from './operations/setEmployeePassword.ts';

/** What the feature needs of the others. */
export interface EmployeesPorts {
  /** What the list tells of behavioral assessments. */
  readonly assessments: LatestAssessments;
  /** What the features do when a person goes. */
  readonly personLeft: readonly PersonLeft[];
}

/** The people of a company. */
export function createEmployeesFeature(
  services: Services,
  { assessments, personLeft }: EmployeesPorts,
): Feature {
  const setPassword = createEmployeePasswordService(services, passwords);
  return defineFeature(import.meta.dirname, {
    operations: [
      activateEmployee,
      deactivateEmployee(personLeft),
      listEmployees(assessments),
      setEmployeePassword(setPassword),
    ],
    auditActions: employeesAuditActions,
  });
}
