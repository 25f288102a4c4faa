import { IMPORT_FILE_COLUMNS, type ImportTexts, toImportCells } from '@aferir/domain';
import { writeCsv } from '@aferir/spreadsheet';
import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { layOutForPerson, type PersonMail } from '../../../shared/mail/templates/person-mail.ts';
import type { StoredImport } from './import-store.ts';

/** A row that an import left out. */
export interface LeftOut {
  readonly line: number;
  readonly reason: string | null;
  readonly texts: ImportTexts;
}

/** What whoever started an import is told at its end. */
export interface ImportMail extends PersonMail {
  readonly stored: StoredImport;
  readonly leftOut: readonly LeftOut[];
  /** Where the import can be looked at. */
  readonly url: string;
}

const texts = {
  subject: (company: string) => `${company}: importação de funcionários`,
  preheader: 'Veja o que entrou e o que precisa ser corrigido.',
  done: (file: string) => `A importação do arquivo ${file} terminou.`,
  stopped: (file: string, reason: string) =>
    `A importação do arquivo ${file} foi interrompida. ${reason}`,
  counts: (created: number, changed: number, unchanged: number) =>
    `Novos: ${created}. Alterados: ${changed}. Sem mudança: ${unchanged}.`,
  faulty: (count: number, attached: number) => {
    if (count === 1) return 'Uma linha não entrou. Ela está no arquivo em anexo, com o motivo.';
    return attached < count
      ? `${count} linhas não entraram. As primeiras ${attached} estão no arquivo em anexo, cada uma com o motivo.`
      : `${count} linhas não entraram. Elas estão no arquivo em anexo, cada uma com o motivo.`;
  },
  withoutEmail: (count: number) =>
    count === 1
      ? 'Uma pessoa está sem e-mail. Nada é enviado a ela: copie o link de cada pedido, imprima um cartão ou abra um totem.'
      : `${count} pessoas estão sem e-mail. Nada é enviado a elas: copie o link de cada pedido, imprima cartões ou abra um totem.`,
  action: 'Ver importação',
  reason: (company: string) =>
    `Você recebeu este e-mail porque iniciou uma importação de funcionários em ${company}.`,
} as const;

/** Tells what an import has done; the rows that it left out are attached. */
export function importMail({ stored, leftOut, url, ...mail }: ImportMail): MailContent {
  const { file_name, reason, created_count, changed_count, unchanged_count, faulty_count } = stored;
  const withoutEmail = stored.without_email_count;
  const content = layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [
      reason === null ? texts.done(file_name) : texts.stopped(file_name, reason),
      texts.counts(created_count, changed_count, unchanged_count),
      ...(withoutEmail > 0 ? [texts.withoutEmail(withoutEmail)] : []),
      ...(faulty_count > 0 ? [texts.faulty(faulty_count, leftOut.length)] : []),
    ],
    action: { label: texts.action, url },
  });
  if (leftOut.length === 0) return content;
  const rows = leftOut.map((row) => toImportCells({ ...row, reason: row.reason ?? '' }));
  const csv = writeCsv([IMPORT_FILE_COLUMNS, ...rows]);
  return {
    ...content,
    attachment: {
      filename: 'linhas-com-erro.csv',
      contentType: 'text/csv; charset=utf-8',
      content: new TextEncoder().encode(csv),
    },
  };
}
