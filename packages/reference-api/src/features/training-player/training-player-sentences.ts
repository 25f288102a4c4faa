import { spoken } from '../../platform/sentences/interpreter.ts';
import { trainingPlayerMessages } from './training-player-messages.ts';

/** What learners read, in the other languages. */
export const trainingPlayerSentences = spoken(trainingPlayerMessages, {
  en: {
    wrongPin: 'You were not let in. Check the PIN, or ask for a new one.',
    expiredPin: 'Your access has expired. Please ask for a new PIN.',
    locked: (minutes) =>
      `The PIN was wrong too many times. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and ask for a new one.`,
    pinSent: 'A new PIN was sent to your email address! Look into your inbox.',
    tooManyPins: 'You have asked for several PINs. Wait a few minutes before you ask for another.',
    otherLink: 'This link does not give access to a training.',
    deleted: 'This training was deleted. If in doubt, ask HR at your company.',
    inactive: 'This training was deactivated. If in doubt, ask HR at your company.',
    notAssigned:
      'This training is no longer available to you. If in doubt, ask HR at your company.',
    noSuchVideo: 'This video is no longer part of the training. Reload the page.',
    unknownCertificate: 'No certificate has this code. Check that all of it was typed.',
    tooManyVerifications: 'Too many checks in a row. Wait a few minutes and try again.',
  },
  es: {
    wrongPin: 'No pudimos validar tu acceso. Revisa el PIN o pide uno nuevo.',
    expiredPin: 'Tu acceso venció. Pide un PIN nuevo.',
    locked: (minutes) =>
      `El PIN se escribió mal demasiadas veces. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} y pide uno nuevo.`,
    pinSent: '¡Enviamos un PIN nuevo a tu correo! Revisa tu bandeja de entrada.',
    tooManyPins: 'Ya pediste varios PIN. Espera unos minutos antes de pedir otro.',
    otherLink: 'Este enlace no da acceso a una capacitación.',
    deleted:
      'Esta capacitación se eliminó. Si tienes dudas, consulta a Recursos Humanos de tu empresa.',
    inactive:
      'Esta capacitación se desactivó. Si tienes dudas, consulta a Recursos Humanos de tu empresa.',
    notAssigned:
      'Esta capacitación ya no está disponible para ti. Si tienes dudas, consulta a Recursos Humanos de tu empresa.',
    noSuchVideo: 'Este video ya no forma parte de la capacitación. Recarga la página.',
    unknownCertificate:
      'Ningún certificado tiene este código. Comprueba que lo escribiste completo.',
    tooManyVerifications: 'Demasiadas consultas seguidas. Espera unos minutos e intenta de nuevo.',
  },
});
