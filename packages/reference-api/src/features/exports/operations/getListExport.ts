import { asStaff, type Services } from '../../../operation/context.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { createExportStore } from '../export-store.ts';
import { type ExportedLists, requireRightTo } from '../exported-lists.ts';
import { fileNameOf, toListExport } from '../exports-serializer.ts';

/** Tells how far a list of the caller's is, and where its file can be fetched. */
export function getListExport(
  { sheetAddresses }: Pick<Services, 'sheetAddresses'>,
  lists: ExportedLists,
): Operation {
  return defineReading('getListExport', async ({ params }, { db, company, now, ...context }) => {
    const actor = asStaff(context.actor);
    const stored = await createExportStore(db, company.id).find(params.idExportacao);
    if (stored?.staff_user_id !== actor.staffUserId) throw notFound();
    requireRightTo(lists(stored.list), actor);
    if (stored.state !== 'ready') return { data: toListExport(stored, null) };
    const { url } = sheetAddresses.make(company.id, stored.name, now);
    return { data: toListExport(stored, `${url}&nome=${fileNameOf(stored)}`) };
  });
}
