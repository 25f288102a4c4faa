import { type Feature, partsOf } from '../features/feature.ts';
import { linkSentences } from '../operation/links/link-sentences.ts';
import { passwordSentences } from '../operation/sessions/password-sentences.ts';
import { errorSentences } from '../platform/errors/error-sentences.ts';
import { createInterpreter, type Interpreter } from '../platform/sentences/interpreter.ts';
import { figuresSentences } from '../shared/figures/figures-sentences.ts';
import { teamSentences } from '../shared/team/team-sentences.ts';
import { videoSentences } from '../shared/videos/video-sentences.ts';

/** Makes what says the sentences of the server and of its features in the other languages. */
export function createServerInterpreter(features: readonly Feature[]): Interpreter {
  return createInterpreter([
    errorSentences,
    linkSentences,
    passwordSentences,
    figuresSentences,
    teamSentences,
    videoSentences,
    ...partsOf(features, 'sentences'),
  ]);
}
