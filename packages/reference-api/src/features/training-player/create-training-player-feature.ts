import type { Services } from '../../operation/context.ts';
import { refersToPerson } from '../../platform/db/refers-to-person.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { readPersonalData } from './certificate/personal-certificates.ts';
import { forgetHolder } from './forget-holder.ts';
import { getPlayerMaskedEmail } from './operations/getPlayerMaskedEmail.ts';
import { getPlayerTraining } from './operations/getPlayerTraining.ts';
import { getPlayerVideoUrl } from './operations/getPlayerVideoUrl.ts';
import { listPlayerCategories } from './operations/listPlayerCategories.ts';
import { listPlayerResources } from './operations/listPlayerResources.ts';
import { refreshPlayerPin } from './operations/refreshPlayerPin.ts';
import { savePlayerProgress } from './operations/savePlayerProgress.ts';
import { sendPlayerPin } from './operations/sendPlayerPin.ts';
import { validatePlayerPin } from './operations/validatePlayerPin.ts';
import { verifyCertificate } from './operations/verifyCertificate.ts';
import { expirePins } from './pin/expire-pins.ts';
import type { PlayerPorts } from './player-ports.ts';
import { trainingPlayerAuditActions } from './training-player-audit-actions.ts';
import { trainingPlayerSentences } from './training-player-sentences.ts';

/** Watching a training by link and PIN, and the certificates of it. */
export function createTrainingPlayerFeature(services: Services, ports: PlayerPorts): Feature {
  return defineFeature(import.meta.dirname, {
    sentences: trainingPlayerSentences,
    operations: [
      getPlayerMaskedEmail(ports),
      getPlayerTraining(ports),
      getPlayerVideoUrl(ports, services),
      listPlayerCategories(ports),
      listPlayerResources(ports),
      refreshPlayerPin(ports),
      savePlayerProgress(ports),
      sendPlayerPin(ports),
      validatePlayerPin(ports),
      verifyCertificate(services),
    ],
    auditActions: trainingPlayerAuditActions,
    expire: { ofCompany: expirePins },
    personalData: readPersonalData,
    personForgotten: forgetHolder,
    personTies: () => refersToPerson('training_certificate', 'person_id'),
  });
}
