/** At most: requests, levels, and gzipped kilobytes. */
export type Budget = readonly [requests: number, levels: number, KB: number];

/** What each element may fetch before its first screen, with the loader's three kilobytes. */
export const elementBudgets = {
  'aferir-behavioral-report': [6, 2, 83],
  'aferir-disc-questionnaire': [5, 2, 66],
  'aferir-employee-dashboard': [7, 2, 85],
  'aferir-game-player': [6, 2, 71],
  'aferir-manager-evaluation': [7, 2, 96],
  'aferir-performance-report': [7, 2, 87],
  'aferir-performance-self-assessment': [6, 2, 69],
  'aferir-training-player': [5, 2, 60],
} satisfies Record<string, Budget>;
