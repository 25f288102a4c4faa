import type { Operation } from '../../operation/operation.ts';
import { createCompanyKey } from './operations/createCompanyKey.ts';
import { listCompanyKeys } from './operations/listCompanyKeys.ts';
import { revokeCompanyKey } from './operations/revokeCompanyKey.ts';

/** What a company settles about itself. */
export function createInstitutionFeature(): readonly Operation[] {
  return [createCompanyKey, listCompanyKeys, revokeCompanyKey];
}
