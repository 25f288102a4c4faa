import type { TextMask } from '../format/text-mask.ts';
import { CNPJ_MASK, isCnpj } from './cnpj.ts';
import { CPF_MASK, isCpf } from './cpf.ts';

/** F for a natural person, J for a company. */
export type TaxpayerKind = 'F' | 'J';

/** Whether a text is the tax id that this kind of taxpayer has. */
export function isTaxId(text: string, kind: TaxpayerKind): boolean {
  return kind === 'F' ? isCpf(text) : isCnpj(text);
}

/** How the tax id of this kind of taxpayer is typed. */
export function taxIdMask(kind: TaxpayerKind): TextMask {
  return kind === 'F' ? CPF_MASK : CNPJ_MASK;
}

/** A tax id as it is stored: its characters alone, in capitals; null when it is not what this kind of taxpayer has. */
export function toTaxId(text: string, kind: TaxpayerKind): string | null {
  const given = text.trim();
  return isTaxId(given, kind) ? given.toUpperCase().replace(/[^\dA-Z]/g, '') : null;
}
