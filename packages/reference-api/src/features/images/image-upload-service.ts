import { IMAGE_PURPOSES, IMAGE_THROTTLE, maySendImage } from '@aferir/domain';
import { asStaff, type CallerContext, type Services } from '../../operation/context.ts';
import type { BodyOf } from '../../operation/operation.ts';
import { forbidden, invalidField } from '../../platform/errors/failures.ts';
import { imageMessages } from '../../shared/images/image-messages.ts';
import { makePictureFor } from '../../shared/images/picture.ts';
import type { StoredImages } from '../../shared/images/stored-images.ts';

/** Keeps an image that a record is going to show; its address. 429 past the limit of an hour. */
export async function keepImage(
  { throttle }: Pick<Services, 'throttle'>,
  images: StoredImages,
  context: CallerContext,
  { tpImagem, imagem }: BodyOf<'uploadImage'>,
): Promise<string> {
  const { company, now } = context;
  const { staffUserId, permissions } = asStaff(context.actor);
  const purpose = IMAGE_PURPOSES[tpImagem];
  if (!maySendImage(permissions, purpose)) throw forbidden();
  await throttle.take(`image:${company.id}:${staffUserId}`, IMAGE_THROTTLE);
  const content = await makePictureFor(purpose, imagem);
  if (content === 'too-large') {
    throw invalidField('imagem', imageMessages.tooLarge[tpImagem], 413);
  }
  if (!content) throw invalidField('imagem', imageMessages.unusable, 422);
  return images.keep({ companyId: company.id, purpose: tpImagem, staffUserId, content, now });
}
