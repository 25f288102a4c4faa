import { expect, it } from 'vitest';
import { groupWords } from './game-words.ts';

it('groups what differs in case, accents, space or the punctuation around it', () => {
  const texts = [
    'Ótima!',
    'otima',
    ' ÓTIMA ',
    'otima',
    '"boa"',
    'Boa.',
    'boa  equipe',
    'Boa equipe',
  ];
  expect(groupWords(texts)).toEqual([
    { text: 'otima', count: 4 },
    { text: '"boa"', count: 2 },
    { text: 'boa equipe', count: 2 },
  ]);
});

it('keeps what is only punctuation, and punctuation inside', () => {
  expect(groupWords(['!!!', '?', 'bem-estar', 'bem estar', '!!!'])).toEqual([
    { text: '!!!', count: 2 },
    { text: '?', count: 1 },
    { text: 'bem estar', count: 1 },
    { text: 'bem-estar', count: 1 },
  ]);
});

it('tells the same whatever the order of the answers', () => {
  const texts = ['b', 'B', 'a', 'Á', 'c'];
  expect(groupWords(texts)).toEqual(groupWords(texts.toReversed()));
});

it('groups nothing to nothing', () => {
  expect(groupWords([])).toEqual([]);
});
