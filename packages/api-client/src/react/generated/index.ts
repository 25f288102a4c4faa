// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from './access-open-queries.ts';
export * from './access-profiles-queries.ts';
export * from './access-queries.ts';
export * from './account-queries.ts';
export * from './behavioral-open-queries.ts';
export * from './behavioral-queries.ts';
export * from './cycles-open-queries.ts';
export * from './cycles-queries.ts';
export * from './dashboard-queries.ts';
export * from './employees-open-queries.ts';
export * from './employees-queries.ts';
export * from './exports-queries.ts';
export * from './game-player-open-queries.ts';
export * from './games-queries.ts';
export * from './images-queries.ts';
export * from './institution-queries.ts';
export * from './notifications-queries.ts';
export * from './organization-queries.ts';
export * from './performance-open-queries.ts';
export * from './performance-queries.ts';
export * from './portal-queries.ts';
export * from './positions-queries.ts';
export * from './training-player-open-queries.ts';
export * from './trainings-queries.ts';
export * from './users-open-queries.ts';
export * from './users-queries.ts';
