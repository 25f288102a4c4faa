/** At most: requests, levels, and gzipped kilobytes. */
export type Budget = readonly [requests: number, levels: number, KB: number];

/** What each element may fetch before its first screen, with the loader's three kilobytes. */
export const elementBudgets = {
  'aferir-behavioral-report': [6, 2, 87],
  'aferir-disc-questionnaire': [5, 2, 70],
  'aferir-employee-dashboard': [7, 2, 94],
  'aferir-game-player': [6, 2, 74],
  'aferir-manager-evaluation': [7, 2, 106],
  'aferir-performance-report': [7, 2, 92],
  'aferir-performance-self-assessment': [6, 2, 75],
  'aferir-team-map': [5, 2, 66],
  'aferir-training-player': [5, 2, 63],
} satisfies Record<string, Budget>;
