export { loadUiMessages, type UiLanguage } from './load-ui-messages.ts';
export type { UiCatalogue } from './ui-catalogue.ts';
