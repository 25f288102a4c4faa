import { IMPORT_FILE_COLUMNS, type ImportTexts, toImportCells } from '@aferir/domain';
import { writeCsv } from '@aferir/spreadsheet';
import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { layOutForPerson, type PersonMail } from '../../../shared/mail/templates/person-mail.ts';
import { importMailTexts } from './import-mail-texts.ts';
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

/** Tells what an import has done; the rows that it left out are attached. */
export function importMail({ stored, leftOut, url, ...mail }: ImportMail): MailContent {
  const { file_name, reason, created_count, changed_count, unchanged_count, faulty_count } = stored;
  const texts = importMailTexts[mail.sender.language];
  const withoutEmail = stored.without_email_count;
  const content = layOutForPerson(texts, mail, {
    preheader: texts.preheader,
    paragraphs: [
      reason === null ? texts.done(file_name) : texts.stopped(file_name),
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
