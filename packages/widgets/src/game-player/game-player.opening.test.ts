import { expect, it } from 'vitest';
import { gamePlayerOpening } from './game-player.opening.ts';

const element = (given: object, attributes: Record<string, string> = {}) => {
  const made = Object.assign(document.createElement('div'), given);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};
const path = '/PerguntaJogo/loadAllWithOp?hsGame=Ab%2Fc&idPessoa=42';

it.each([
  ['a property', element({ personId: 42 })],
  ['a property of text', element({ personId: '42' })],
  ['an attribute', element({}, { 'person-id': '42' })],
  ['an attribute without its dash', element({}, { personid: '42' })],
])('begins with the call of the person in %s', (_, found) => {
  expect(gamePlayerOpening('Ab%2Fc', found)).toBe(path);
});

it.each([
  ['nobody', element({})],
  ['0', element({ personId: 0 })],
  ['a word', element({}, { 'person-id': 'ana' })],
])('begins with nothing for %s', (_, found) => {
  expect(gamePlayerOpening('Abc', found)).toBeUndefined();
});
