import { PHOTO_THROTTLE } from '@aferir/domain';
import { recordAudit } from '../../../audit/audit.ts';
import type { AuditAction } from '../../../audit/audit-actions.ts';
import { asEmployee, type CallerContext, type Services } from '../../../context.ts';
import { changePeople } from '../../../db/change-people.ts';
import { invalidField, unauthorized } from '../../../errors/failures.ts';
import { imageMessages } from '../../../images/image-messages.ts';
import { makePhoto } from '../../../images/picture.ts';
import type { StoredImages } from '../../../images/stored-images.ts';
import { runAfterCommit } from '../../../operation/after-commit.ts';
import { auditActorOf } from '../../../operation/audit-actor.ts';

/** Lets employees change and remove their own photo. */
export interface PhotoService {
  /** Keeps a picture, sent as base64, as the caller's photo; its address. 429 past the limit of an hour. */
  save(context: CallerContext, file: string): Promise<string>;
  remove(context: CallerContext): Promise<void>;
}

/** Makes the service. */
export function createPhotoService(
  { database, throttle }: Services,
  images: StoredImages,
): PhotoService {
  const replace = (
    { company, actor, requestId, now, log }: CallerContext,
    photoUrl: string | null,
    action: AuditAction,
  ): Promise<void> =>
    runAfterCommit(log, (afterCommit) =>
      database.inCompany(company.id, async (db) => {
        const { personId } = asEmployee(actor);
        const person = await db
          .selectFrom('person')
          .select('photo_url')
          .where('company_id', '=', company.id)
          .where('id', '=', personId)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (!person) throw unauthorized();
        if (person.photo_url === photoUrl) return;
        await images.exchange(
          { db, company, actor, now, afterCommit },
          { field: 'foto', purposes: ['person'], current: person.photo_url, given: photoUrl },
        );
        await changePeople(db, company.id, { photo_url: photoUrl })
          .where('id', '=', personId)
          .execute();
        const origin = { companyId: company.id, actor: auditActorOf(actor), requestId, now };
        await recordAudit(db, origin, { action, personId });
      }),
    );

  return {
    save: async (context, file) => {
      const { company, actor, now } = context;
      const { personId } = asEmployee(actor);
      await throttle.take(`photo:${company.id}:${personId}`, PHOTO_THROTTLE);
      const content = await makePhoto(file);
      if (!content) throw invalidField('foto', imageMessages.unusable, 422);
      const address = await images.keep({
        companyId: company.id,
        purpose: 'person',
        staffUserId: null,
        content,
        extension: 'webp',
        now,
      });
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
