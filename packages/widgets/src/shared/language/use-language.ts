import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import { use } from 'react';
import { WidgetContext } from '../host/use-widget.tsx';

/** The language in force here. */
export function useLanguage(): Language {
  return use(WidgetContext)?.language ?? DEFAULT_LANGUAGE;
}

/** What an element takes that holds content, which stays in its own language whatever the interface speaks. */
export function useContentLang(): { readonly lang?: Language } {
  return useLanguage() === DEFAULT_LANGUAGE ? noLang : contentLang;
}

const noLang = {};
const contentLang = { lang: DEFAULT_LANGUAGE } as const;
