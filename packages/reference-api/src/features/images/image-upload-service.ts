import { can, IMAGE_THROTTLE } from '@aferir/domain';
import { asStaff, type CallerContext, type Services, type StaffActor } from '../../context.ts';
import { forbidden, invalidField } from '../../errors/failures.ts';
import { imageMessages } from '../../images/image-messages.ts';
import { decodeFile, makePicture } from '../../images/picture.ts';
import type { StoredImages } from '../../images/stored-images.ts';
import type { BodyOf } from '../../operation/operation.ts';
import { type PurposeRule, purposeRules } from './image-purposes.ts';

/** Keeps an image that a record is going to show; its address. 429 past the limit of an hour. */
export async function keepImage(
  { throttle }: Pick<Services, 'throttle'>,
  images: StoredImages,
  context: CallerContext,
  { tpImagem, imagem }: BodyOf<'uploadImage'>,
): Promise<string> {
  const { company, now } = context;
  const actor = asStaff(context.actor);
  const rule = purposeRules[tpImagem];
  if (!maySend(actor, rule)) throw forbidden();
  await throttle.take(`image:${company.id}:${actor.staffUserId}`, IMAGE_THROTTLE);
  const file = decodeFile(imagem);
  if (file && file.length > rule.maxBytes) throw invalidField('imagem', rule.tooLarge, 413);
  const content = file && (await makePicture(file, rule.shape));
  if (!content) throw invalidField('imagem', imageMessages.unusable, 422);
  return images.keep({
    companyId: company.id,
    purpose: rule.purpose,
    staffUserId: actor.staffUserId,
    content,
    extension: rule.shape.format,
    now,
  });
}

function maySend({ permissions }: StaffActor, { needs }: PurposeRule): boolean {
  return !needs || needs.rights.some((right) => can(permissions, needs.section, right));
}
