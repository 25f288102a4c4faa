import type { Services } from '../../../operation/context.ts';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { startUndo } from '../employee-import/import-service.ts';
import { employeesMessages } from '../employees-messages.ts';

/** Begins to undo an import. */
export function undoEmployeeImport(services: Services): Operation {
  return defineOperation('undoEmployeeImport', async ({ body }, context) => {
    await startUndo(services, context, body.idImportacao);
    return { data: null, msg: employeesMessages.saved };
  });
}
