import { expect, it } from 'vitest';
import { personNameRule } from './person-name-rule.ts';
import { requiredUpTo } from './required-up-to.ts';

const unseen = '\u200b \u00ad\u3164\u2800';

it.each([
  ['', 'Nome é obrigatório'],
  [unseen, 'Nome é obrigatório'],
  [`A${unseen}`, 'Use pelo menos 2 caracteres.'],
  ['Ná', true],
  ['a\u0303'.repeat(100), true],
  ['a'.repeat(101), 'Use no máximo 100 caracteres.'],
])('judges the name %j', (name, judged) => {
  expect(personNameRule('Nome é obrigatório')(name)).toBe(judged);
});

it.each([
  [unseen, 'Este campo é obrigatório.'],
  [`a\u0303\u200b`.repeat(3), true],
  ['abcd', 'Use no máximo 3 caracteres.'],
])('judges the text %j of at most three characters', (text, judged) => {
  expect(requiredUpTo(3)(text)).toBe(judged);
});
