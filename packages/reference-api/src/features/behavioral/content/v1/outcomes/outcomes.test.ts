import { describe, expect, it } from 'vitest';
import type { BehaviorCard, KnowledgeGroup, OutcomeContent } from '../../content-types.ts';
import { cardSectionNames, toParagraph } from '../../sections.ts';
import { languageFaults, wordsOf } from '../../testing/plain-language.ts';
import { outcomes as outcomesByName } from './index.ts';

const outcomes: readonly OutcomeContent[] = Object.values(outcomesByName);
const cards = Object.keys(cardSectionNames) as BehaviorCard[];
const groups: readonly KnowledgeGroup[] = [
  'Comunicação',
  'Decisão',
  'Ritmo',
  'Relacionamento',
  'Organização',
];

function sentencesOf(outcome: OutcomeContent, isOwn = false): string[] {
  const sentences = [...outcome.summary, ...cards.flatMap((card) => outcome.cards[card])];
  return sentences.map((sentence) => toParagraph([sentence], isOwn));
}

function traitsOf(outcome: OutcomeContent): string[] {
  return groups.flatMap((group) => outcome.traits[group]);
}

function runsOfSixWords(sentence: string): string[] {
  const words = wordsOf(sentence);
  return words.slice(5).map((_, start) => words.slice(start, start + 6).join(' '));
}

function sharedBetween(lists: readonly (readonly string[])[]): string[] {
  const once = new Set<string>();
  const shared = new Set<string>();
  for (const value of lists.flatMap((list) => [...new Set(list)])) {
    (once.has(value) ? shared : once).add(value);
  }
  return [...shared];
}

describe('the outcomes', () => {
  it('are sixteen, with ids from 1 to 16', () => {
    expect(outcomes.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, i) => i + 1),
    );
  });

  it.each(outcomes)('$name says enough', (outcome) => {
    expect(outcome.summary.length).toBeGreaterThanOrEqual(4);
    expect(outcome.summary.length).toBeLessThanOrEqual(6);
    expect(cards.filter((card) => outcome.cards[card].length < 4)).toEqual([]);
    expect(groups.filter((group) => ![3, 4].includes(outcome.traits[group].length))).toEqual([]);
  });

  it.each(outcomes)('$name has one sentence an entry', (outcome) => {
    for (const sentence of sentencesOf(outcome)) {
      expect(sentence).toMatch(/^\p{Lu}[^.!?]*(?:\?”[^.!?]*)?\.$/u);
      expect(wordsOf(sentence).length).toBeGreaterThanOrEqual(4);
    }
  });

  it.each(outcomes)('$name has traits of three to nine words', (outcome) => {
    for (const trait of traitsOf(outcome)) {
      expect(trait).toMatch(/^\p{Lu}[^.!?;:]+\p{L}$/u);
      expect(wordsOf(trait).length).toBeGreaterThanOrEqual(3);
      expect(wordsOf(trait).length).toBeLessThanOrEqual(9);
    }
  });

  it.each(outcomes)('$name speaks to others about the person, man or woman', (outcome) => {
    const texts = [...sentencesOf(outcome), ...traitsOf(outcome)];
    expect(languageFaults(texts)).toEqual([]);
    const address = /(?<!\p{L})(?:você|vocês|seus?|suas?|teus?|tuas?)(?!\p{L})/iu;
    expect(texts.filter((text) => address.test(text))).toEqual([]);
  });

  it.each(outcomes)('$name speaks to the person, man or woman', (outcome) => {
    const texts = sentencesOf(outcome, true);
    expect(languageFaults(texts)).toEqual([]);
    const person = /[{}]|(?<!\p{L})(?:a|da|à|essa) pessoa(?! certa| se | confiável| franca)/iu;
    expect(texts.filter((text) => person.test(text))).toEqual([]);
    expect(outcome.summary.join(' ')).toMatch(/\{sujeito\}/i);
  });

  it('have their own words: no six in a row serve two', () => {
    expect(sharedBetween(outcomes.map((o) => sentencesOf(o).flatMap(runsOfSixWords)))).toEqual([]);
    expect(sharedBetween(outcomes.map(traitsOf))).toEqual([]);
  });

  it('repeat no sentence within themselves', () => {
    for (const outcome of outcomes) {
      const texts = [...sentencesOf(outcome), ...traitsOf(outcome)];
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
