import type { Services } from '../../operation/context.ts';
import type { NameKind, SeenResult } from '../../operation/links/link-kind.ts';
import { type AuditNames, wordAuditActions } from '../../platform/audit/audit-actions.ts';
import type { StoredImages } from '../../shared/images/stored-images.ts';
import { defineFeature, type Feature, type PersonalDataPart } from '../feature.ts';
import { exportOwnData } from './operations/exportOwnData.ts';
import { listReportAccesses } from './operations/listReportAccesses.ts';
import { removeOwnPhoto } from './operations/removeOwnPhoto.ts';
import { saveOwnLanguage } from './operations/saveOwnLanguage.ts';
import { saveOwnPhoto } from './operations/saveOwnPhoto.ts';
import { createPhotoService } from './photo/photo-service.ts';
import { portalAuditActions } from './portal-audit-actions.ts';
import { portalSentences } from './portal-sentences.ts';

/** What the portal gathers from the other features. */
export interface PortalPorts {
  /** What of responses others can open. */
  readonly seen: readonly SeenResult[];
  readonly nameKind: NameKind;
  readonly personalData: readonly PersonalDataPart[];
  /** What the others keep in the audit trail. */
  readonly auditActions: readonly AuditNames[];
  readonly images: StoredImages;
}

/** What employees see and settle about themselves. */
export function createPortalFeature(
  services: Services,
  { seen, nameKind, personalData, auditActions, images }: PortalPorts,
): Feature {
  const wordAction = wordAuditActions([...auditActions, portalAuditActions]);
  const photo = createPhotoService(services, images);
  return defineFeature(import.meta.dirname, {
    operations: [
      exportOwnData({ parts: personalData, nameKind, wordAction }),
      listReportAccesses(seen),
      removeOwnPhoto(photo),
      saveOwnLanguage,
      saveOwnPhoto(photo),
    ],
    auditActions: portalAuditActions,
    sentences: portalSentences,
  });
}
