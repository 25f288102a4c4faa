import { isCnpj } from './cnpj.ts';
import { isCpf } from './cpf.ts';

/** F for a natural person, J for a company. */
export type TaxpayerKind = 'F' | 'J';

/** Whether a text is the tax id that this kind of taxpayer has. */
export function isTaxId(text: string, kind: TaxpayerKind): boolean {
  return kind === 'F' ? isCpf(text) : isCnpj(text);
}
