import type { Services } from '../../../operation/context.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import type { StoredImages } from '../../../shared/images/stored-images.ts';
import { keepImage } from '../image-upload-service.ts';

/** Takes an image that a record is going to show. */
export function uploadImage(services: Services, images: StoredImages): Operation {
  return defineDetachedOperation('uploadImage', async ({ body }, context) => ({
    data: { urlImagem: await keepImage(services, images, context, body) },
  }));
}
