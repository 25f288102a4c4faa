export * from './disc-certainty.ts';
export * from './disc-competency.ts';
export * from './disc-profile.ts';
export * from './disc-progress.ts';
export * from './disc-ranking.ts';
export * from './disc-scoring.ts';
export * from './disc-status.ts';
export * from './disc-types.ts';
