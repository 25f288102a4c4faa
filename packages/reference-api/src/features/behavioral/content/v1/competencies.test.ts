import { PROFILES } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { languageFaults } from '../testing/plain-language.ts';
import { competencies } from './competencies.ts';

describe('the competencies', () => {
  it('are at least twelve, with unique ids, codes and names', () => {
    expect(competencies.length).toBeGreaterThanOrEqual(12);
    for (const key of ['id', 'code', 'name', 'label'] as const) {
      const values = competencies.map((competency) => competency[key]);
      expect(new Set(values).size).toBe(competencies.length);
    }
  });

  it('have labels that fit beside a chart', () => {
    expect(competencies.filter(({ label }) => label.length > 14)).toEqual([]);
  });

  it.each(competencies)('$name weighs the profiles by whole numbers that differ', ({ weights }) => {
    const values = PROFILES.map((profile) => weights[profile]);
    for (const value of values) expect([0, 1, 2, 3, 4, 5]).toContain(value);
    expect(new Set(values).size).toBeGreaterThan(1);
  });

  it('give no two competencies the same index', () => {
    const shapes = competencies.map(({ weights }) => {
      const values = PROFILES.map((profile) => weights[profile]);
      const lowest = Math.min(...values);
      const range = Math.max(...values) - lowest;
      return values.map((value) => ((value - lowest) / range).toFixed(4)).join();
    });
    expect(new Set(shapes).size).toBe(competencies.length);
  });

  it('let every profile lead in some', () => {
    const leading = competencies.map(({ weights }) =>
      PROFILES.reduce((best, profile) => (weights[profile] > weights[best] ? profile : best)),
    );
    expect(new Set(leading)).toEqual(new Set(PROFILES));
  });

  it('have their own words for every level', () => {
    const phrases = competencies.flatMap(({ byLevel }) => Object.values(byLevel));
    const texts = [...competencies.map(({ summary }) => summary), ...phrases];
    expect(new Set(texts).size).toBe(competencies.length * 6);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}[^.!?]+\.$/u);
    expect(languageFaults(texts)).toEqual([]);
  });
});
