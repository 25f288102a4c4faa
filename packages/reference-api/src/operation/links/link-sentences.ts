import { spoken } from '../../platform/sentences/interpreter.ts';
import { linkMessages } from './link-messages.ts';

/** Why a link opens nothing, or is not handed over, in the other languages. */
export const linkSentences = spoken(linkMessages, {
  en: {
    unknown: 'This link is not valid. Check that the whole address was copied.',
    expired: (company) => `This link has expired. Ask HR at ${company} for a new one.`,
    replaced: () => 'This link was replaced by a newer one. Open the last one you received.',
    readdressed: (company) =>
      `The email address of this person was changed, and links sent to the former one are no longer valid. Ask HR at ${company} for a new one.`,
    closed: (company) => `This request was closed. If in doubt, ask HR at ${company}.`,
    finished: (company) =>
      `What this link opened is finished, and its time is over. Ask HR at ${company} for a new link.`,
    sessionEnded:
      'This link was good for the session in which it was opened. Sign in again to go on.',
    inactive: (company) => `This person’s record is not active. If in doubt, ask HR at ${company}.`,
    handRefused:
      'To hand over a personal link you need the right to change employees. Ask somebody who has it.',
    elsewhereRefused:
      'To send the link to another address you need the right to change employees. Send it to the employee’s own email.',
    wrongResponse: 'This link does not give access to this assessment.',
    wrongRole: 'This link does not allow this.',
  },
  es: {
    unknown: 'Este enlace no es válido. Comprueba que copiaste la dirección completa.',
    expired: (company) => `Este enlace venció. Pide uno nuevo a Recursos Humanos de ${company}.`,
    replaced: () =>
      'Este enlace fue reemplazado por uno más reciente. Abre el último que recibiste.',
    readdressed: (company) =>
      `El correo de esta persona cambió, y los enlaces enviados a la dirección anterior ya no valen. Pide uno nuevo a Recursos Humanos de ${company}.`,
    closed: (company) =>
      `Esta solicitud se cerró. Si tienes dudas, consulta a Recursos Humanos de ${company}.`,
    finished: (company) =>
      `Lo que abría este enlace ya terminó, y su plazo también. Pide un enlace nuevo a Recursos Humanos de ${company}.`,
    sessionEnded:
      'Este enlace valía hasta el fin de la sesión en la que se abrió. Ingresa otra vez para continuar.',
    inactive: (company) =>
      `El registro de esta persona está inactivo. Si tienes dudas, consulta a Recursos Humanos de ${company}.`,
    handRefused:
      'Para entregar un enlace personal hay que poder modificar empleados. Pídelo a quien puede.',
    elsewhereRefused:
      'Para enviar el enlace a otra dirección hay que poder modificar empleados. Envíalo al correo del empleado.',
    wrongResponse: 'Este enlace no da acceso a esta evaluación.',
    wrongRole: 'Este enlace no permite esta acción.',
  },
});
