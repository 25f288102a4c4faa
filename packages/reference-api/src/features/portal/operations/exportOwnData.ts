import { defineOperation } from '../../../operation/operation.ts';
import { toPersonalData } from '../personal-data/personal-data-serializer.ts';
import { exportPersonalData } from '../personal-data/personal-data-service.ts';

/** Reads everything stored about the caller. */
export const exportOwnData = defineOperation('exportOwnData', async (_input, context) => ({
  data: toPersonalData(await exportPersonalData(context), context),
}));
