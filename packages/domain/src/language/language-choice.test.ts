import { expect, it } from 'vitest';
import { choiceProblem, LANGUAGE_FAULT_TEXTS, offerProblem } from './language-choice.ts';

it.each([
  [['pt-BR'], undefined],
  [['es', 'pt-BR', 'en'], undefined],
  [[], LANGUAGE_FAULT_TEXTS.none],
  [['en', 'es', 'en'], LANGUAGE_FAULT_TEXTS.twice],
])('of an offer of %j it says %j', (languages, problem) => {
  expect(offerProblem(languages)).toBe(problem);
});

it.each([
  ['en', ['pt-BR', 'en'], null, undefined],
  [null, ['pt-BR'], 'en', undefined],
  ['en', ['pt-BR'], 'en', undefined],
  ['en', ['pt-BR'], 'es', LANGUAGE_FAULT_TEXTS.notOffered],
  ['en', [], null, LANGUAGE_FAULT_TEXTS.notOffered],
])(
  'of %j where %j is offered and %j was chosen it says %j',
  (chosen, offered, current, problem) => {
    expect(choiceProblem(chosen, { offered, current })).toBe(problem);
  },
);
