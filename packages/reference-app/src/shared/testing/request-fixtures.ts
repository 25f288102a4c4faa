import type { Schema } from '@aferir/api-client';

/** Whom a mass send of the example company reaches: 60 people in all, 32 of them without a result. */
export const massSendPreview: Schema<'MassSendPreview'> = {
  qtdEnviar: 38,
  qtdIgnorar: 21,
  qtdInativos: 2,
  qtdSemEmail: 1,
  qtdEmAberto: 19,
  semResultado: {
    qtdEnviar: 12,
    qtdIgnorar: 19,
    qtdInativos: 1,
    qtdSemEmail: 1,
    qtdEmAberto: 18,
  },
};

/** Whom a reminder would reach and leave out, in one of the sections. */
export const reminderPreview: Schema<'ReminderPreview'> = {
  qtdLembrar: 13,
  qtdSemEmail: 1,
  qtdRecentes: 2,
};
