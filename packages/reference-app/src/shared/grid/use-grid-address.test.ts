import { defaultGridQuery } from '@aferir/ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readGridQuery, writeGridQuery } from './use-grid-address.ts';

describe('the address of a grid', () => {
  it('keeps what is shown and comes back as it was', () => {
    const sort = { key: 'nome', isDescending: true };
    const query = { page: 3, pageSize: 10, search: 'ana & bia', filter: '2', sort } as const;
    const params = writeGridQuery(new URLSearchParams('pessoa=4'), query);
    expect(params.toString()).toBe(
      'pessoa=4&pagina=3&tamanho=10&busca=ana+%26+bia&filtro=2&ordem=-nome',
    );
    expect(readGridQuery(params, ['1', '2'], ['nome'])).toEqual(query);
  });

  it('leaves out what is as usual', () => {
    const params = new URLSearchParams('pagina=3&filtro=2&pessoa=4&ordem=nome');
    expect(writeGridQuery(params, defaultGridQuery).toString()).toBe('pessoa=4');
  });

  it('falls back on what makes no sense', () => {
    const params = new URLSearchParams('pagina=-1&tamanho=7&filtro=abc&ordem=idade');
    expect(readGridQuery(params, ['1', '2'], ['nome'])).toEqual(defaultGridQuery);
  });
});

describe('the address of a grid on a phone', () => {
  const showPhone = () =>
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const nothing = new URLSearchParams();

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('begins with ten records', () => {
    showPhone();
    const query = readGridQuery(nothing, []);
    expect(query.pageSize).toBe(10);
    expect(writeGridQuery(nothing, query).toString()).toBe('');
  });

  it.each([
    [{ page: 1, pageSize: 30 }, 'tamanho=30'],
    [{ page: 2, pageSize: 10 }, 'pagina=2&tamanho=10'],
    [{ page: 2, pageSize: 30 }, 'pagina=2'],
  ] as const)('comes back as it was, and everywhere the same: %o', (shown, address) => {
    showPhone();
    const query = { ...defaultGridQuery, ...shown };
    const params = writeGridQuery(nothing, query);
    expect(params.toString()).toBe(address);
    expect(readGridQuery(params, [])).toEqual(query);
    vi.restoreAllMocks();
    expect(readGridQuery(params, [])).toEqual(query);
  });
});
