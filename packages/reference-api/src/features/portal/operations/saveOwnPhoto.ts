import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import type { PhotoService } from '../photo/photo-service.ts';
import { portalMessages } from '../portal-messages.ts';

/** Changes the caller's own photo. */
export function saveOwnPhoto(service: PhotoService): Operation {
  return defineDetachedOperation('saveOwnPhoto', async ({ body: { foto } }, context) => ({
    data: { urlFoto: await service.save(context, foto) },
    msg: portalMessages.saved,
  }));
}
