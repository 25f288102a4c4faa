import {
  AGREEMENT_SCALE,
  PSYCHOSOCIAL_TEMPLATE_TEXTS,
  PSYCHOSOCIAL_VERSION,
  psychosocialInstrument,
  supportItemOf,
} from '@aferir/domain';
import type { SavedQuestion } from '../game-content-store.ts';
import type { SavedGame } from '../game-service.ts';
import { firstOfItsKind, type GameOrigin } from '../game-store.ts';

/** A new survey of psychosocial risk, for nobody yet. */
export function psychosocialGame(): SavedGame {
  return {
    ...PSYCHOSOCIAL_TEMPLATE_TEXTS,
    scale: AGREEMENT_SCALE,
    isAnonymous: true,
    questions: psychosocialQuestions(),
    personIds: [],
  };
}

/** Where such a survey comes from. */
export const psychosocialOrigin: GameOrigin = {
  ...firstOfItsKind,
  template: 'nr1',
  templateVersion: PSYCHOSOCIAL_VERSION,
};

function psychosocialQuestions(): SavedQuestion[] {
  const instrument = psychosocialInstrument(PSYCHOSOCIAL_VERSION);
  const supportItem = supportItemOf(instrument);
  return instrument.items.map(({ statement }, place) => ({
    kind: 'pillars',
    text: statement,
    options: [],
    templateItem: place + 1,
    hasSupportPage: place + 1 === supportItem,
  }));
}
