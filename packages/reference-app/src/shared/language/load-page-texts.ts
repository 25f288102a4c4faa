import type { Language } from '@aferir/domain';
import { loadChunk } from '@aferir/widgets';
import type { PageTexts } from './page-texts.ts';

type OtherLanguage = Exclude<Language, 'pt-BR'>;

const loaders: Readonly<Record<OtherLanguage, () => Promise<{ pageTexts: PageTexts }>>> = {
  en: () => import('./page-texts-en.ts'),
  es: () => import('./page-texts-es.ts'),
};

/** Fetches these texts; the Portuguese ones stand in the pages. */
export async function loadPageTexts(language: OtherLanguage): Promise<PageTexts> {
  return (await loadChunk(loaders[language])).pageTexts;
}
