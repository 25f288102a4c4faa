import { PHOTO_THROTTLE } from '@aferir/domain';
import { auditActorOf, recordAudit } from '../../../audit/audit.ts';
import type { AuditAction } from '../../../audit/audit-actions.ts';
import { asEmployee, type CallerContext, type Services } from '../../../context.ts';
import { invalidField, unauthorized } from '../../../errors/failures.ts';
import { fileAddress, fileNameAt, makeFileName } from '../../../files/file-names.ts';
import { portalMessages } from '../portal-messages.ts';
import { makePhoto } from './photo-image.ts';

/** Lets employees change and remove their own photo. */
export interface PhotoService {
  /** Keeps a picture, sent as base64, as the caller's photo; its address. 429 past the limit of an hour. */
  save(context: CallerContext, file: string): Promise<string>;
  remove(context: CallerContext): Promise<void>;
}

/** Makes the service. */
export function createPhotoService({ database, files, throttle }: Services): PhotoService {
  const replace = async (
    { company, actor, requestId, now, log }: CallerContext,
    photoUrl: string | null,
    action: AuditAction,
  ): Promise<void> => {
    const { personId } = asEmployee(actor);
    const before = await database.inCompany(company.id, async (db) => {
      const person = await db
        .selectFrom('person')
        .select('photo_url')
        .where('company_id', '=', company.id)
        .where('id', '=', personId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!person) throw unauthorized();
      if (person.photo_url === photoUrl) return null;
      await db
        .updateTable('person')
        .set({ photo_url: photoUrl })
        .where('company_id', '=', company.id)
        .where('id', '=', personId)
        .execute();
      const origin = { companyId: company.id, actor: auditActorOf(actor), requestId, now };
      await recordAudit(db, origin, { action, personId });
      return person.photo_url;
    });
    const name = fileNameAt(before);
    if (!name) return;
    await files.remove(name).catch((error) => log.error({ err: error }, 'photo left behind'));
  };

  return {
    save: async (context, file) => {
      const { personId } = asEmployee(context.actor);
      await throttle.take(`photo:${context.company.id}:${personId}`, PHOTO_THROTTLE);
      const photo = await makePhoto(file);
      if (!photo) throw invalidField('foto', portalMessages.unusablePhoto, 422);
      const name = makeFileName('webp');
      await files.put(name, photo);
      try {
        await replace(context, fileAddress(name), 'photo.changed');
      } catch (error) {
        await files.remove(name);
        throw error;
      }
      return fileAddress(name);
    },
    remove: (context) => replace(context, null, 'photo.removed'),
  };
}
