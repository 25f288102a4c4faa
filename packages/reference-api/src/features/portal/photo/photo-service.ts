import { IMAGE_PURPOSES, PHOTO_THROTTLE } from '@aferir/domain';
import { asEmployee, type DetachedContext, type Services } from '../../../operation/context.ts';
import type { AuditAction } from '../../../platform/audit/audit-actions.ts';
import { invalidField } from '../../../platform/errors/failures.ts';
import { imageMessages } from '../../../shared/images/image-messages.ts';
import { makePictureFor } from '../../../shared/images/picture.ts';
import type { StoredImages } from '../../../shared/images/stored-images.ts';
import { changePeople } from '../../../shared/people/write-people.ts';
import { lockOwnPerson } from '../lock-own-person.ts';

/** Lets employees change and remove their own photo. */
export interface PhotoService {
  /** Keeps a picture, sent as base64, as the caller's photo; its address. 429 past the limit of an hour. */
  save(context: DetachedContext, file: string): Promise<string>;
  remove(context: DetachedContext): Promise<void>;
}

/** Makes the service. */
export function createPhotoService(
  { throttle }: Pick<Services, 'throttle'>,
  images: StoredImages,
): PhotoService {
  const replace = (
    { inTransaction }: DetachedContext,
    photoUrl: string | null,
    action: AuditAction,
  ): Promise<void> =>
    inTransaction(async (own) => {
      const { db, company, audit } = own;
      const { id: personId, photo_url: current } = await lockOwnPerson(own);
      if (current === photoUrl) return;
      await images.exchange(own, { field: 'foto', shownBy: 'person', current, given: photoUrl });
      await changePeople(db, company.id, { photo_url: photoUrl })
        .where('id', '=', personId)
        .execute();
      await audit({ action, personId });
    });

  return {
    save: async (context, file) => {
      const { company, actor, now } = context;
      const { personId } = asEmployee(actor);
      await throttle.take(`photo:${company.id}:${personId}`, PHOTO_THROTTLE);
      const content = await makePictureFor(IMAGE_PURPOSES.pessoa, file);
      if (!content || content === 'too-large') {
        throw invalidField('foto', imageMessages.unusable, 422);
      }
      const image = { purpose: 'pessoa', staffUserId: null, content } as const;
      const address = await images.keep({ companyId: company.id, ...image, now });
      try {
        await replace(context, address, 'photo.changed');
      } catch (error) {
        await images.discard(company.id, address, now);
        throw error;
      }
      return address;
    },
    remove: (context) => replace(context, null, 'photo.removed'),
  };
}
