import type { Services } from '../../../context.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { employeesMessages } from '../employees-messages.ts';
import { startImport } from '../import/import-service.ts';

/** Begins an import. */
export function importEmployees(services: Services): Operation {
  return defineDetachedOperation('importEmployees', async ({ body }, context) => ({
    data: await startImport(services, context, body),
    msg: employeesMessages.importStarted,
  }));
}
