import type { Schema } from '@aferir/api-client';
import { formatDate, type Language, languageOf } from '@aferir/domain';
import type { ShownLink } from './handed-link-dialog.tsx';

/** What is said of a link. */
export interface ShownLinkTexts {
  /** What is ready to be sent beside it, in the language of whoever it is for. */
  readonly whatsappTexts: Readonly<
    Record<Language, (name: string, url: string, day: string) => string>
  >;
  /** Until when it is good. */
  validUntil(day: string): string;
}

/** A link that was made for somebody, as it is shown. */
export function toShownLink(
  { hash, nmPessoa, nrTelefone, dtValidade, cdIdioma }: Omit<Schema<'HandedLink'>, 'flAvisada'>,
  addressOf: (hash: string) => string,
  texts: ShownLinkTexts,
): ShownLink {
  const url = addressOf(hash);
  const language = languageOf(cdIdioma);
  return {
    personName: nmPessoa,
    url,
    phone: nrTelefone,
    message: texts.whatsappTexts[language](nmPessoa, url, formatDate(dtValidade, language)),
    validity: texts.validUntil(formatDate(dtValidade)),
  };
}
