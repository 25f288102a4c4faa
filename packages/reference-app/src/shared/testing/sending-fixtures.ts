import type { Schema } from '@aferir/api-client';

/** Whom a sending would reach. */
export const sendPreview: Schema<'TrainingSendPreview'> = {
  qtdPessoas: 42,
  qtdEnviar: 38,
  qtdSemEmail: 1,
  qtdInativos: 0,
  qtdJaEnviados: 3,
};
