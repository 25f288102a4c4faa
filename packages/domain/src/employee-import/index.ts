export * from './column-guess.ts';
export * from './import-fields.ts';
export * from './import-row.ts';
export * from './import-rows.ts';
