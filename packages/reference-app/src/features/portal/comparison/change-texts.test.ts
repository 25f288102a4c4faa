import {
  compareDiscResults,
  comparePerformanceResults,
  compareValues,
  type DiscResult,
  type NamedValue,
  type OutcomeName,
  type ValueChange,
} from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { discChangeTexts, formatDifference, performanceChangeTexts } from './change-texts.ts';

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
    expect(discChangeTexts(comparison)).toEqual([
      'O perfil passou de Estável Influente para Dominante Influente: o principal mudou.',
      'A soma de Dominante subiu 16 pontos, de 42 para 58.',
      'A soma de Estável desceu 16 pontos, de 58 para 42.',
      'Clareza desceu 25 pontos, de 61 para 36.',
      'Foco subiu 10 pontos, de 50 para 60.',
    ]);
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
    const [first] = discChangeTexts(
      compareDiscResults(discResult(before, 50, {}), discResult(after, 50, {})),
    );
    expect(first).toBe(text);
  });

  it('says so when nothing changed much', () => {
    const comparison = compareDiscResults(
      discResult('Conforme', 50, { Foco: 50 }),
      discResult('Conforme', 57, { Foco: 59 }),
    );
    expect(discChangeTexts(comparison)).toEqual([
      'O perfil continua Conforme.',
      'Nenhum perfil ou competência mudou de forma expressiva.',
    ]);
  });
});

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
    expect(performanceChangeTexts(comparison)).toEqual([
      'Sua média subiu 1,5 ponto, de 7 para 8,5.',
      'Sua nota em Comunicação subiu 3 pontos, de 6 para 9.',
      'A média dos gestores subiu 0,7 ponto, de 6,8 para 7,5.',
      'A média dos gestores em Comunicação subiu 2,5 pontos, de 5,5 para 8.',
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
    expect(performanceChangeTexts(barely)).toEqual(['Sua média continua 7,1.']);
    const thirds = comparePerformanceResults(of(6, 7, 7.5), of(7, 7, 7.5));
    expect(performanceChangeTexts(thirds)).toEqual(['Sua média subiu 0,4 ponto, de 6,8 para 7,2.']);
    const nearly = comparePerformanceResults(of(5), of(6.96));
    expect(performanceChangeTexts(nearly)[0]).toBe('Sua média subiu 2 pontos, de 5 para 7.');
  });

  it('says that a mean stays', () => {
    const same = { selfScores: named({ Comunicação: 0 }), averages: [] };
    expect(performanceChangeTexts(comparePerformanceResults(same, same))).toEqual([
      'Sua média continua 0.',
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
