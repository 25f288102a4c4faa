import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import { useSpeech } from './speech-context.tsx';

/** What an element takes that holds words of the company or of the instrument, which stay Portuguese whatever the page speaks. */
export function useContentLang(): { readonly lang?: Language } {
  return useSpeech().language === DEFAULT_LANGUAGE ? noLang : contentLang;
}

const noLang = {};
const contentLang = { lang: DEFAULT_LANGUAGE } as const;
