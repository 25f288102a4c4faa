import { createAudienceStore, leftToSend } from '../../../audience/audience-store.ts';
import { notFound } from '../../../errors/failures.ts';
import { defineReading } from '../../../operation/operation.ts';
import { trainingAudience } from '../training-audience.ts';
import { createTrainingStore } from '../training-store.ts';

/** Counts whom sending a training would reach. */
export const getTrainingSendPreview = defineReading(
  'getTrainingSendPreview',
  async ({ params }, { db, company }) => {
    const { idTreinamento: id } = params;
    if (!(await createTrainingStore(db, company.id).find(id))) throw notFound();
    const counts = await createAudienceStore(db, company.id, trainingAudience).count(id);
    return {
      data: {
        qtdPessoas: counts.all,
        qtdEnviar: leftToSend(counts),
        qtdSemEmail: counts.withoutEmail,
        qtdInativos: counts.inactive,
        qtdJaEnviados: counts.sent,
      },
    };
  },
);
