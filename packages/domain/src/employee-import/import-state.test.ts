import { expect, it } from 'vitest';
import { toldImportState } from './import-state.ts';

it('tells of an import that was undone whether something of it has stayed', () => {
  expect(toldImportState('desfeita', [])).toBe('desfeita');
  expect(toldImportState('desfeita', ['Ana Lima: já respondeu'])).toBe('desfeita em parte');
  expect(toldImportState('interrompida', ['Ana Lima: já respondeu'])).toBe('interrompida');
});
