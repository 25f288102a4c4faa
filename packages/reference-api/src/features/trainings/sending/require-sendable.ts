import { found } from '../../../operation/find-for-change.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import { trainingsMessages as texts } from '../trainings-messages.ts';
import type { SendingStore, SentTraining } from './sending-store.ts';

/** The training that is to be sent, which nobody changes or sends meanwhile. */
export async function requireSendable(
  sendings: SendingStore,
  trainingId: number,
): Promise<SentTraining> {
  const training = found(await sendings.lock(trainingId));
  if (!training.isActive) throw conflict(texts.inactive);
  if (!training.hasVideos) throw conflict(texts.noVideos);
  return training;
}
