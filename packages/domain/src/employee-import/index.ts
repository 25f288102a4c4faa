export * from './column-guess.ts';
export * from './import-doubts.ts';
export * from './import-fault-text.ts';
export * from './import-fields.ts';
export * from './import-file.ts';
export * from './import-file-texts.ts';
export * from './import-managers.ts';
export * from './import-marks.ts';
export {
  type CheckedRow,
  checkRow,
  type ImportedPerson,
  type ImportFault,
  placeKey,
} from './import-row.ts';
export * from './import-rows.ts';
export * from './import-state.ts';
export * from './near-names.ts';
export * from './new-places.ts';
