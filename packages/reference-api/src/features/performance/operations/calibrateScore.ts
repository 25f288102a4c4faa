import { trimText } from '@aferir/domain';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { calibrate } from '../calibration/calibrate-score.ts';
import type { CalibrationPorts } from '../calibration/calibration-access.ts';
import { calibrationMessages as texts } from '../calibration/calibration-messages.ts';

/** Calibrates a score. */
export function calibrateScore(ports: CalibrationPorts): Operation {
  return defineOperation('calibrateScore', async ({ body }, context) => {
    await calibrate(ports, context, {
      responseId: body.idResposta,
      competencyId: body.idCompetencia,
      score: body.nrNota,
      reason: trimText(body.dsMotivo),
      seen: body.nrAlteracoes,
    });
    return { data: null, msg: body.nrNota === null ? texts.undone : texts.calibrated };
  });
}
