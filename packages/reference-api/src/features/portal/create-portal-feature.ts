import type { Services } from '../../context.ts';
import type { Operation } from '../../operation/operation.ts';
import { exportOwnData } from './operations/exportOwnData.ts';
import { listReportAccesses } from './operations/listReportAccesses.ts';
import { removeOwnPhoto } from './operations/removeOwnPhoto.ts';
import { saveOwnPhoto } from './operations/saveOwnPhoto.ts';
import { createPhotoService } from './photo/photo-service.ts';

/** What employees see and settle about themselves. */
export function createPortalFeature(services: Services): readonly Operation[] {
  const photo = createPhotoService(services);
  return [exportOwnData, listReportAccesses, removeOwnPhoto(photo), saveOwnPhoto(photo)];
}
