import type { Services } from '../../operation/context.ts';
import { imageSentences } from '../../shared/images/image-sentences.ts';
import type { StoredImages } from '../../shared/images/stored-images.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { uploadImage } from './operations/uploadImage.ts';

/** Images on their way to the records that show them. */
export function createImagesFeature(services: Services, images: StoredImages): Feature {
  return defineFeature(import.meta.dirname, {
    sentences: imageSentences,
    operations: [uploadImage(services, images)],
    expire: { filesOfCompany: images.sweep },
  });
}
