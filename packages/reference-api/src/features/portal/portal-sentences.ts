import { spoken } from '../../platform/sentences/interpreter.ts';
import { portalMessages } from './portal-messages.ts';

/** What employees read of what they have settled about themselves, in the other languages. */
export const portalSentences = spoken<typeof portalMessages>(portalMessages, {
  en: { saved: 'Saved.', removed: 'Removed.' },
  es: { saved: 'Guardado.', removed: 'Eliminado.' },
});
