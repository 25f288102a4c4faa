import type { ComponentMessages, UiMessages } from '../ui-messages/index.ts';

/** Every text of the kit in one language, those of components under their names. */
export type UiCatalogue = Readonly<UiMessages & ComponentMessages>;
