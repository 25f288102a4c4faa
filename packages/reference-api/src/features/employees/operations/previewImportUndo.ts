import type { Services } from '../../../operation/context.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import type { PlacePorts } from '../../../shared/places/place-port.ts';
import type { PersonTies } from '../../feature.ts';
import { toUndoPreview } from '../employee-import/import-serializer.ts';
import { forecastUndo } from '../employee-import/undo-forecast.ts';

/** Tells what undoing an import would leave. */
export function previewImportUndo(
  services: Services,
  ports: { personTies: readonly PersonTies[]; places: PlacePorts },
): Operation {
  return defineDetachedOperation('previewImportUndo', async ({ body }, context) => ({
    data: toUndoPreview(await forecastUndo(services, ports, context, body.idImportacao)),
  }));
}
