import type { Services } from '../../../operation/context.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { startImport } from '../employee-import/import-service.ts';
import { readingNoteTexts } from '../employee-import/reading-messages.ts';
import { employeesMessages } from '../employees-messages.ts';

/** Begins an import. */
export function importEmployees(services: Services): Operation {
  return defineDetachedOperation('importEmployees', async ({ body }, context) => {
    const { id, notes } = await startImport(services, context, body);
    return {
      data: id,
      msg: [employeesMessages.importStarted, ...readingNoteTexts(notes)].join(' '),
    };
  });
}
