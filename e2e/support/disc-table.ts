/**
 * One person's answers and what must come of them, worked out by hand and independent of the
 * product's own scoring.
 *
 * `shown` is the order of the options on the screen, by the first letter of the profile each
 * stands for (S for Estável). Questions 1–10 are ranked D I S C, 11–16 I D C S, 17–20 C D I S.
 * A first place is worth 4 points, a last one 1:
 *
 * | profile    | 1–10    | 11–16  | 17–20  | sum | share  |
 * |------------|---------|--------|--------|-----|--------|
 * | Dominante  | 10·4=40 | 6·3=18 | 4·3=12 | 70  | 35,0%  |
 * | Influente  | 10·3=30 | 6·4=24 | 4·2=8  | 62  | 31,0%  |
 * | Estável    | 10·2=20 | 6·1=6  | 4·1=4  | 30  | 15,0%  |
 * | Conforme   | 10·1=10 | 6·2=12 | 4·4=16 | 38  | 19,0%  |
 *
 * The second sum is at least 50, so the outcome is Dominante Influente; 70 − 62 = 8 is no tie.
 */
export const discTable = {
  shown: [
    'SICD',
    'DCIS',
    'IDCS',
    'CSDI',
    'ISCD',
    'SDCI',
    'CDIS',
    'DISC',
    'ICSD',
    'SCDI',
    'DSIC',
    'CISD',
    'SIDC',
    'CDSI',
    'ISDC',
    'DCSI',
    'ICDS',
    'SDIC',
    'CSID',
    'DICS',
  ],
  rankedFrom: (question: number): string => {
    if (question <= 10) return 'DISC';
    return question <= 16 ? 'IDCS' : 'CDIS';
  },
  expected: {
    primary: 'Dominante',
    secondary: 'Influente',
    sums: { Dominante: 70, Influente: 62, Estável: 30, Conforme: 38 },
    shares: { Dominante: '35,0%', Influente: '31,0%', Estável: '15,0%', Conforme: '19,0%' },
  },
} as const;

/** The place (1–4) of each option of a question, from the first to the last on the screen. */
export function placesOf(question: number, ranking = discTable.rankedFrom(question)): number[] {
  const shown = discTable.shown[question - 1];
  if (!shown) throw new Error(`There is no question ${question}.`);
  return [...shown].map((profile) => ranking.indexOf(profile) + 1);
}
