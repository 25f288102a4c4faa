import { defineOperation } from '../../../operation/operation.ts';
import { readCalibration } from '../calibration/calibrate-score.ts';
import { toScoreCalibration } from '../calibration/calibration-serializer.ts';

/** Reads how a score was calibrated. */
export const getScoreCalibration = defineOperation(
  'getScoreCalibration',
  async ({ query: { idResposta, idCompetencia } }, context) => ({
    data: toScoreCalibration(
      await readCalibration(context, { responseId: idResposta, competencyId: idCompetencia }),
    ),
  }),
);
