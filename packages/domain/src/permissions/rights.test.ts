import { describe, expect, it } from 'vitest';
import { RIGHTS, type RightsPlace, readRights, rightNames, writeRights } from './rights.ts';

const places: readonly RightsPlace[] = ['flag', 'givable', 'column'];

describe.each(places)('rights as a %s', (place) => {
  it('have a name each', () => {
    expect(new Set(rightNames(place)).size).toBe(RIGHTS.length);
  });

  it.each([[], RIGHTS, ...RIGHTS.map((right) => [right])].map((given) => ({ given })))(
    'are read as they were written: $given',
    ({ given }) => {
      const flags = writeRights(place, given);
      expect(Object.keys(flags)).toEqual(rightNames(place));
      expect(readRights(place, flags)).toEqual(given);
    },
  );
});

it('calls them what the documents and the tables call them', () => {
  expect(writeRights('flag', ['incluir'])).toEqual({
    flVisualizar: false,
    flIncluir: true,
    flAlterar: false,
    flExcluir: false,
  });
  expect(rightNames('givable')).toEqual(['flVer', 'flAdicionar', 'flEditar', 'flExcluir']);
  expect(rightNames('column')).toEqual(['can_view', 'can_create', 'can_edit', 'can_delete']);
});

it('reads them in their own order', () => {
  const flags = { flExcluir: true, flAlterar: false, flIncluir: true, flVisualizar: false };
  expect(readRights('flag', flags)).toEqual(['incluir', 'excluir']);
});
