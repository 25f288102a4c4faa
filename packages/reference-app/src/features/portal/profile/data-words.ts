import { formatDate, formatDateTime, type Language } from '@aferir/domain';
import type { Said } from '../../../shared/language/speech.ts';
import type { personalDataMessages } from './personal-data-messages.ts';

/** What the document with everything stored about a person says, in any language. */
export type PersonalDataTexts = Said<typeof personalDataMessages> & {
  /** Says at the end what is in another language; nothing where all is of one. */
  readonly contentNote?: string;
};

/** How that is said. */
export interface DataWords {
  readonly language: Language;
  readonly texts: PersonalDataTexts;
  /** Writes a day. */
  date(value: string | null): string;
  /** Writes a moment. */
  moment(value: string | null): string;
  /** A value as it is, or that there is none. */
  known(value: string | null | undefined): string;
  /** A yes or no, in words. */
  yesOrNo(value: boolean): string;
}

/** How it is said by texts in their language. */
export function createDataWords(texts: PersonalDataTexts, language: Language): DataWords {
  return {
    language,
    texts,
    date: (value) => formatDate(value, language),
    moment: (value) => formatDateTime(value, language),
    known: (value) => value || texts.none,
    yesOrNo: (value) => (value ? texts.yes : texts.no),
  };
}
