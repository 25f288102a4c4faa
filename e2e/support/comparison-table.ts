import { managerLinkTo, rateReview } from './manager-api.ts';
import { developerTable as first } from './performance-table.ts';
import type { StaffApi } from './staff-api.ts';

/**
 * A second review of a developer, and what changed since the first one, worked out by hand. Nobody
 * owes feedback on it: 100 − 10 · gap is 95, 90, 95, 100, 95 and 100, on the mean 95,8.
 *
 * | competency                     | self    |    | Ana | Rafael | average    |      |
 * |--------------------------------|---------|----|-----|--------|------------|------|
 * | Comunicação                    | 8 → 9   | +1 | 9   | 8      | 8 → 8,5    | +0,5 |
 * | Trabalho em equipe             | 7 → 7   | 0  | 8   | 8      | 8 → 8      | 0    |
 * | Organização e planejamento     | 6 → 8   | +2 | 8   | 9      | 8,5 → 8,5  | 0    |
 * | Resolução de problemas         | 10 → 8  | −2 | 8   | 8      | 7 → 8      | +1   |
 * | Conhecimento técnico           | 9 → 7   | −2 | 7   | 8      | 5,5 → 7,5  | +2   |
 * | Qualidade e atenção a detalhes | 10 → 9  | −1 | 9   | 9      | 9,5 → 9    | −0,5 |
 * | mean                           | 50 / 6 = 8,33 → 48 / 6 = 8 | 46,5 / 6 = 7,75 → 49,5 / 6 = 8,25 |
 */
const laterScores: readonly [competency: string, self: number, ana: number, rafael: number][] = [
  ['Comunicação', 9, 9, 8],
  ['Trabalho em equipe', 7, 8, 8],
  ['Organização e planejamento', 8, 8, 9],
  ['Resolução de problemas', 8, 8, 8],
  ['Conhecimento técnico', 7, 7, 8],
  ['Qualidade e atenção a detalhes', 9, 9, 9],
];

/** The own scores of the second review, by competency. */
export const laterSelfScores = laterScores.map(
  ([competency, self]): [competency: string, score: number] => [competency, self],
);

/** What the second review comes to. */
export const laterReview = {
  alignment: '96%',
  mean: '8,0',
  highest: { score: '9', names: 'Comunicação e mais 1' },
  lowest: { score: '7', names: 'Trabalho em equipe e mais 1' },
} as const;

/** What changed from the first review to the second: in sentences, and in the tables behind. */
export const reviewChanges = {
  isComplete: true,
  texts: [
    'Sua média desceu 0,3 ponto, de 8,3 para 8.',
    'Sua nota em Organização e planejamento subiu 2 pontos, de 6 para 8.',
    'Sua nota em Resolução de problemas desceu 2 pontos, de 10 para 8.',
    'Sua nota em Conhecimento técnico desceu 2 pontos, de 9 para 7.',
    'Sua nota em Comunicação subiu 1 ponto, de 8 para 9.',
    'Sua nota em Qualidade e atenção a detalhes desceu 1 ponto, de 10 para 9.',
    'A média dos gestores subiu 0,5 ponto, de 7,8 para 8,3.',
    'A média dos gestores em Conhecimento técnico subiu 2 pontos, de 5,5 para 7,5.',
    'A média dos gestores em Resolução de problemas subiu 1 ponto, de 7 para 8.',
  ],
  tables: {
    Autoavaliação: [
      ['Organização e planejamento', '6', '8', '+2'],
      ['Resolução de problemas', '10', '8', '−2'],
      ['Conhecimento técnico', '9', '7', '−2'],
      ['Comunicação', '8', '9', '+1'],
      ['Qualidade e atenção a detalhes', '10', '9', '−1'],
      ['Trabalho em equipe', '7', '7', '0'],
    ],
    'Média dos gestores': [
      ['Conhecimento técnico', '5,5', '7,5', '+2'],
      ['Resolução de problemas', '7', '8', '+1'],
      ['Comunicação', '8', '8,5', '+0,5'],
      ['Qualidade e atenção a detalhes', '9,5', '9', '−0,5'],
      ['Trabalho em equipe', '8', '8', '0'],
      ['Organização e planejamento', '8,5', '8,5', '0'],
    ],
  },
} as const;

/**
 * A second behavioral assessment that ranks every question S D I C: the sums are 80, 60, 40 and 20.
 * The first one is the table of answers: D 70, I 62, S 30, C 38.
 */
export const laterRanking = 'SDIC';

/** What changed from the first behavioral assessment to the second. */
export const profileChanges = {
  texts: [
    'O perfil passou de Dominante Influente para Estável Dominante: o principal mudou.',
    'A soma de Estável subiu 50 pontos, de 30 para 80.',
    'A soma de Influente desceu 22 pontos, de 62 para 40.',
    'A soma de Conforme desceu 18 pontos, de 38 para 20.',
    'A soma de Dominante desceu 10 pontos, de 70 para 60.',
  ],
  tables: {
    'Somas dos perfis': [
      ['Estável', '30', '80', '+50'],
      ['Influente', '62', '40', '−22'],
      ['Conforme', '38', '20', '−18'],
      ['Dominante', '70', '60', '−10'],
    ],
  },
} as const;

/** Both managers rate the second review, which ends it. */
export async function rateLaterReview(
  { baseUrl }: StaffApi,
  name: string,
  responseId: number,
  since: Date,
): Promise<void> {
  for (const [index, { email }] of first.managers.entries()) {
    const link = await managerLinkTo(baseUrl, email, name, since);
    const scores = laterScores.map(
      ([competency, , ana, rafael]): [competency: string, score: number] => [
        competency,
        index === 0 ? ana : rafael,
      ],
    );
    await rateReview(baseUrl, link, responseId, scores);
  }
}
