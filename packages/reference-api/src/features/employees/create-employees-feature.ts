import type { Services } from '../../context.ts';
import type { StoredImages } from '../../images/stored-images.ts';
import { passwords } from '../../sessions/password.ts';
import { defineFeature, type Feature, type PersonLeft, type PersonTies } from '../feature.ts';
import { createEmployeePasswordService } from './employee-password-service.ts';
import { employeesAuditActions } from './employees-audit-actions.ts';
import type { LatestAssessments } from './latest-assessments.ts';
import { activateEmployee } from './operations/activateEmployee.ts';
import { deactivateEmployee } from './operations/deactivateEmployee.ts';
import { deleteEmployee } from './operations/deleteEmployee.ts';
import { getEmployee } from './operations/getEmployee.ts';
import { getEmployeeTotals } from './operations/getEmployeeTotals.ts';
import { listEmployees } from './operations/listEmployees.ts';
import { saveEmployee } from './operations/saveEmployee.ts';
import { setEmployeePassword } from './operations/setEmployeePassword.ts';

/** What the feature needs of the others. */
export interface EmployeesPorts {
  /** What the list tells of behavioral assessments. */
  readonly assessments: LatestAssessments;
  /** What the features do when a person goes. */
  readonly personLeft: readonly PersonLeft[];
  /** What of the features keeps a person from being deleted. */
  readonly personTies: readonly PersonTies[];
  /** Where photos are kept. */
  readonly images: StoredImages;
}

/** The people of a company. */
export function createEmployeesFeature(
  services: Services,
  { assessments, personLeft, personTies, images }: EmployeesPorts,
): Feature {
  const setPassword = createEmployeePasswordService(services, passwords);
  return defineFeature(import.meta.dirname, {
    operations: [
      activateEmployee,
      deactivateEmployee(personLeft),
      deleteEmployee(personTies, images),
      getEmployee(personTies),
      getEmployeeTotals(assessments),
      listEmployees(assessments, personTies),
      saveEmployee({ personLeft, images }),
      setEmployeePassword(setPassword),
    ],
    auditActions: employeesAuditActions,
  });
}
