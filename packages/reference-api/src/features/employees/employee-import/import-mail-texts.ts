import type { InEveryLanguage } from '../../../platform/sentences/interpreter.ts';
import { importMailMessages } from './import-mail-messages.ts';

/** What the mail at the end of an import says, by language. The file with the rows that were left out is Portuguese, as the one that came in. */
export const importMailTexts: InEveryLanguage<typeof importMailMessages> = {
  'pt-BR': importMailMessages,

  en: {
    subject: (company) => `${company}: employee import`,
    preheader: 'See what was imported and what needs to be corrected.',
    done: (file) => `The import of the file ${file} has finished.`,
    stopped: (file) =>
      `The import of the file ${file} was stopped. The person who started it may no longer add employees.`,
    counts: (created, changed, unchanged) =>
      `New: ${created}. Changed: ${changed}. Unchanged: ${unchanged}.`,
    faulty: (count, attached) => {
      if (count === 1)
        return 'One row was not imported. It is in the attached file, with the reason in Portuguese.';
      return attached < count
        ? `${count} rows were not imported. The first ${attached} are in the attached file, each with the reason in Portuguese.`
        : `${count} rows were not imported. They are in the attached file, each with the reason in Portuguese.`;
    },
    withoutEmail: (count) =>
      count === 1
        ? 'One person has no email. Nothing is sent to them: copy the link of each request, print a slip or set up a kiosk.'
        : `${count} people have no email. Nothing is sent to them: copy the link of each request, print slips or set up a kiosk.`,
    action: 'See the import',
    reason: (company) =>
      `You are receiving this email because you started an employee import at ${company}.`,
  },

  es: {
    subject: (company) => `${company}: importación de empleados`,
    preheader: 'Mira qué se importó y qué hay que corregir.',
    done: (file) => `La importación del archivo ${file} terminó.`,
    stopped: (file) =>
      `La importación del archivo ${file} se interrumpió. Quien la inició ya no puede agregar empleados.`,
    counts: (created, changed, unchanged) =>
      `Nuevos: ${created}. Modificados: ${changed}. Sin cambios: ${unchanged}.`,
    faulty: (count, attached) => {
      if (count === 1)
        return 'Una fila no se importó. Está en el archivo adjunto, con el motivo en portugués.';
      return attached < count
        ? `${count} filas no se importaron. Las primeras ${attached} están en el archivo adjunto, cada una con el motivo en portugués.`
        : `${count} filas no se importaron. Están en el archivo adjunto, cada una con el motivo en portugués.`;
    },
    withoutEmail: (count) =>
      count === 1
        ? 'Una persona no tiene correo. No se le envía nada: copia el enlace de cada solicitud, imprime una papeleta o abre un tótem.'
        : `${count} personas no tienen correo. No se les envía nada: copia el enlace de cada solicitud, imprime papeletas o abre un tótem.`,
    action: 'Ver la importación',
    reason: (company) =>
      `Recibiste este correo porque iniciaste una importación de empleados en ${company}.`,
  },
};
