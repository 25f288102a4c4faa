import type { InEveryLanguage } from '../../../platform/sentences/interpreter.ts';
import { importMailMessages } from './import-mail-messages.ts';

/** What the mail at the end of an import says, by language. The file with the rows that were left out is Portuguese, as the one that came in. */
export const importMailTexts: InEveryLanguage<typeof importMailMessages> = {
  'pt-BR': importMailMessages,

  en: {
    subject: (company) => `${company}: import of employees`,
    preheader: 'See what came in and what needs to be corrected.',
    done: (file) => `The import of the file ${file} has ended.`,
    stopped: (file) =>
      `The import of the file ${file} was stopped. Whoever started it may no longer add employees.`,
    counts: (created, changed, unchanged) =>
      `New: ${created}. Changed: ${changed}. Unchanged: ${unchanged}.`,
    faulty: (count, attached) => {
      if (count === 1)
        return 'One row did not come in. It is in the attached file, with the reason in Portuguese.';
      return attached < count
        ? `${count} rows did not come in. The first ${attached} are in the attached file, each with the reason in Portuguese.`
        : `${count} rows did not come in. They are in the attached file, each with the reason in Portuguese.`;
    },
    withoutEmail: (count) =>
      count === 1
        ? 'One person has no email. Nothing is sent to them: copy the link of each request, print a slip or open a kiosk.'
        : `${count} people have no email. Nothing is sent to them: copy the link of each request, print slips or open a kiosk.`,
    action: 'See the import',
    reason: (company) =>
      `You received this email because you started an import of employees at ${company}.`,
  },

  es: {
    subject: (company) => `${company}: importación de empleados`,
    preheader: 'Mira qué entró y qué hay que corregir.',
    done: (file) => `La importación del archivo ${file} terminó.`,
    stopped: (file) =>
      `La importación del archivo ${file} se interrumpió. Quien la inició ya no puede incluir empleados.`,
    counts: (created, changed, unchanged) =>
      `Nuevos: ${created}. Modificados: ${changed}. Sin cambios: ${unchanged}.`,
    faulty: (count, attached) => {
      if (count === 1)
        return 'Una fila no entró. Está en el archivo adjunto, con el motivo en portugués.';
      return attached < count
        ? `${count} filas no entraron. Las primeras ${attached} están en el archivo adjunto, cada una con el motivo en portugués.`
        : `${count} filas no entraron. Están en el archivo adjunto, cada una con el motivo en portugués.`;
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
