export * from './team-competencies.ts';
export * from './team-map.ts';
export * from './team-pair.ts';
export * from './team-spread.ts';
