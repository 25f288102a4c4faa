import { describe, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { recordHref } from './use-record-path.ts';

describe('the address of a record', () => {
  const list = '?busca=ana&ver=funcionarios&etapa=1&etapa=3';

  it('keeps the list below as it is, and what is looked at of the record alone', () => {
    expect(recordHref(paths.staffPositions, list, 7)).toBe(
      '/homelogado/cargos/7?busca=ana&etapa=1&etapa=3',
    );
    expect(recordHref(paths.staffPositions, '', 7, 'funcionarios')).toBe(
      '/homelogado/cargos/7?ver=funcionarios',
    );
  });

  it('is that of the list where no record is open, and has a name for a new one', () => {
    expect(recordHref(paths.staffPositions, '?ver=funcionarios', null)).toBe('/homelogado/cargos');
    expect(recordHref(paths.staffPositions, '', 0)).toBe('/homelogado/cargos/novo');
  });
});
