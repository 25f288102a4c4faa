/** One competency of the table: who gave it what, and what must come of that. */
export interface TableRow {
  readonly competency: string;
  /** The person's own score. */
  readonly self: number;
  /** What each manager gave, in the order of {@link Table.managers}. */
  readonly scores: readonly [number, number];
  readonly average: string;
  readonly gap: string;
  readonly verdict: 'aligned' | 'moderate' | 'disagreement';
  /** What each manager has to explain; null where nothing is owed. */
  readonly feedback: readonly [string | null, string | null];
}

/** Everything that is put into a review and must come out of it. */
export interface Table {
  readonly managers: readonly [ReviewManager, ReviewManager];
  readonly rows: readonly TableRow[];
  /** The mean of the rows' alignment, rounded. */
  readonly alignment: string;
}

/** A manager of the table. */
export interface ReviewManager {
  readonly name: string;
  readonly email: string;
}

/**
 * Scores and what must come of them, worked out by hand and independent of the product's own rules.
 * A manager owes feedback where the average and the own score both lie more than 3 away.
 *
 * | competency                     | self | Ana | Rafael | average | gap | 100 − 10·gap | owed by    |
 * |--------------------------------|------|-----|--------|---------|-----|--------------|------------|
 * | Comunicação                    | 8    | 8   | 8      | 8,0     | 0,0 | 100          |            |
 * | Trabalho em equipe             | 7    | 8   | 8      | 8,0     | 1,0 | 90           |            |
 * | Organização e planejamento     | 6    | 8   | 9      | 8,5     | 2,5 | 75           |            |
 * | Resolução de problemas         | 10   | 7   | 7      | 7,0     | 3,0 | 70           |            |
 * | Conhecimento técnico           | 9    | 5   | 6      | 5,5     | 3,5 | 65           | Ana        |
 * | Adaptação a mudanças           | 0    | 4   | 5      | 4,5     | 4,5 | 55           | both       |
 * | Iniciativa                     | 5    | 0   | 10     | 5,0     | 0,0 | 100          |            |
 * | Qualidade e atenção a detalhes | 10   | 10  | 9      | 9,5     | 0,5 | 95           |            |
 *
 * A gap of exactly 1 is aligned, one of exactly 3 still moderate. In Conhecimento técnico Rafael
 * lies exactly 3 away; in Iniciativa both lie 5 away, but their average hits the own score.
 */
const rows: readonly TableRow[] = [
  {
    competency: 'Comunicação',
    self: 8,
    scores: [8, 8],
    average: '8,0',
    gap: '0,0',
    verdict: 'aligned',
    feedback: [null, null],
  },
  {
    competency: 'Trabalho em equipe',
    self: 7,
    scores: [8, 8],
    average: '8,0',
    gap: '1,0',
    verdict: 'aligned',
    feedback: [null, null],
  },
  {
    competency: 'Organização e planejamento',
    self: 6,
    scores: [8, 9],
    average: '8,5',
    gap: '2,5',
    verdict: 'moderate',
    feedback: [null, null],
  },
  {
    competency: 'Resolução de problemas',
    self: 10,
    scores: [7, 7],
    average: '7,0',
    gap: '3,0',
    verdict: 'moderate',
    feedback: [null, null],
  },
  {
    competency: 'Conhecimento técnico',
    self: 9,
    scores: [5, 6],
    average: '5,5',
    gap: '3,5',
    verdict: 'disagreement',
    feedback: ['As revisões de código ainda voltam com dúvidas sobre o básico.', null],
  },
  {
    competency: 'Adaptação a mudanças',
    self: 0,
    scores: [4, 5],
    average: '4,5',
    gap: '4,5',
    verdict: 'disagreement',
    feedback: [
      'A troca de ferramenta em março foi bem conduzida; dê mais valor a isso.',
      'Você mudou de projeto duas vezes sem perder o ritmo.',
    ],
  },
  {
    competency: 'Iniciativa',
    self: 5,
    scores: [0, 10],
    average: '5,0',
    gap: '0,0',
    verdict: 'aligned',
    feedback: [null, null],
  },
  {
    competency: 'Qualidade e atenção a detalhes',
    self: 10,
    scores: [10, 9],
    average: '9,5',
    gap: '0,5',
    verdict: 'aligned',
    feedback: [null, null],
  },
];

const managers = [
  { name: 'Ana Souza', email: 'ana.souza@empresa.example' },
  { name: 'Rafael Nogueira', email: 'rafael.nogueira@empresa.example' },
] as const;

function without(...left: readonly string[]): readonly TableRow[] {
  return rows.filter(({ competency }) => !left.includes(competency));
}

/** The whole table, for a senior developer: 650 / 8 = 81,25. */
export const seniorTable: Table = { managers, rows, alignment: '81%' };

/** What a developer is rated in: 495 / 6 = 82,5, which rounds up. */
export const developerTable: Table = {
  managers,
  rows: without('Adaptação a mudanças', 'Iniciativa'),
  alignment: '83%',
};

/** What an intern is rated in: 345 / 4 = 86,25. */
export const internTable: Table = {
  managers,
  rows: without(
    'Organização e planejamento',
    'Resolução de problemas',
    'Conhecimento técnico',
    'Qualidade e atenção a detalhes',
  ),
  alignment: '86%',
};

/** The person's own scores, by competency. */
export function selfScores({ rows: all }: Table): [competency: string, score: number][] {
  return all.map(({ competency, self }) => [competency, self]);
}

/** The scores of one manager, by competency. */
export function managerScores(
  { rows: all }: Table,
  manager: 0 | 1,
): [competency: string, score: number][] {
  return all.map(({ competency, scores }) => [competency, scores[manager]]);
}

/** What one manager owes: a text for each competency in dispute. */
export function owedBy({ rows: all }: Table, manager: 0 | 1): [competency: string, text: string][] {
  return all.flatMap(({ competency, feedback }): [string, string][] => {
    const text = feedback[manager];
    return text === null ? [] : [[competency, text]];
  });
}
