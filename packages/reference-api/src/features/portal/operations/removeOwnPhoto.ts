import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import type { PhotoService } from '../photo/photo-service.ts';
import { portalMessages } from '../portal-messages.ts';

/** Removes the caller's own photo. */
export function removeOwnPhoto(service: PhotoService): Operation {
  return defineDetachedOperation('removeOwnPhoto', async (_input, context) => {
    await service.remove(context);
    return { data: { urlFoto: null }, msg: portalMessages.removed };
  });
}
