import { translate } from '../packages/ui/src/testing/translate.ts';

/** Has a story's page translated while it plays, as a browser that is set to does. */
export const translated = { beforeEach: () => translate(document.body) };
