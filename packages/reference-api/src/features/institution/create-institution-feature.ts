import { defineFeature, type Feature } from '../feature.ts';
import { institutionAuditActions } from './institution-audit-actions.ts';
import { createCompanyKey } from './operations/createCompanyKey.ts';
import { listCompanyKeys } from './operations/listCompanyKeys.ts';
import { revokeCompanyKey } from './operations/revokeCompanyKey.ts';

/** What a company settles about itself. */
export function createInstitutionFeature(): Feature {
  return defineFeature(import.meta.dirname, {
    operations: [createCompanyKey, listCompanyKeys, revokeCompanyKey],
    auditActions: institutionAuditActions,
  });
}
