import {
  conjunctionIn,
  IMPORT_FILE_TEXTS,
  type ImportDoubt,
  type ImportDoubtKind,
  importFaultText,
} from '@aferir/domain';
import type { ReadingNote, ReadingNoteKind, Separator, UnreadProblem } from '@aferir/spreadsheet';
import { counted } from '../../shared/lib/counted.ts';
import type { SheetFailure } from './sheet/sheet-protocol.ts';

const MOST_LINES = 10;

/** What is said of how a file was read. */
export const readingMessages = {
  title: 'Como a planilha foi lida',
  text: 'Confira as primeiras linhas. Se algo estiver errado, escolha aqui e a planilha é lida de novo.',
  sheet: 'Planilha',
  sheetOption: (name: string, rows: number, isHidden: boolean) =>
    `${name} (${counted(rows, 'linha', 'linhas')}${isHidden ? ', oculta' : ''})`,
  separator: 'Separador das colunas',
  separators: {
    ';': 'Ponto e vírgula (;)',
    ',': 'Vírgula (,)',
    '\t': 'Tabulação',
    '|': 'Barra vertical (|)',
  } satisfies Record<Separator, string>,
  headerLine: 'Linha do cabeçalho',
  headerOption: (line: number, names: string) => `Linha ${line}: ${names}`,
  firstLines: 'Primeiras linhas da planilha',
  line: 'Linha',
  header: 'cabeçalho',
  reading: 'Lendo a planilha de novo...',
  notes: 'Para você saber',
  warnings: 'Para você conferir',
  unread: (count: number) =>
    count === 1
      ? '1 linha não pôde ser lida. Ela aparece na conferência, onde pode ser corrigida.'
      : `${count.toLocaleString('pt-BR')} linhas não puderam ser lidas. Elas aparecem na conferência, onde podem ser corrigidas.`,
} as const;

const encodings: Readonly<Record<string, string>> = {
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac OS Roman',
};

const notes: Readonly<Record<ReadingNoteKind, (note: Required<ReadingNote>) => string>> = {
  'hidden-sheets': ({ count, name }) =>
    `${count === 1 ? 'Uma planilha oculta ficou' : 'Planilhas ocultas ficaram'} de fora: ${name}.`,
  'other-sheets': ({ count, name }) =>
    `${count === 1 ? 'Outra planilha do arquivo tem' : 'Outras planilhas do arquivo têm'} texto e não ${count === 1 ? 'foi lida' : 'foram lidas'}: ${name}.`,
  'unreadable-sheets': ({ count, name }) =>
    `${count === 1 ? 'Uma planilha do arquivo não pôde ser lida e ficou' : 'Planilhas do arquivo não puderam ser lidas e ficaram'} de fora: ${name}.`,
  'merged-cells': ({ lines, count }) =>
    `Células mescladas: o valor vale para todas as linhas que elas ocupam (${linesText(lines, count)}).`,
  'filtered-rows': ({ lines, count }) =>
    `${count === 1 ? 'Uma linha escondida por filtro também foi lida' : 'Linhas escondidas por filtro também foram lidas'} (${linesText(lines, count)}).`,
  'failed-formulas': ({ lines, count }) =>
    `Há fórmulas sem resultado, que foram lidas como células vazias (${linesText(lines, count)}). Abra a planilha no Excel, confira as fórmulas e salve-a.`,
  encoding: ({ name }) =>
    `O arquivo não está em Unicode. Os acentos foram lidos como ${encodings[name] ?? name}.`,
  'stray-bytes': ({ lines, count }) =>
    `Há caracteres que não puderam ser lidos e aparecem como \ufffd (${linesText(lines, count)}).`,
  'count-differs': ({ lines, count }) =>
    lines.length === 0
      ? `A planilha diz ter ${counted(count, 'linha', 'linhas')} a mais do que as que foram encontradas.`
      : `${counted(count, 'linha do arquivo foi lida', 'linhas do arquivo foram lidas')} como parte de outra (${linesText(lines, lines.length)}).`,
  'lines-above': ({ lines, count }) =>
    `O texto acima dos nomes das colunas ficou de fora (${linesText(lines, count)}).`,
  'header-unclear': () =>
    'A linha dos nomes das colunas parece ter dados de uma pessoa. Confira se ela é a certa.',
};

const WARNINGS: ReadonlySet<ReadingNoteKind> = new Set([
  'unreadable-sheets',
  'failed-formulas',
  'stray-bytes',
  'count-differs',
  'header-unclear',
]);

/** What a note says, and whether somebody has to look after it. */
export function noteText(note: ReadingNote): { text: string; isWarning: boolean } {
  const { kind, lines = [], count = lines.length, name = '' } = note;
  return { text: notes[kind]({ kind, lines, count, name }), isWarning: WARNINGS.has(kind) };
}

const looks: Readonly<Partial<Record<ImportDoubtKind, string>>> = {
  'looks-like-email': 'Parece um e-mail.',
  'looks-like-phone': 'Parece um telefone.',
  'looks-like-gender': 'Parece um sexo.',
  'looks-like-number': 'Parece um número.',
};

/** What a doubt about a column says, with the value that raises it. */
export function doubtText({ kind, line, value, fault, count }: ImportDoubt): string {
  const where = value === '' ? `Linha ${line}:` : `"${value}" (linha ${line}):`;
  const more = count > 1 ? `Nas primeiras linhas há ${count} valores assim.` : undefined;
  return [where, looks[kind] ?? (fault && importFaultText(fault)), more]
    .filter((part) => part !== undefined)
    .join(' ');
}

const reasons: Readonly<Record<UnreadProblem, string>> = {
  'quote-not-closed':
    'Esta linha não pôde ser lida: aspas abrem uma célula e não fecham no fim dela.',
  'too-many-cells':
    'Esta linha não pôde ser lida: ela tem mais células do que a planilha tem colunas.',
};

/** Why a line could not be read. */
export function unreadReason(problem: UnreadProblem): string {
  return reasons[problem];
}

const failures: Readonly<Record<SheetFailure, string>> = {
  ...IMPORT_FILE_TEXTS,
  unreadable: 'Não foi possível ler a planilha.',
  'too-slow':
    'A leitura da planilha demorou demais. Deixe nela apenas os dados dos funcionários e escolha o arquivo de novo.',
  lost: 'A leitura da planilha parou. Escolha o arquivo de novo.',
};

/** Why a sheet can't be read, or did not do what it was asked. */
export function sheetFailureText(failure: SheetFailure): string {
  return failures[failure];
}

function linesText(lines: readonly number[], count: number): string {
  const shown = lines.slice(0, MOST_LINES).map(number);
  const rest = count - shown.length;
  const all = rest > 0 ? [...shown, `mais ${number(rest)}`] : shown;
  return `${count === 1 ? 'linha' : 'linhas'} ${conjunctionIn().format(all)}`;
}

function number(value: number): string {
  return value.toLocaleString('pt-BR');
}
