import { IMPORT_FILE_TEXTS } from '@aferir/domain';
import type {
  ReadingNote,
  ReadingNoteKind,
  SpreadsheetProblem,
  UnreadProblem,
} from '@aferir/spreadsheet';

/** What the reading of a sheet says, in Brazilian Portuguese. */
export const readingMessages = {
  problems: IMPORT_FILE_TEXTS satisfies Record<SpreadsheetProblem, string>,
  tooLong:
    'A leitura da planilha demorou demais. Deixe nela apenas os dados dos funcionários e envie de novo.',
  unknownColumn: (name: string) => `A planilha não tem uma coluna chamada "${name}".`,
  doubleColumn: (name: string) => `A planilha tem mais de uma coluna chamada "${name}".`,
  unknownSheet: (place: number) => `O arquivo não tem uma planilha de número ${place} com texto.`,
  unknownHeaderLine: (line: number) => `A planilha não tem texto na linha ${line}.`,
  unread: {
    'quote-not-closed':
      'A linha tem aspas que abrem e não fecham. Feche-as ou apague-as e envie a linha de novo.',
    'too-many-cells':
      'A linha tem mais células que o cabeçalho. Ponha entre aspas a célula que contém o separador.',
  } satisfies Record<UnreadProblem, string>,
} as const;

const mostLines = 10;

const notes: Partial<Record<ReadingNoteKind, (note: Required<ReadingNote>) => string>> = {
  'count-differs': ({ lines, count }) =>
    lines.length === 0
      ? `O arquivo diz ter mais linhas do que as que foram lidas. Diferença: ${count}.`
      : `Linhas do arquivo lidas como parte de outra: ${count}. Confira as linhas ${listOf(lines)}.`,
  'failed-formulas': ({ lines, count }) =>
    `Linhas com fórmulas sem resultado, lidas como vazias: ${count}. Confira as linhas ${listOf(lines)}.`,
  'unreadable-sheets': ({ name }) => `Planilhas que não puderam ser lidas: ${name}.`,
  'other-sheets': ({ name }) => `Planilhas com texto que não foram lidas: ${name}.`,
  'hidden-sheets': ({ name }) => `Planilhas ocultas que não foram lidas: ${name}.`,
};

/** What is said of a file where something in it was not read as a row. */
export function readingNoteTexts(told: readonly ReadingNote[]): string[] {
  return told.flatMap(({ kind, lines = [], count = lines.length, name = '' }) => {
    return notes[kind]?.({ kind, lines, count, name }) ?? [];
  });
}

function listOf(lines: readonly number[]): string {
  const shown = lines.slice(0, mostLines).join(', ');
  return lines.length > mostLines ? `${shown} e outras` : shown;
}
