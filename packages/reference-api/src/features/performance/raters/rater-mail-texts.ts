import { RATER_LIMITS } from '@aferir/domain';
import type { InEveryLanguage } from '../../../platform/sentences/interpreter.ts';
import { raterMailMessages } from './rater-mail-messages.ts';

/** The texts of the mails to those who rate from around a person, by language. */
export const raterMailTexts: InEveryLanguage<typeof raterMailMessages> = {
  'pt-BR': raterMailMessages,

  en: {
    preheader: 'It takes a few minutes, and only group averages are shown.',
    privacy: `Nobody sees your scores: only the group average is shown, once there are at least ${RATER_LIMITS.told} ratings and the cycle has ended.`,
    portal: (company) =>
      `Answer in the portal of ${company}, where you sign in with your email and password:`,

    ask: {
      subject: (company) => `${company}: a rating is waiting for you`,
      task: (person) => `You were invited to rate ${person} on the competencies of the job.`,
      reason: (company) =>
        `You are receiving this email because you were named to rate a colleague at ${company}.`,
    },

    reminder: {
      subject: (company) => `${company}: ratings are waiting for you`,
      task: (count) =>
        count === 1
          ? 'The rating of a colleague is still waiting for you.'
          : `The ratings of ${count} colleagues are still waiting for you.`,
      reason: (company) =>
        `You are receiving this email because you were named to rate colleagues at ${company}.`,
    },
  },

  es: {
    preheader: 'Lleva pocos minutos, y solo aparecen los promedios del grupo.',
    privacy: `Nadie ve tus notas: solo aparece el promedio del grupo, a partir de ${RATER_LIMITS.told} evaluaciones y una vez terminado el ciclo.`,
    portal: (company) =>
      `Responde en el portal de ${company}, donde ingresas con tu correo y tu contraseña:`,

    ask: {
      subject: (company) => `${company}: una evaluación te espera`,
      task: (person) =>
        `Recibiste una invitación para evaluar a ${person} en las competencias del trabajo.`,
      reason: (company) =>
        `Recibiste este correo porque te eligieron para evaluar a un colega en ${company}.`,
    },

    reminder: {
      subject: (company) => `${company}: evaluaciones que te esperan`,
      task: (count) =>
        count === 1
          ? 'La evaluación de un colega todavía te espera.'
          : `Las evaluaciones de ${count} colegas todavía te esperan.`,
      reason: (company) =>
        `Recibiste este correo porque te eligieron para evaluar a colegas en ${company}.`,
    },
  },
};
