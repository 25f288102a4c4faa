import { defineFeature, type Feature } from '../feature.ts';
import { accessProfileExports } from './access-profile-exports.ts';
import { accessProfilesAuditActions } from './access-profiles-audit-actions.ts';
import { deleteAccessProfile } from './operations/deleteAccessProfile.ts';
import { getAccessProfile } from './operations/getAccessProfile.ts';
import { getSectionTree } from './operations/getSectionTree.ts';
import { listAccessProfiles } from './operations/listAccessProfiles.ts';
import { saveAccessProfile } from './operations/saveAccessProfile.ts';

/** What users may do, by profiles. */
export function createAccessProfilesFeature(): Feature {
  return defineFeature(import.meta.dirname, {
    operations: [
      deleteAccessProfile,
      getAccessProfile,
      getSectionTree,
      listAccessProfiles,
      saveAccessProfile,
    ],
    auditActions: accessProfilesAuditActions,
    exports: accessProfileExports,
  });
}
