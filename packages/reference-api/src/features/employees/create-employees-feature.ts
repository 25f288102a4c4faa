import type { Services } from '../../operation/context.ts';
import { passwords } from '../../operation/sessions/password.ts';
import { defineJob } from '../../platform/jobs/feature-job.ts';
import { doneOnceAny } from '../../shared/first-steps/first-step-part.ts';
import type { StoredImages } from '../../shared/images/stored-images.ts';
import type { Mailer } from '../../shared/mail/mailer.ts';
import type { PersonSheetPart } from '../../shared/people/person-sheet-part.ts';
import type { PlacePorts } from '../../shared/places/place-port.ts';
import {
  defineFeature,
  type Feature,
  type PersonForgotten,
  type PersonLeft,
  type PersonReturned,
  type PersonTies,
} from '../feature.ts';
import { employeeExports } from './employee-exports.ts';
import { createImportStore, importLifetime } from './employee-import/import-store.ts';
import { workOnImport } from './employee-import/work-on-import.ts';
import { createEmployeePasswordService } from './employee-password-service.ts';
import { employeesAuditActions } from './employees-audit-actions.ts';
import { firstAccessSentences } from './first-access/first-access-sentences.ts';
import { expireFirstAccessLinks } from './first-access/first-access-store.ts';
import { createFirstAccessService } from './first-access/open-first-access-link.ts';
import { forgetFormerAddresses } from './follow-address.ts';
import { forgetImported } from './forget-imported.ts';
import type { LatestAssessments } from './latest-assessments.ts';
import { acceptFirstAccessLink } from './operations/acceptFirstAccessLink.ts';
import { activateEmployee } from './operations/activateEmployee.ts';
import { anonymizeEmployee } from './operations/anonymizeEmployee.ts';
import { createFirstAccessLink } from './operations/createFirstAccessLink.ts';
import { deactivateEmployee } from './operations/deactivateEmployee.ts';
import { deleteEmployee } from './operations/deleteEmployee.ts';
import { getEmployee } from './operations/getEmployee.ts';
import { getEmployeeSheet } from './operations/getEmployeeSheet.ts';
import { getEmployeeTotals } from './operations/getEmployeeTotals.ts';
import { getFirstAccessLink } from './operations/getFirstAccessLink.ts';
import { importEmployees } from './operations/importEmployees.ts';
import { listEmployeeImports } from './operations/listEmployeeImports.ts';
import { listEmployeeMails } from './operations/listEmployeeMails.ts';
import { listEmployees } from './operations/listEmployees.ts';
import { listImportFaults } from './operations/listImportFaults.ts';
import { listManagerChoices } from './operations/listManagerChoices.ts';
import { previewEmployeeImport } from './operations/previewEmployeeImport.ts';
import { previewImportUndo } from './operations/previewImportUndo.ts';
import { saveEmployee } from './operations/saveEmployee.ts';
import { setEmployeePassword } from './operations/setEmployeePassword.ts';
import { undoEmployeeImport } from './operations/undoEmployeeImport.ts';

/** What the feature needs of the others. */
export interface EmployeesPorts {
  /** What the list tells of behavioral assessments. */
  readonly assessments: LatestAssessments;
  /** What the features do when a person goes. */
  readonly personLeft: readonly PersonLeft[];
  /** What the features do when a person comes back. */
  readonly personReturned: readonly PersonReturned[];
  /** What the features erase of a person who becomes anonymous. */
  readonly personForgotten: readonly PersonForgotten[];
  /** What of the features keeps a person from being deleted. */
  readonly personTies: readonly PersonTies[];
  /** What the features tell on the page of a person. */
  readonly personSheet: readonly PersonSheetPart[];
  /** What an import makes and takes back besides people. */
  readonly places: PlacePorts;
  /** Where photos are kept. */
  readonly images: StoredImages;
  readonly mailer: Mailer;
}

/** The people of a company. */
export function createEmployeesFeature(
  services: Services,
  {
    assessments,
    personLeft,
    personReturned,
    personForgotten,
    personTies,
    personSheet,
    places,
    images,
    mailer,
  }: EmployeesPorts,
): Feature {
  const list = listEmployees(assessments, personTies);
  const firstAccess = createFirstAccessService(services, passwords);
  const setPassword = createEmployeePasswordService({ mailer }, passwords);
  return defineFeature(import.meta.dirname, {
    sentences: firstAccessSentences,
    operations: [
      acceptFirstAccessLink(firstAccess),
      activateEmployee(personReturned),
      createFirstAccessLink,
      anonymizeEmployee({
        personLeft,
        personForgotten: [...personForgotten, forgetImported],
        images,
      }),
      deactivateEmployee(personLeft),
      deleteEmployee(personTies, images),
      getEmployee(personTies),
      getEmployeeSheet(personSheet, personTies),
      getEmployeeTotals(assessments),
      getFirstAccessLink(firstAccess),
      importEmployees(services),
      listEmployeeImports,
      listEmployeeMails,
      list,
      listImportFaults,
      listManagerChoices,
      previewEmployeeImport(services),
      previewImportUndo(services, { personTies, places }),
      undoEmployeeImport(services),
      saveEmployee({ personLeft, personReturned, images, mailer }),
      setEmployeePassword(setPassword),
    ],
    jobs: [
      defineJob('import-employees', 1, (payload) =>
        workOnImport({ ...services, mailer, personTies, places }, payload),
      ),
    ],
    expire: {
      ofCompany: async (db, companyId, now) => {
        await createImportStore(db, companyId).forgetRows(new Date(now.getTime() - importLifetime));
        await forgetFormerAddresses(db, companyId, now);
        await expireFirstAccessLinks(db, companyId, now);
      },
    },
    firstSteps: [doneOnceAny('pessoas', 'person', 'id')],
    auditActions: employeesAuditActions,
    exports: employeeExports(list, assessments),
  });
}
