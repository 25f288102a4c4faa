import { loadUiMessages } from '@aferir/ui';
import { loadAccessMessages, loadChunk, loadStatusNames } from '@aferir/widgets';
import type { LoadSpeech } from '../shared/language/speech.ts';
import type { AppCatalogue, AppTexts } from './app-texts.ts';

const catalogues = {
  en: async () => (await loadChunk(() => import('./en.ts'))).english,
  es: async () => (await loadChunk(() => import('./es.ts'))).spanish,
} satisfies Record<string, () => Promise<AppCatalogue>>;

/** Fetches what the app, the kit and the forms of the widgets say in a language; the Portuguese texts stand in the pages. */
export const loadSpeech: LoadSpeech = async (language) => {
  const [catalogue, access, names, kit] = await Promise.all([
    catalogues[language](),
    loadAccessMessages(language),
    loadStatusNames(language),
    loadUiMessages(language),
  ]);
  const status = { ...catalogue.status, names };
  return { language, texts: { ...catalogue, ...access, status } satisfies AppTexts, kit };
};
