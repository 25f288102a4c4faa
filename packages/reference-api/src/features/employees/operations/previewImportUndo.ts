import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import type { PersonTies } from '../../feature.ts';
import { toUndoPreview } from '../employee-import/import-serializer.ts';
import { forecastUndo } from '../employee-import/undo-forecast.ts';

/** Tells what undoing an import would leave. */
export function previewImportUndo(personTies: readonly PersonTies[]): Operation {
  return defineDetachedOperation('previewImportUndo', async ({ body }, context) => ({
    data: toUndoPreview(await forecastUndo(personTies, context, body.idImportacao)),
  }));
}
