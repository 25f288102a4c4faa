import { AGREEMENT_NOTICE_DAYS } from '@aferir/domain';
import type { InEveryLanguage } from '../../../platform/sentences/interpreter.ts';
import { agreementMailMessages } from './agreement-mail-messages.ts';

/** The texts of the mails about agreements, by language. */
export const agreementMailTexts: InEveryLanguage<typeof agreementMailMessages> = {
  'pt-BR': agreementMailMessages,

  en: {
    ask: {
      subject: (company) => `${company}: an agreement is waiting for you to confirm it`,
      preheader: 'See what was written and confirm it, or change what you need to.',
      own: (writer) => `${writer} wrote an agreement with you, based on your performance review.`,
      ofPerson: (writer) =>
        `${writer} wrote an agreement with you, based on their own performance review.`,
      effect: 'It takes effect once you confirm it.',
      portal: (company) =>
        `Agreements are in the portal of ${company}, where you sign in with your email and password:`,
      reason: (company) =>
        `You are receiving this email because you take part in a performance review at ${company}.`,
    },

    reminder: {
      subject: (company) => `${company}: your agreements`,
      dueToday: (count) =>
        count === 1
          ? 'One of your agreements is due today.'
          : `${count} of your agreements are due today.`,
      dueSoon: (count) =>
        count === 1
          ? `One of your agreements is due in ${AGREEMENT_NOTICE_DAYS} days.`
          : `${count} of your agreements are due in ${AGREEMENT_NOTICE_DAYS} days.`,
      toConfirm: (count) =>
        count === 1
          ? 'An agreement is waiting for you to confirm it.'
          : `${count} agreements are waiting for you to confirm them.`,
      portal: (company) =>
        `See them in the portal of ${company}, where you sign in with your email and password:`,
      reason: (company) =>
        `You are receiving this email because you made agreements after a performance review at ${company}.`,
    },
  },

  es: {
    ask: {
      subject: (company) => `${company}: un acuerdo espera tu confirmación`,
      preheader: 'Mira lo que se escribió y confírmalo, o cambia lo que haga falta.',
      own: (writer) =>
        `${writer} escribió un acuerdo contigo, a partir de tu evaluación de desempeño.`,
      ofPerson: (writer) =>
        `${writer} escribió un acuerdo contigo, a partir de su propia evaluación de desempeño.`,
      effect: 'Entra en vigor cuando lo confirmes.',
      portal: (company) =>
        `Los acuerdos están en el portal de ${company}, donde ingresas con tu correo y tu contraseña:`,
      reason: (company) =>
        `Recibiste este correo porque participas en una evaluación de desempeño en ${company}.`,
    },

    reminder: {
      subject: (company) => `${company}: tus acuerdos`,
      dueToday: (count) =>
        count === 1 ? 'Hoy vence un acuerdo tuyo.' : `Hoy vencen ${count} acuerdos tuyos.`,
      dueSoon: (count) =>
        count === 1
          ? `En ${AGREEMENT_NOTICE_DAYS} días vence un acuerdo tuyo.`
          : `En ${AGREEMENT_NOTICE_DAYS} días vencen ${count} acuerdos tuyos.`,
      toConfirm: (count) =>
        count === 1
          ? 'Un acuerdo espera tu confirmación.'
          : `${count} acuerdos esperan tu confirmación.`,
      portal: (company) =>
        `Míralos en el portal de ${company}, donde ingresas con tu correo y tu contraseña:`,
      reason: (company) =>
        `Recibiste este correo porque hiciste acuerdos después de una evaluación de desempeño en ${company}.`,
    },
  },
};
