import {
  headingLevelAttribute,
  portalHrefAttribute,
  widgetElement,
} from '../shared/element/widget-element.ts';
import { questionnaireParts } from '../shared/questionnaire/questionnaire-element.ts';
import { GamePlayer } from './game-player.tsx';

/** The contract of `<aferir-game-player>`. */
export const gamePlayerElement = widgetElement({
  tag: 'aferir-game-player',
  summary: 'The game or survey of a personal link: quiz, free words, pillars and voting.',
  component: GamePlayer,
  attributes: {
    hs: { type: 'string', description: "Hash of the person's link. Its case matters." },
    personId: { type: 'id', description: 'Who plays: the person that the link is for.' },
    portalHref: portalHrefAttribute,
    headingLevel: headingLevelAttribute,
  },
  properties: {
    messages: { type: 'Partial<GamePlayerMessages>', description: 'Replaces texts, one by one.' },
  },
  events: {
    onReady: 'The game shows its first screen.',
    onProgress: 'An answer has been saved.',
    onComplete: 'All questions have been answered; `responseId` is the game.',
    onError: 'An answer was not saved, or the link opens nothing: then `isFatal` is true.',
    onClose: 'The person has left at the end.',
  },
  parts: questionnaireParts,
});
