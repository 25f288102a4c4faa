import type { Services } from '../../../operation/context.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { forecastImport } from '../employee-import/import-forecast.ts';
import { toPreview } from '../employee-import/import-serializer.ts';

/** Tells what an import would do. */
export function previewEmployeeImport(services: Services): Operation {
  return defineDetachedOperation('previewEmployeeImport', async ({ body }, context) => ({
    data: toPreview(await forecastImport(services, context, body)),
  }));
}
