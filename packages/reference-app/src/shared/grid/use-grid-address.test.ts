import { defaultGridQuery } from '@aferir/ui';
import { describe, expect, it } from 'vitest';
import { readGridQuery, writeGridQuery } from './use-grid-address.ts';

describe('the address of a grid', () => {
  it('keeps what is shown and comes back as it was', () => {
    const query = { page: 3, pageSize: 10, search: 'ana & bia', filter: '2' } as const;
    const params = writeGridQuery(new URLSearchParams('pessoa=4'), query);
    expect(params.toString()).toBe('pessoa=4&pagina=3&tamanho=10&busca=ana+%26+bia&filtro=2');
    expect(readGridQuery(params, ['1', '2'])).toEqual(query);
  });

  it('leaves out what is as usual', () => {
    const params = new URLSearchParams('pagina=3&filtro=2&pessoa=4');
    expect(writeGridQuery(params, defaultGridQuery).toString()).toBe('pessoa=4');
  });

  it('falls back on what makes no sense', () => {
    const params = new URLSearchParams('pagina=-1&tamanho=7&filtro=abc');
    expect(readGridQuery(params, ['1', '2'])).toEqual(defaultGridQuery);
  });
});
