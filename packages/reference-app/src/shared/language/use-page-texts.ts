import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import { useEffect, useState } from 'react';
import { appMessages } from '../app-messages.ts';
import { loadPageTexts } from './load-page-texts.ts';
import type { PageTexts, SpokenPage } from './page-texts.ts';

/**
 * Has the document speak a language for as long as a page is shown: its `lang`, and its title once that is there. The texts around the
 * page; nothing where it is Portuguese, or until they have come.
 */
export function usePageTexts(
  page: SpokenPage | undefined,
  language: Language,
): PageTexts | undefined {
  const [texts, setTexts] = useState<PageTexts>();
  useEffect(() => {
    if (!page || language === DEFAULT_LANGUAGE) return;
    let isShown = true;
    const { title } = document;
    const { lang } = document.documentElement;
    document.documentElement.lang = language;
    // Without them the page is one that has a title in another language.
    loadPageTexts(language).then(
      (loaded) => {
        if (!isShown) return;
        document.title = appMessages.titleOf(loaded.titles[page]);
        setTexts(loaded);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
      document.documentElement.lang = lang;
      document.title = title;
      setTexts(undefined);
    };
  }, [page, language]);
  return texts;
}
