import { oneLine } from '../format/one-line.ts';

/** Why a text is no phone of Brazil with its area code; `unreadable` where nothing more can be said. */
export type PhoneFault =
  | 'zeros'
  | 'foreign'
  | 'service'
  | 'no-area-code'
  | 'unknown-area-code'
  | 'several'
  | 'extension'
  | 'rounded'
  | 'unreadable';

/** What is said of the faults that have a sentence of their own, in Brazilian Portuguese. */
export const PHONE_FAULT_TEXTS: Readonly<Record<Exclude<PhoneFault, 'unreadable'>, string>> = {
  zeros: 'Um telefone só de zeros não existe. Informe o número com DDD.',
  foreign: 'Este telefone é de outro país. Informe um número do Brasil, com DDD.',
  service: 'Números como 0800, 0300 e 4004 não servem aqui. Informe um telefone com DDD.',
  'no-area-code': 'Falta o DDD. Informe o telefone com DDD, como (11) 91234-5678.',
  'unknown-area-code': 'Este DDD não existe. Confira o começo do telefone.',
  several: 'Informe um telefone só.',
  extension: 'Informe o telefone sem o ramal.',
  rounded: 'A planilha arredondou este número. Formate a coluna como texto e digite-o de novo.',
};

type Reading =
  | { readonly digits: string; readonly fault?: undefined }
  | { readonly digits?: undefined; readonly fault: PhoneFault };

const BARE = /^[1-9]\d{9,10}$/;
const AREA_CODE = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/;
const LABEL = /^(?:tel(?:efone)?|cel(?:ular)?|fone|fixo|whats(?:app)?|wpp|zap)\b[\s.:]*/i;
const EXTENSION = /(?:\b(?:ramal|ext|rm|r)\b[\s.:]*|#\s*)\d+$/i;
const ROUNDED = /^\d(?:[.,]\d+)?e\+?\d+$/i;
const SIGNS = /^[\d\s()[\]./*_·•\p{Pd}\u2212]*$/u;
const SERVICE = /^0?(?:[3589]00|303)\d{6,7}$|^[34]00\d{5}$/;
const LOCAL = /^(?:9\d{8}|[2-9]\d{7})$/;

/**
 * The digits of a Brazilian phone with its area code, 10 or 11, in whatever dress it comes; null for any other text. The
 * code of Brazil and what is dialed for long distance (0, or 0 and a carrier) are left out.
 */
export function toPhone(text: string): string | null {
  return readPhone(text).digits ?? null;
}

/** Whether a text is a Brazilian phone with its area code, mobile or landline, in whatever dress. */
export function isPhone(text: string): boolean {
  return toPhone(text) !== null;
}

/** Why a text is no Brazilian phone; null for one that is. */
export function findPhoneFault(text: string): PhoneFault | null {
  return readPhone(text).fault ?? null;
}

/** What is said of a text that is no Brazilian phone, `otherwise` where nothing more can be said; undefined for one that is. */
export function phoneProblem(text: string, otherwise: string): string | undefined {
  const { fault } = readPhone(text);
  if (fault === undefined) return undefined;
  return fault === 'unreadable' ? otherwise : PHONE_FAULT_TEXTS[fault];
}

const SHAPE = /^\(?(\d{2})\)? ?(\d{4,5})-?(\d{4})$/;

/** Writes a phone as (##) #####-#### or (##) ####-####; other text comes back as it is. */
export function formatPhone(text: string): string {
  const parts = SHAPE.exec(toPhone(text) ?? text.trim());
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : text;
}

function readPhone(text: string): Reading {
  if (BARE.test(text)) return judge(text);
  const said = oneLine(text.normalize('NFKC'))
    .replace(/^["'`]+|(?<!["'`,;.:])["'`,;.:]+$/g, '')
    .replace(LABEL, '')
    .replace(/^(\+?\d{10,15})[.,]0{1,2}$/, '$1')
    .replace(/^(\(?)0?(?:xx|\*\*)\s*(?=\d{2})/i, '$1');
  if (ROUNDED.test(said)) return { fault: 'rounded' };
  if (isSeveral(said)) return { fault: 'several' };
  if (EXTENSION.test(said)) return { fault: 'extension' };
  const isInternational = /^[\s([]*\+/.test(said);
  if (!SIGNS.test(isInternational ? said.replace('+', '') : said)) return { fault: 'unreadable' };
  const digits = said.replace(/\D/g, '');
  if (/^0+$/.test(digits)) return { fault: 'zeros' };
  if (/^\(\s*0+\s*\)/.test(said)) return { fault: 'unknown-area-code' };
  const isAbroad = isInternational || digits.startsWith('00');
  const dialed = isAbroad ? digits.replace(/^0+/, '') : digits;
  if (isAbroad && !dialed.startsWith('55')) return { fault: 'foreign' };
  const isCoded = isAbroad || (dialed.length > 11 && dialed.startsWith('55'));
  return judge(isCoded ? dialed.slice(2) : dialed);
}

/** Reads digits that were dialed within Brazil. */
function judge(dialed: string): Reading {
  if (/^0+$/.test(dialed)) return { fault: 'zeros' };
  if (SERVICE.test(dialed)) return { fault: 'service' };
  const digits = dialed.replace(/^0(?:\d{2})?(?=\d{10,11}$)/, '');
  const local = digits.slice(2);
  if (digits.length === 8 || digits.length === 9) return { fault: 'no-area-code' };
  if (digits.length !== 10 && digits.length !== 11) return { fault: 'unreadable' };
  if (/^0+$/.test(local)) return { fault: 'zeros' };
  if (!AREA_CODE.test(digits)) return { fault: 'unknown-area-code' };
  return LOCAL.test(local) ? { digits } : { fault: 'unreadable' };
}

/** Whether more than one number stands in a text. */
function isSeveral(text: string): boolean {
  const parts = text.split(/[;,|/\n]|\s(?:e|ou)\s/i);
  const long = parts.filter((part) => part.replace(/\D/g, '').length >= 8);
  return long.length > 1 || text.replace(/\D/g, '').length > 17;
}
