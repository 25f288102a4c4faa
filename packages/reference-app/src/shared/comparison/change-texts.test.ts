import {
  compareDiscResults,
  comparePerformanceResults,
  compareValues,
  type DiscComparison,
  type DiscResult,
  type NamedValue,
  type OutcomeName,
  type PerformanceComparison,
  type ValueChange,
} from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import {
  type ChangeTexts,
  type ComparisonSentences,
  discChangeTexts,
  formatDifference,
  performanceChangeTexts,
} from './change-texts.ts';
import { comparisonMessages } from './comparison-messages.ts';

const words: ComparisonSentences = { sentences: comparisonMessages, language: 'pt-BR' };

const discTexts = (comparison: DiscComparison) => discChangeTexts(comparison, words);
const reviewTexts = (comparison: PerformanceComparison) =>
  performanceChangeTexts(comparison, words);

/** Every sentence under its heading. */
const sentences = ({ groups }: ChangeTexts) =>
  Object.fromEntries(groups.map(({ heading, texts }) => [heading, texts]));

const named = (entries: Record<string, number | null>): NamedValue[] =>
  Object.entries(entries).map(([name, value]) => ({ key: name, name, value }));

const discResult = (
  outcome: OutcomeName,
  dominante: number,
  competencies: Record<string, number>,
): DiscResult => ({
  outcome,
  sums: [
    { profile: 'Dominante', sum: dominante },
    { profile: 'Influente', sum: 50 },
    { profile: 'Estável', sum: 100 - dominante },
    { profile: 'Conforme', sum: 50 },
  ],
  competencies: named(competencies),
});

describe('discChangeTexts', () => {
  it('tells the profile, then what changed most', () => {
    const comparison = compareDiscResults(
      discResult('Estável Influente', 42, { Foco: 50, Clareza: 61, Empatia: 70 }),
      discResult('Dominante Influente', 58, { Foco: 60, Clareza: 36, Empatia: 79 }),
    );
    expect(sentences(discTexts(comparison))).toEqual({
      Perfil: [
        'O perfil passou de Estável Influente para Dominante Influente: o principal mudou.',
        'A soma de Dominante subiu 16 pontos, de 42 para 58.',
        'A soma de Estável desceu 16 pontos, de 58 para 42.',
      ],
      Competências: [
        'Clareza desceu 25 pontos, de 61 para 36.',
        'Foco subiu 10 pontos, de 50 para 60.',
      ],
    });
  });

  it.each([
    ['Conforme', 'Conforme', 'O perfil continua Conforme.'],
    [
      'Conforme Estável',
      'Estável Conforme',
      'O perfil passou de Conforme Estável para Estável Conforme: os mesmos dois perfis, em outra ordem.',
    ],
    [
      'Conforme',
      'Conforme Estável',
      'O perfil passou de Conforme para Conforme Estável; o principal continua o mesmo.',
    ],
  ] as const)('says what %s → %s is', (before, after, text) => {
    const { groups } = discTexts(
      compareDiscResults(discResult(before, 50, {}), discResult(after, 50, {})),
    );
    expect(groups[0]?.texts[0]).toBe(text);
  });

  it('says so when nothing changed much', () => {
    const comparison = compareDiscResults(
      discResult('Conforme', 50, { Foco: 50 }),
      discResult('Conforme', 57, { Foco: 59 }),
    );
    expect(sentences(discTexts(comparison))).toEqual({
      Perfil: ['O perfil continua Conforme.', 'Nenhuma soma mudou de forma expressiva.'],
      Competências: ['Nenhuma competência mudou de forma expressiva.'],
    });
  });

  it.each([
    [5, 5, 0],
    [8, 5, 3],
  ])('of %i competencies that changed tells %i and counts %i', (count, told, untoldCount) => {
    const result = (step: number) =>
      discResult(
        'Conforme',
        50,
        Object.fromEntries(Array.from({ length: count }, (_, at) => [`C${at}`, (at + 1) * step])),
      );
    const [, group] = discTexts(compareDiscResults(result(0), result(10))).groups;
    expect(group?.texts).toHaveLength(told);
    expect(group?.texts[0]).toBe(
      `C${count - 1} subiu ${count * 10} pontos, de 0 para ${count * 10}.`,
    );
    expect(group?.untoldCount).toBe(untoldCount);
  });
});

const ownTexts = (comparison: PerformanceComparison): readonly string[] =>
  sentences(reviewTexts(comparison)).Autoavaliação ?? [];

describe('performanceChangeTexts', () => {
  it('tells both sides and what only one has', () => {
    const comparison = comparePerformanceResults(
      {
        selfScores: named({ Comunicação: 6, Planejamento: 8, Negociação: 5 }),
        averages: named({ Comunicação: 5.5, Planejamento: 8, Negociação: null }),
      },
      {
        selfScores: named({ Comunicação: 9, Planejamento: 8, Liderança: 7 }),
        averages: named({ Comunicação: 8, Planejamento: 7, Liderança: null }),
      },
    );
    const told = reviewTexts(comparison);
    expect(sentences(told)).toEqual({
      Autoavaliação: [
        'Sua média subiu 1,5 ponto, de 7 para 8,5.',
        'Sua nota em Comunicação subiu 3 pontos, de 6 para 9.',
      ],
      Gestores: [
        'A média dos gestores subiu 0,7 ponto, de 6,8 para 7,5.',
        'A média dos gestores em Comunicação subiu 2,5 pontos, de 5,5 para 8.',
        'A média dos gestores em Planejamento desceu 1 ponto, de 8 para 7.',
      ],
    });
    expect(told.notes).toEqual([
      'Só na segunda avaliação: Liderança.',
      'Só na primeira avaliação: Negociação.',
    ]);
  });

  it('tells a change by what is written of it', () => {
    const of = (...scores: number[]) => ({
      selfScores: scores.map((value, key) => ({ key, name: `C${key}`, value })),
      averages: [],
    });
    const barely = comparePerformanceResults(of(7.06), of(7.14));
    expect(ownTexts(barely)).toEqual(['Sua média continua 7,1.']);
    const thirds = comparePerformanceResults(of(6, 7, 7.5), of(7, 7, 7.5));
    expect(ownTexts(thirds)[0]).toBe('Sua média subiu 0,4 ponto, de 6,8 para 7,2.');
    const nearly = comparePerformanceResults(of(5), of(6.96));
    expect(ownTexts(nearly)[0]).toBe('Sua média subiu 2 pontos, de 5 para 7.');
  });

  it('says that a mean stays', () => {
    const same = { selfScores: named({ Comunicação: 0 }), averages: [] };
    expect(sentences(reviewTexts(comparePerformanceResults(same, same)))).toEqual({
      Autoavaliação: ['Sua média continua 0.'],
    });
  });

  it('tells the five strongest of each side and counts the others', () => {
    const scores = (value: number) =>
      Array.from({ length: 7 }, (_, key) => ({ key, name: `C${key}`, value }));
    const { groups } = reviewTexts(
      comparePerformanceResults(
        { selfScores: scores(4), averages: scores(5) },
        { selfScores: scores(6), averages: scores(8) },
      ),
    );
    // The mean, then five competencies.
    expect(groups.map(({ texts, untoldCount }) => [texts.length, untoldCount])).toEqual([
      [6, 2],
      [6, 2],
    ]);
  });
});

it.each([
  [5, 7.5, '+2,5'],
  [9, 6, '−3'],
  [5, 5, '0'],
  [5, 5.04, '0'],
  [5.04, 5, '0'],
  [5, 6.96, '+2'],
  [6.83, 7.17, '+0,4'],
  [null, 5, '-'],
])('writes the difference from %s to %s as %s', (before, after, text) => {
  const [change] = compareValues(
    [{ key: 1, name: 'Foco', value: before }],
    [{ key: 1, name: 'Foco', value: after }],
  ) as [ValueChange];
  expect(formatDifference(change)).toBe(text);
});
