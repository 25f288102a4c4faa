import { LIST_EXPORT_THROTTLE } from '@aferir/domain';
import { asStaff, type Services } from '../../../operation/context.ts';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { invalidField } from '../../../platform/errors/failures.ts';
import { sheetFiles } from '../../../platform/files/file-area.ts';
import { takeTry } from '../../../platform/security/throttle.ts';
import { createExportStore } from '../export-store.ts';
import { type ExportedLists, type ListQuery, requireRightTo } from '../exported-lists.ts';
import { exportsMessages } from '../exports-messages.ts';

/** Begins to write a list into a file. */
export function createListExport(
  { jobs }: Pick<Services, 'jobs'>,
  lists: ExportedLists,
): Operation {
  return defineOperation('createListExport', async ({ body }, context) => {
    const { db, company, now, audit } = context;
    const actor = asStaff(context.actor);
    const list = lists(body.dsLista);
    requireRightTo(list, actor);
    if ('readBook' in list && body.dsFormato !== 'xlsx') {
      throw invalidField('dsFormato', exportsMessages.workbookAlone);
    }
    const query = list.check(body.dsConsulta ?? '');
    const { staffUserId } = actor;
    await takeTry(db, now, `list-export:${company.id}:${staffUserId}`, LIST_EXPORT_THROTTLE);
    const id = await createExportStore(db, company.id).insert({
      staff_user_id: staffUserId,
      session_id: actor.sessionId,
      list: body.dsLista,
      format: body.dsFormato,
      query: JSON.stringify(query),
      name: sheetFiles.makeName(`.${body.dsFormato}`),
      created_at: now,
    });
    const { idOrganogramaPessoa: personId } = query;
    await audit({
      action: 'list.exported',
      ...(typeof personId === 'number' && { personId }),
      subject: { kind: 'list-export', id },
      details: {
        list: body.dsLista,
        format: body.dsFormato,
        query: filtersOf(body.dsConsulta, query),
      },
    });
    await jobs.enqueue(db, 'write-list', [{ companyId: company.id, exportId: id }]);
    return { data: id, msg: String(id) };
  });
}

/** By what a list was narrowed down; not what was searched for, which may be a name: the trail is for good. */
function filtersOf(given: string | undefined, checked: ListQuery): string {
  return [...new Set(new URLSearchParams(given).keys())]
    .filter((name) => name in checked)
    .map((name) => (name === 'filter' ? name : `${name}=${String(checked[name])}`))
    .join('&');
}
