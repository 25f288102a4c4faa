import type { Services } from '../../context.ts';
import type { StoredImages } from '../../images/stored-images.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { institutionAuditActions } from './institution-audit-actions.ts';
import { createCompanyKey } from './operations/createCompanyKey.ts';
import { findAddressByZipCode } from './operations/findAddressByZipCode.ts';
import { getCompany } from './operations/getCompany.ts';
import { getCompanyConfirmed } from './operations/getCompanyConfirmed.ts';
import { getEmployeePortalLink } from './operations/getEmployeePortalLink.ts';
import { listCompanyKeys } from './operations/listCompanyKeys.ts';
import { revokeCompanyKey } from './operations/revokeCompanyKey.ts';
import { saveCompany } from './operations/saveCompany.ts';

/** What a company settles about itself. */
export function createInstitutionFeature(services: Services, images: StoredImages): Feature {
  return defineFeature(import.meta.dirname, {
    operations: [
      createCompanyKey,
      findAddressByZipCode(services),
      getCompany,
      getCompanyConfirmed,
      getEmployeePortalLink,
      listCompanyKeys,
      revokeCompanyKey,
      saveCompany(images),
    ],
    auditActions: institutionAuditActions,
  });
}
