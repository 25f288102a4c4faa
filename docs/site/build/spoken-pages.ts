import { pageTexts } from '../../../packages/reference-app/src/shared/language/page-texts-en.ts';

/** The pages of the product that speak the language of whoever they are for, by their titles. */
export function spokenPages(): string {
  return Object.values(pageTexts.titles)
    .map((title) => `- ${title}`)
    .join('\n');
}
