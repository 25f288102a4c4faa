import { defineOperation, type Operation } from '../../../operation/operation.ts';
import {
  exportPersonalData,
  type PersonalDataSources,
} from '../personal-data/personal-data-service.ts';

/** Reads everything stored about the caller. */
export function exportOwnData(sources: PersonalDataSources): Operation {
  return defineOperation('exportOwnData', async (_input, context) => ({
    data: await exportPersonalData(sources, context),
  }));
}
