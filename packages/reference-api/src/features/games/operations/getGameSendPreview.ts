import { createAudienceStore, leftToSend } from '../../../audience/audience-store.ts';
import { notFound } from '../../../errors/failures.ts';
import { defineReading } from '../../../operation/operation.ts';
import { gameAudience } from '../game-audience.ts';
import { createGameStore } from '../game-store.ts';
import { createSendingStore } from '../sending/sending-store.ts';

/** Counts whom sending a game, and reminding of it, would reach. */
export const getGameSendPreview = defineReading(
  'getGameSendPreview',
  async ({ params: { idJogo: id } }, { db, company, now }) => {
    if (!(await createGameStore(db, company.id).find(id))) throw notFound();
    const counts = await createAudienceStore(db, company.id, gameAudience).count(id);
    return {
      data: {
        qtdPessoas: counts.all,
        qtdEnviar: leftToSend(counts),
        qtdSemEmail: counts.withoutEmail,
        qtdInativos: counts.inactive,
        qtdJaEnviados: counts.sent,
        qtdLembrar: await createSendingStore(db, company.id).countToRemind(id, now),
      },
    };
  },
);
