import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { toSendPreview } from '../../../shared/audience/audience-serializer.ts';
import { createAudienceStore } from '../../../shared/audience/audience-store.ts';
import { gameAudience } from '../game-audience.ts';
import { createGameStore } from '../game-store.ts';
import { createSendingStore } from '../sending/sending-store.ts';

/** Counts whom sending a game, and reminding of it, would reach. */
export const getGameSendPreview = defineReading(
  'getGameSendPreview',
  async ({ params: { idJogo: id } }, { db, company, now }) => {
    found(await createGameStore(db, company.id).find(id));
    const counts = await createAudienceStore(db, company.id, gameAudience).count(id);
    return {
      data: {
        ...toSendPreview(counts),
        qtdLembrar: await createSendingStore(db, company.id).countToRemind(id, now),
      },
    };
  },
);
