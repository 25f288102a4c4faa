import {
  headingLevelAttribute,
  portalHrefAttribute,
  widgetElement,
} from '../shared/element/widget-element.ts';
import { TrainingPlayer } from './training-player.tsx';

/** The contract of `<aferir-training-player>`. */
export const trainingPlayerElement = widgetElement({
  tag: 'aferir-training-player',
  summary: 'The training of a personal link: a PIN by e-mail, and videos with saved progress.',
  component: TrainingPlayer,
  attributes: {
    hs: { type: 'string', description: "Hash of the person's link. Its case matters." },
    portalHref: portalHrefAttribute,
    headingLevel: headingLevelAttribute,
  },
  properties: {
    messages: {
      type: 'Partial<TrainingPlayerMessages>',
      description: 'Replaces texts, one by one.',
    },
  },
  events: {
    onReady: 'The player asks for the e-mail or the PIN, or shows the training.',
    onProgress: 'It has been saved that a video is concluded, or is not any more.',
    onComplete: 'It has been saved that all videos are concluded; `responseId` is the training.',
    onError:
      'A PIN was refused, something was not saved, or the link opens nothing: then `isFatal` is true.',
    onClose: 'The person has left the training.',
  },
  parts: {
    questionnaire: 'The whole widget while it asks for e-mail and PIN.',
    player: 'The whole widget while it shows the training.',
    brand: "The product's mark.",
    heading: 'The heading of each screen.',
  },
});
