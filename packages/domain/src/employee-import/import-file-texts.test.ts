import { expect, it } from 'vitest';
import { IMPORT_LIMITS } from './import-fields.ts';
import { IMPORT_FILE_TEXTS } from './import-file-texts.ts';

it('what is said of a file that is too large names the limits', () => {
  const { bytes, rows } = IMPORT_LIMITS;
  expect(IMPORT_FILE_TEXTS['too-large']).toContain(`${bytes / 1024 / 1024} MB`);
  expect(IMPORT_FILE_TEXTS['too-many-rows']).toContain(`${rows.toLocaleString('pt-BR')} linhas`);
});
