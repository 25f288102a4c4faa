import { PROFILES } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { languageFaults, wordsOf } from '../testing/plain-language.ts';
import { questions } from './questions.ts';

const options = questions.flatMap((question) => question.options);

describe('the questions', () => {
  it('are twenty in order, with unique ids', () => {
    expect(questions.map(({ order }) => order)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    expect(new Set(questions.map(({ id }) => id)).size).toBe(20);
    expect(new Set(options.map(({ id }) => id)).size).toBe(80);
  });

  it.each(questions)('$order offers each profile once', (question) => {
    expect(question.options.map(({ profile }) => profile).toSorted()).toEqual(PROFILES.toSorted());
  });

  it.each(PROFILES)('put %s five times in each place', (profile) => {
    const times = [0, 1, 2, 3].map(
      (place) =>
        questions.filter((question) => question.options[place]?.profile === profile).length,
    );
    expect(times).toEqual([5, 5, 5, 5]);
  });

  it('never repeat the order of the profiles', () => {
    const orders = questions.map((question) => question.options.map((o) => o.profile).join());
    expect(new Set(orders).size).toBe(questions.length);
  });

  it.each(questions)('$order has short options of similar length', (question) => {
    const lengths = question.options.map(({ text }) => text.length);
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThanOrEqual(1.3);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(60);
  });

  it('favor no profile by length', () => {
    const means = PROFILES.map((profile) => {
      const own = options.filter((option) => option.profile === profile);
      return own.reduce((sum, { text }) => sum + text.length, 0) / own.length;
    });
    expect(Math.max(...means) / Math.min(...means)).toBeLessThan(1.06);
  });

  it('say each thing once and give no profile away', () => {
    const texts = [...questions, ...options].map(({ text }) => text);
    expect(new Set(texts).size).toBe(100);
    expect(texts.filter((text) => /domin|influ|estáv|estabil|conform/iu.test(text))).toEqual([]);
  });

  it.each(PROFILES)('use no word that always means %s', (profile) => {
    const wordsOfProfile = (isOwn: boolean) =>
      options
        .filter((option) => (option.profile === profile) === isOwn)
        .flatMap(({ text }) => wordsOf(text))
        .filter((word) => word.length > 3);
    const own = wordsOfProfile(true);
    const foreign = new Set(wordsOfProfile(false));
    const telling = own.filter(
      (word) => !foreign.has(word) && own.filter((other) => other === word).length > 3,
    );
    expect(telling).toEqual([]);
  });

  it('are written the same way, for men and women alike', () => {
    for (const { text } of questions) expect(text).toMatch(/^\p{Lu}.+…$/u);
    for (const { text } of options) expect(text).toMatch(/^\p{Lu}[^.!?…]+\p{L}$/u);
    expect(languageFaults([...questions, ...options].map(({ text }) => text))).toEqual([]);
  });
});
