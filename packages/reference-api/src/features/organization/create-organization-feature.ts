import type { PlacePort } from '../../shared/places/place-port.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { changeLifetime, createChangeStore } from './changes/change-store.ts';
import { chartExport } from './chart/chart-export.ts';
import { departmentPlaces } from './departments/department-places.ts';
import { forgetPlaced } from './forget-placed.ts';
import { departmentFigures } from './headcounts/department-figures.ts';
import { addPersonToDepartment } from './operations/addPersonToDepartment.ts';
import { deleteDepartment } from './operations/deleteDepartment.ts';
import { getDepartment } from './operations/getDepartment.ts';
import { getLastOrganizationChange } from './operations/getLastOrganizationChange.ts';
import { getOrganizationChart } from './operations/getOrganizationChart.ts';
import { insertDepartment } from './operations/insertDepartment.ts';
import { listDepartmentChoices } from './operations/listDepartmentChoices.ts';
import { listDepartmentPeople } from './operations/listDepartmentPeople.ts';
import { listDepartments } from './operations/listDepartments.ts';
import { listPeopleWithoutDepartment } from './operations/listPeopleWithoutDepartment.ts';
import { removePersonFromDepartment } from './operations/removePersonFromDepartment.ts';
import { saveDepartment } from './operations/saveDepartment.ts';
import { saveDepartmentManagers } from './operations/saveDepartmentManagers.ts';
import { searchOrganization } from './operations/searchOrganization.ts';
import { undoOrganizationChange } from './operations/undoOrganizationChange.ts';
import { organizationAuditActions } from './organization-audit-actions.ts';

/** The departments of a company, who manages them and who is in them. */
export function createOrganizationFeature(): Feature & { readonly places: PlacePort } {
  const feature = defineFeature(import.meta.dirname, {
    operations: [
      addPersonToDepartment,
      deleteDepartment,
      getDepartment,
      getLastOrganizationChange,
      getOrganizationChart,
      insertDepartment,
      listDepartmentChoices,
      listDepartmentPeople,
      listDepartments,
      listPeopleWithoutDepartment,
      removePersonFromDepartment,
      saveDepartment,
      saveDepartmentManagers,
      searchOrganization,
      undoOrganizationChange,
    ],
    expire: {
      ofCompany: (db, companyId, now) =>
        createChangeStore(db, companyId).forget(new Date(now.getTime() - changeLifetime)),
    },
    auditActions: organizationAuditActions,
    personForgotten: forgetPlaced,
    figures: [departmentFigures],
    exports: [chartExport],
  });
  return { ...feature, places: departmentPlaces };
}
