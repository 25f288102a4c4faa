import { describe, expect, it } from 'vitest';
import { PROFILES, type Profile } from '../disc/index.ts';
import { comparePair, degreeOf, pairText } from './team-pair.ts';
import { PAIR_TEXTS } from './team-pair-texts.ts';

const everyOrder = PROFILES.flatMap((one) => PROFILES.map((other) => [one, other] as const));

function person(name: string, primary: Profile, focus: number, pace: number) {
  return { name, primary, place: { focus, pace } };
}

describe('pairText', () => {
  it('is the same whoever is named first, and another one for each of the ten pairs', () => {
    for (const [one, other] of everyOrder)
      expect(pairText(one, other)).toEqual(pairText(other, one));
    expect(PAIR_TEXTS).toHaveLength(10);
    expect(new Set(everyOrder.map(([one, other]) => pairText(one, other).summary)).size).toBe(10);
  });

  it('says each sentence once, and each as a whole sentence', () => {
    const sentences = PAIR_TEXTS.flatMap(({ summary, strengths, cautions, agreements }) => [
      summary,
      ...strengths,
      ...cautions,
      ...agreements,
    ]);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[.?]$/u);
  });

  it('has something to bring, to mind and to agree on for each pair', () => {
    for (const { strengths, cautions, agreements } of PAIR_TEXTS) {
      for (const list of [strengths, cautions, agreements]) expect(list).toHaveLength(3);
    }
  });
});

describe('comparePair', () => {
  it('names who has the faster pace and who looks more at people, in whichever order', () => {
    const ana = person('Ana', 'Influente', 60, 70);
    const bruno = person('Bruno', 'Conforme', 20, -30);
    const { differences } = comparePair(ana, bruno);
    expect(differences.map(({ axis, degree }) => [axis, degree])).toEqual([
      ['pace', 'large'],
      ['focus', 'medium'],
    ]);
    expect(differences[0]?.text).toContain('Ana prefere um ritmo bem mais rápido que Bruno.');
    expect(differences[1]?.text).toBe(
      'Ana olha mais para as pessoas; Bruno, mais para as tarefas.',
    );
    expect(comparePair(bruno, ana).differences).toEqual(differences);
  });

  it('names nobody where both are alike', () => {
    const { differences } = comparePair(
      person('Ana', 'Estável', 40, -40),
      person('Bruno', 'Estável', 50, -30),
    );
    for (const { degree, text } of differences) {
      expect(degree).toBe('small');
      expect(text).not.toContain('Ana');
    }
  });
});

it('reads degrees from the distance', () => {
  expect([0, 24, 25, 74, 75, 200].map(degreeOf)).toEqual([
    'small',
    'small',
    'medium',
    'medium',
    'large',
    'large',
  ]);
});
