import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';

/** What the texts of every widget say of themselves. */
export const spokenMessages: SpokenMessages = {
  language: DEFAULT_LANGUAGE,
  contentNote: '',
};

/** The shape of these texts. */
export interface SpokenMessages {
  /** The language of the texts: dates and numbers among them are written by it. */
  language: Language;
  /** Says which language the content is in; nothing where it is the same. */
  contentNote: string;
}
