import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import type { ShownLink } from './handed-link-dialog.tsx';

/** What is said of a link. */
export interface ShownLinkTexts {
  /** What is ready to be sent beside it. */
  whatsappText(name: string, url: string, day: string): string;
  /** Until when it is good. */
  validUntil(day: string): string;
}

/** A link that was made for somebody, as it is shown. */
export function toShownLink(
  { hash, nmPessoa, nrTelefone, dtValidade }: Omit<Schema<'HandedLink'>, 'flAvisada'>,
  addressOf: (hash: string) => string,
  texts: ShownLinkTexts,
): ShownLink {
  const url = addressOf(hash);
  const day = formatDate(dtValidade);
  return {
    personName: nmPessoa,
    url,
    phone: nrTelefone,
    message: texts.whatsappText(nmPessoa, url, day),
    validity: texts.validUntil(day),
  };
}
