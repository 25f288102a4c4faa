export * from './salary.ts';
export * from './seniorities.ts';
