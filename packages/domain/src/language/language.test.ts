import { expect, it, vi } from 'vitest';
import { byLanguage } from './by-language.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languageAsked,
  languageOf,
  languageOfPerson,
  languageOfVisitor,
  takesAnyLanguage,
} from './language.ts';

it.each([
  ['pt-BR', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['PT-pt', 'pt-BR'],
  ['en', 'en'],
  ['en-US', 'en'],
  ['EN_gb', 'en'],
  [' es-419 ', 'es'],
  ['est', 'pt-BR'],
  ['fr', 'pt-BR'],
  ['', 'pt-BR'],
  [null, 'pt-BR'],
  [undefined, 'pt-BR'],
])('%j asks for %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

it.each([
  ['es', 'es'],
  ['en-US,en;q=0.9', 'en'],
  ['fr, es;q=0.4, en;q=0.8', 'en'],
  ['en;q=0, es;q=0.1', 'es'],
  ['pt-BR,en;q=0.9', 'pt-BR'],
  ['en;q=quick, es', 'es'],
  ['*', 'pt-BR'],
  ['', 'pt-BR'],
  [undefined, 'pt-BR'],
])('a header %j asks for %s', (header, language) => {
  expect(languageAsked(header)).toBe(language);
});

it.each([
  [['es', 'en-US'], ['pt-BR', 'en', 'es'], 'es'],
  [[null, 'fr', 'en-US'], ['pt-BR', 'en'], 'en'],
  [['en-US'], ['es', 'pt-BR'], 'es'],
  [[], ['pt-BR', 'en'], 'pt-BR'],
  [['en'], [], 'pt-BR'],
])('who likes %j is addressed by a company that offers %j in %s', (liked, offered, language) => {
  expect(languageOfVisitor(liked, offered)).toBe(language);
});

it.each([
  ['pt-BR, *;q=0.5', true],
  ['*', true],
  ['pt-BR', false],
  ['pt-BR, *;q=0', false],
  ['en, pt;q=0.5', false],
  [undefined, false],
])('a header %j takes any language: %s', (header, takesAny) => {
  expect(takesAnyLanguage(header)).toBe(takesAny);
});

it('every language is a tag that browsers write numbers by', () => {
  expect(Intl.NumberFormat.supportedLocalesOf([...LANGUAGES])).toEqual(LANGUAGES);
});

it('makes what a language needs once', () => {
  const make = vi.fn((language: string) => ({ language }));
  const made = byLanguage(make);
  expect(make).not.toHaveBeenCalled();
  expect(made('es')).toBe(made('es'));
  expect(made()).toBe(made(DEFAULT_LANGUAGE));
  expect(make.mock.calls).toEqual([['es'], ['pt-BR']]);
});

it.each([
  ['en', ['pt-BR', 'en'], 'en'],
  ['es', ['pt-BR', 'en'], 'pt-BR'],
  [null, ['es', 'pt-BR'], 'es'],
  [undefined, [], 'pt-BR'],
])('a person who has chosen %j of %j is addressed in %s', (own, offered, language) => {
  expect(languageOfPerson(own, offered)).toBe(language);
});
